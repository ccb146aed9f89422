import type { Node } from 'ohm-js';
import type { Condition, Filter, Trigger, Who } from '../tree';
import { together } from './filter';
import { type Dictionaries, given, numberAmount, optional, present, type Reader } from './reader';

/** Trigger events, and the moments of a turn. */
export function triggerMeanings(read: Reader): Pick<Dictionaries, 'trigger'> {
  type AboutSubject = Extract<Trigger, { object: unknown }>;
  const on =
    (name: Exclude<AboutSubject['on'], 'put into a graveyard' | 'counters put' | 'loses control'>) =>
    (subject: Node, ..._words: Node[]): Trigger => ({ on: name, object: read.subject(subject) });
  const beginning = (
    step: string,
    whose: 'your' | 'each' | 'the' | "opponent's",
    next?: boolean,
  ): Trigger => ({
    on: 'beginning of',
    step,
    whose,
    ...(next ? { next: true } : {}),
  });

  return {
    trigger: {
      TriggerWhen_moment: (_at, moment) => read.trigger(moment),
      TriggerWhen_event: (_when, event) => read.trigger(event),
      TriggerWhen_state: (_when, condition) => ({ on: 'state', condition: read.condition(condition) }),
      NextEvent: (event) => read.trigger(event),
      Event_enters: (subject, _1) => on('enters the battlefield')(subject),
      Event_entersUnder: (subject, _enters, whose, _control) => {
        const object = read.subject(subject);
        const filter = together([object.this === false ? object.filter : {}, controlledBy(read.who(whose))]);
        return {
          on: 'enters the battlefield',
          object: object.this === false ? { this: false, filter } : object,
        };
      },
      Event_leaves: (subject, _1) => on('leaves the battlefield')(subject),
      Event_unattached: (subject, _1) => on('becomes unattached')(subject),
      Event_preventedFromResolving: (subject, _1) => on('prevented from resolving')(subject),
      Event_damagePrevented: (_1, subject, _2) => on('damage is prevented')(subject),
      Event_losesControl: (who, _1, subject) => ({
        on: 'loses control',
        who: read.who(who),
        object: read.subject(subject),
      }),
      Event_destroyed: (subject, _1) => on('destroyed')(subject),
      Event_graveyard: (subject, _1, _2, from) => ({
        on: 'put into a graveyard',
        object: read.subject(subject),
        from: from.children[0]?.child(0).ctorName === 'FromWhere_battlefield' ? 'battlefield' : 'anywhere',
      }),
      Event_unblocked: (subject, _1, _2, _3) => on('attacks and is not blocked')(subject),
      Event_attacksAlone: (subject, _1) => on('attacks alone')(subject),
      Event_attacks: (subject, _1) => on('attacks')(subject),
      Event_attacked: (subject, _1) => on('is attacked')(subject),
      Event_blocksWhat: (subject, _blocks, _a, nouns) => ({
        on: 'blocks',
        object: read.subject(subject),
        what: read.filter(nouns),
      }),
      Event_blocks: (subject, _1) => on('blocks')(subject),
      Event_blockedBy: (subject, _becomes, _a, nouns) => ({
        on: 'becomes blocked',
        object: read.subject(subject),
        by: read.filter(nouns),
      }),
      Event_blocked: (subject, _1) => on('becomes blocked')(subject),
      Event_dealsDamage: (subject, _deals, battle, _damage, to) => ({
        on: 'deals damage',
        object: read.subject(subject),
        ...(present(battle) ? { battle: true } : {}),
        ...given('to', optional(to, read.filter)),
      }),
      Event_dealtDamage: (subject, _1) => on('is dealt damage')(subject),
      Event_target: (subject, _1, _2, _3) => on('becomes the target')(subject),
      Event_faceUp: (subject, _1) => on('turned face up')(subject),
      Event_faceDown: (subject, _1) => on('turned face down')(subject),
      Event_nthCounter: (_the, ordinal, counters, _isPut, subject) => ({
        on: 'counters put',
        object: read.subject(subject),
        counter: read.word(counters.child(0)),
        nth: read.number(ordinal),
      }),
      Event_counters: (_a, counters, _isPut, subject) => ({
        on: 'counters put',
        object: read.subject(subject),
        counter: read.word(counters.child(0)),
      }),
      Event_attacksWith: (who, _attacks, _a, nouns) => ({
        on: 'attacks',
        object: { this: false, filter: together([read.filter(nouns), controlledBy(read.who(who))]) },
      }),
      Event_playerAttacks: (who, _1) => ({ on: 'player attacks', who: read.who(who) }),
      Event_draws: (who, _1) => ({ on: 'draws a card', who: read.who(who) }),
      Event_discards: (who, _1) => ({ on: 'discards a card', who: read.who(who) }),
      Event_loses: (who, _1) => ({ on: 'loses the game', who: read.who(who) }),
      Event_rolls: (who, _1) => ({ on: 'rolls a die', who: read.who(who) }),
      Event_playsThis: (who, _plays, _self) => ({ on: 'plays', who: read.who(who), filter: { this: true } }),
      Event_plays: (who, _plays, _a, nouns) => ({
        on: 'plays',
        who: read.who(who),
        filter: read.filter(nouns),
      }),
      Event_activates: (who, _activates, of) => ({
        on: 'activates',
        who: read.who(who),
        filter: optional(of, read.filter) ?? {},
      }),
      Moment_beginning: (_words, step) => read.trigger(step),
      Moment_end: (_words, step) => read.trigger(step),
      Moment_endOfBattle: (_the, _words) => beginning('end of battle step', 'the'),
      Moment_endOfTurn: (_the, _words) => beginning('end step', 'the', true),
      MomentStep_your: (_your, next, step) => beginning(read.word(step), 'your', present(next)),
      MomentStep_opponents: (_words, step) => beginning(read.word(step), "opponent's"),
      MomentStep_each: (_each, step) => beginning(read.word(step), 'each'),
      MomentStep_next: (_the, _next, step) => beginning(read.word(step), 'the', true),
      MomentStep_the: (_the, step) => beginning(read.word(step), 'the'),
    },
  };
}

/** What may be the case. */
export function conditionMeanings(read: Reader): Pick<Dictionaries, 'condition'> {
  const controls = (count: Node, controller: Filter['controller']): Condition => ({
    if: 'count',
    filter: { ...read.filter(count), ...(controller ? { controller } : {}) },
    ...read.bound(count.child(0)),
  });
  const not = (condition: Condition): Condition => ({ if: 'not', condition });
  const is = (object: Node, filter: Filter): Condition => ({ if: 'is', object: read.object(object), filter });
  const yours: Condition = { if: 'your turn' };

  return {
    condition: {
      Condition_youControl: (_words, count) => controls(count, 'you'),
      Condition_opponentControls: (_words, count) => controls(count, 'opponent'),
      Condition_defendingControls: (_the, _words, count) => controls(count, 'defending player'),
      Condition_thereAre: (_words, count) => controls(count, undefined),
      Condition_attackingPlayer: (who, _is, whom) => ({
        if: 'attacks player',
        who: read.who(who),
        whom: read.who(whom),
        when: 'now',
      }),
      Condition_attackedPlayer: (who, _attacked, whom, _turn) => ({
        if: 'attacks player',
        who: read.who(who),
        whom: read.who(whom),
        when: 'this turn',
      }),
      Condition_yourTurn: (_words) => yours,
      Condition_notYourTurn: (_words) => not(yours),
      Condition_hand: (who, _have, bound, _words) => ({
        if: 'cards in hand',
        who: read.who(who),
        ...read.bound(bound),
      }),
      Condition_theirHand: (who, _have, bound, _words, _whose, _hand) => ({
        if: 'cards in hand',
        who: read.who(who),
        ...read.bound(bound),
      }),
      Condition_result: (_words, number, way) => ({
        if: 'result',
        is: optional(way, read.bound)?.is ?? 'exactly',
        amount: numberAmount(read.number(number)),
      }),
      Condition_countAre: (bound, nouns, _are, quality) => ({
        if: 'count',
        filter: together([read.filter(nouns), read.filter(quality)]),
        ...read.bound(bound),
      }),
      Condition_isNot: (object, _not, quality) => not(is(object, read.filter(quality))),
      Condition_its: (_its, quality) => ({ if: 'is', object: { ref: 'that' }, filter: read.filter(quality) }),
      Condition_is: (object, _is, quality) => is(object, read.filter(quality)),
      Condition_hasCompare: (object, _has, comparison) => is(object, read.filter(comparison)),
      Condition_hasCounters: (object, _has, bound, counters, _on, _it) => ({
        if: 'counters',
        object: read.object(object),
        counter: read.word(counters.child(0)),
        ...read.bound(bound),
      }),
      Condition_hasNoCounter: (object, _has, _a, counters, _on, _it) => ({
        if: 'counters',
        object: read.object(object),
        counter: read.word(counters.child(0)),
        is: 'exactly',
        amount: numberAmount(0),
      }),
      Condition_hasKeyword: (object, _has, keyword) => is(object, { keyword: read.word(keyword) }),
      Condition_youControlIt: (_words, object) => is(object, { controller: 'you' }),
    },
  };
}

function controlledBy(who: Who): Filter {
  if (who.who === 'any player' || who.who === 'each player') return {};
  if (who.who === 'you') return { controller: 'you' };
  return who.who === 'opponent' || who.who === 'each opponent'
    ? { controller: 'opponent' }
    : { controlledBy: who };
}
