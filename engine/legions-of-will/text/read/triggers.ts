import type { Node } from 'ohm-js';
import { given, numberAmount, optional, present, together } from '../../../text';
import type { Condition, Filter, Trigger, Who } from '../tree';
import { anySuch } from './any-such';
import type { Dictionaries, Reader } from './reader';

/** Trigger events, and the moments of a turn. */
export function triggerMeanings(read: Reader): Partial<Dictionaries['trigger']> {
  type AboutSubject = Extract<Trigger, { object: unknown }>;
  const on =
    (
      name: Exclude<
        AboutSubject['on'],
        'put into a graveyard' | 'counters put' | 'loses control' | 'attack together' | 'enters a base'
      >,
    ) =>
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

  const about = (on: 'becomes rested' | 'becomes reset' | 'moves between bases', subject: Node): Trigger => ({
    on,
    object: read.subject(subject),
  });

  return {
    Event_enters: (subject, _1) => on('enters the battlefield')(subject),
    Event_entersUnder: (subject, _enters, whose, _control) => {
      const object = read.subject(subject);
      const filter = together<Filter>(
        object.this === false ? object.filter : {},
        controlledBy(read.who(whose)),
      );
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
    Event_attacksOrBlocks: (subject, _attacks, _or, _blocks) => ({
      on: 'any of',
      triggers: [on('attacks')(subject), on('blocks')(subject)],
    }),
    Event_attackTogether: (many, nouns, _attack) => ({
      on: 'attack together',
      object: { this: false, filter: read.filter(nouns) },
      least: read.number(many),
    }),
    Event_attacksWithMany: (who, _attacks, many, nouns) => ({
      on: 'attack together',
      object: { this: false, filter: together(read.filter(nouns), controlledBy(read.who(who))) },
      least: read.number(many),
    }),
    Event_entersBase: (subject, _enters, base) => ({
      on: 'enters a base',
      object: read.subject(subject),
      base: anySuch(read.object(base)),
    }),
    Event_unblocked: (subject, _1, _2, _3) => on('attacks and is not blocked')(subject),
    Event_attacksAlone: (subject, _1) => on('attacks alone')(subject),
    Event_attacked: (subject, _1) => on('is attacked')(subject),
    Event_blocksWhat: (subject, _blocks, _a, nouns) => ({
      on: 'blocks',
      object: read.subject(subject),
      what: read.filter(nouns),
    }),
    Event_blocksMany: (subject, _blocks, least, _more, nouns) => ({
      on: 'blocks',
      object: read.subject(subject),
      what: read.filter(nouns),
      least: read.number(least),
    }),
    Event_blocks: (subject, _1) => on('blocks')(subject),
    Event_blockedBy: (subject, _becomes, _a, nouns) => ({
      on: 'becomes blocked',
      object: read.subject(subject),
      by: read.filter(nouns),
    }),
    Event_blockedByMany: (subject, _becomes, least, _more, nouns) => ({
      on: 'becomes blocked',
      object: read.subject(subject),
      by: read.filter(nouns),
      least: read.number(least),
    }),
    Event_blocked: (subject, _1) => on('becomes blocked')(subject),
    Event_dealsDamage: (subject, _deals, battle, _damage, to) => ({
      on: 'deals damage',
      object: read.subject(subject),
      ...(present(battle) ? { battle: true } : {}),
      ...given('to', optional(to, read.filter)),
    }),
    Event_dealtDamage: (subject, _1) => on('is dealt damage')(subject),
    Event_target: (subject, _1, _2, _3, control) => ({
      on: 'becomes the target',
      object: read.subject(subject),
      ...given(
        'by',
        optional(control, (whose): 'you' | 'opponent' =>
          whose.child(0).ctorName === 'TheyControl_yours' ? 'you' : 'opponent',
        ),
      ),
    }),
    Event_faceUp: (subject, _1) => on('turned face up')(subject),
    Event_faceDown: (subject, _1) => on('turned face down')(subject),
    Event_nthCounter: (_the, ordinal, counters, _isPut, subject) => ({
      on: 'counters put',
      object: read.subject(subject),
      counter: read.word(counters.child(0)),
      nth: read.number(ordinal),
    }),
    Event_counter: (_a, counters, _isPut, subject) => ({
      on: 'counters put',
      object: read.subject(subject),
      counter: read.word(counters.child(0)),
      each: true,
    }),
    Event_counters: (_oneOrMore, counters, _arePut, subject) => ({
      on: 'counters put',
      object: read.subject(subject),
      counter: read.word(counters.child(0)),
    }),
    Event_attacksWith: (who, _attacks, _a, nouns) => ({
      on: 'attacks',
      object: { this: false, filter: together(read.filter(nouns), controlledBy(read.who(who))) },
    }),
    Event_playerAttacks: (who, _1) => ({ on: 'player attacks', who: read.who(who) }),
    Event_loses: (who, _1) => ({ on: 'loses the game', who: read.who(who) }),
    Event_shuffles: (who, _1, _2, _3) => ({ on: 'shuffles a deck', who: read.who(who) }),
    Event_rolls: (who, _1) => ({ on: 'rolls a die', who: read.who(who) }),
    Event_activates: (who, _activates, of) => ({
      on: 'activates',
      who: read.who(who),
      filter: optional(of, read.filter) ?? {},
    }),
    Moment_end: (_words, step) => read.trigger(step),
    Moment_endOfBattle: (_the, _words) => beginning('end of battle step', 'the'),
    Moment_endOfTurn: (_the, _words) => beginning('end step', 'the', true),
    Event_rested: (subject, _words) => about('becomes rested', subject),
    Event_reset: (subject, _words) => about('becomes reset', subject),
    Event_moves: (subject, _move, _words) => about('moves between bases', subject),
    Event_gainsResource: (who, _words) => ({ on: 'gains resource', who: read.who(who) }),
  };
}

/** What may be the case. */
export function conditionMeanings(read: Reader): Partial<Dictionaries['condition']> {
  return {
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
    Condition_result: (_words, number, way) => ({
      if: 'result',
      is: optional(way, read.bound)?.is ?? 'exactly',
      amount: numberAmount(read.number(number)),
    }),
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
    Condition_resource: (who, _have, bound, _resource, _in, _whose, _reserve): Condition => ({
      if: 'resource',
      who: read.who(who),
      ...read.bound(bound),
    }),
  };
}

function controlledBy(who: Who): Filter {
  if (who.who === 'any player' || who.who === 'each player') return {};
  if (who.who === 'you') return { controller: 'you' };
  return who.who === 'opponent' || who.who === 'each opponent'
    ? { controller: 'opponent' }
    : { controlledBy: who };
}
