import type { Node } from 'ohm-js';
import type { Condition, Filter } from '../tree/shared';
import { together } from './filter';
import { type Dictionaries, ITS, present, type Reader } from './reader';

/** A step of a turn begins: whose, and whether only the next. */
export const beginning = (step: string, whose: 'your' | 'each' | 'the' | "opponent's", next = false) => ({
  on: 'beginning of' as const,
  step,
  whose,
  ...(next ? { next } : {}),
});

/** Trigger events, and the moments of a turn. */
export function triggerMeanings(read: Reader): Pick<Dictionaries, 'trigger'> {
  return {
    trigger: {
      TriggerWhen_moment: (_at, moment) => read.trigger(moment),
      TriggerWhen_event: (_when, event) => read.trigger(event),
      TriggerWhen_state: (_when, condition) => ({ on: 'state', condition: read.condition(condition) }),
      NextEvent: (event) => read.trigger(event),
      Event_attacks: (subject, _attacks) => ({ on: 'attacks', object: read.subject(subject) }),
      Event_draws: (who, _1) => ({ on: 'draws a card', who: read.who(who) }),
      Event_discards: (who, _1) => ({ on: 'discards a card', who: read.who(who) }),
      Event_playsThis: (who, _plays, _self) => ({ on: 'plays', who: read.who(who), filter: { this: true } }),
      Event_plays: (who, _plays, _a, nouns) => ({
        on: 'plays',
        who: read.who(who),
        filter: read.filter(nouns),
      }),
      Moment_beginning: (_words, step) => read.trigger(step),
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
      Intervening_if: (_comma, _if, condition) => read.condition(condition),
      Intervening_opponents: (_on, _words) => not(yours),
      Intervening_yours: (_on, _words) => yours,
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
      Condition_countAre: (bound, nouns, _are, quality) => ({
        if: 'count',
        filter: together(read.filter(nouns), read.filter(quality)),
        ...read.bound(bound),
      }),
      Condition_isNot: (object, _not, quality) => not(is(object, read.filter(quality))),
      Condition_its: (_its, quality) => ({ if: 'is', object: ITS, filter: read.filter(quality) }),
      Condition_is: (object, _is, quality) => is(object, read.filter(quality)),
      Condition_hasCompare: (object, _has, comparison) => is(object, read.filter(comparison)),
      Condition_hasKeyword: (object, _has, keyword) => is(object, { keyword: read.word(keyword) }),
      Condition_youControlIt: (_words, object) => is(object, { controller: 'you' }),
    },
  };
}
