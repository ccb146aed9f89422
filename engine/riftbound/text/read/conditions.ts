import type { Node } from 'ohm-js';
import { numberAmount, present, THIS, YOU } from '../../../text';
import type { Amount, Condition, Filter } from '../tree';
import { doneBy } from './done';
import { placeOf } from './objects';
import type { Dictionaries, Reader } from './reader';

const IT_WAS = { ref: 'that as it was' } as const;
const ALONE: Filter = { statuses: ['alone'] };
const SOME = { is: 'at least', amount: numberAmount(1) } as const;
type Compared = Pick<Extract<Condition, { if: 'compare' }>, 'is' | 'than'>;

/** What may be the case, as only this game says it. */
export function riftboundConditions(read: Reader): Partial<Dictionaries['condition']> {
  const is = (filter: Filter): Condition => ({ if: 'is', object: THIS, filter });
  const itIs = (filter: Filter): Condition => ({ if: 'is', object: { ref: 'that' }, filter });
  const count = (nouns: Node, controller: 'you' | 'opponent'): Amount => ({
    amount: 'count',
    filter: { ...read.filter(nouns), controller },
    times: 1,
  });
  const controls = (
    nouns: Node,
    more: Node,
    who: 'you' | 'opponent' = 'you',
    other: 'you' | 'opponent' = 'opponent',
  ): Condition => ({
    if: 'compare',
    amount: count(nouns, who),
    is: read.word(more) === 'more' ? 'more than' : 'less than',
    than: count(nouns, other),
  });
  const compared = (form: Node): Compared => {
    switch (form.ctorName) {
      case 'CompareBound_more':
        return { is: 'more than', than: read.amount(form.child(2)) };
      case 'CompareBound_less':
        return { is: 'less than', than: read.amount(form.child(2)) };
      case 'CompareBound_equal':
        return { is: 'exactly', than: read.amount(form.child(1)) };
      default: {
        const [way] = form.child(1).children;
        return { is: way ? read.bound(way).is : 'exactly', than: numberAmount(read.number(form.child(0))) };
      }
    }
  };

  const inCombat = (alone: Node): Condition => {
    const besides = present(alone) ? ['alone'] : [];
    return {
      if: 'any',
      conditions: [is({ statuses: ['attacking', ...besides] }), is({ statuses: ['defending', ...besides] })],
    };
  };

  return {
    Condition_attackingOrDefending: (_self, _am, _words, alone) => inCombat(alone),
    Condition_doingAlone: (_self, _am, doing, _alone) => is({ statuses: [read.word(doing), 'alone'] }),
    OwnStatus_either: (_words, alone) => inCombat(alone),
    OwnStatus_one: (status) => is({ statuses: [read.word(status)] }),
    Condition_theres: (_there, _is, count) => ({
      if: 'count',
      filter: read.filter(count.child(1)),
      ...read.bound(count.child(0)),
    }),
    Condition_played: (_youHave, _played, bound, nouns, _turn) => ({
      if: 'times this turn',
      trigger: { on: 'plays', who: YOU, filter: read.filter(nouns) },
      ...read.bound(bound),
    }),
    Condition_conqueredThisTurn: (_youHave, _words) => ({
      if: 'times this turn',
      trigger: { on: 'player conquers', who: YOU },
      is: 'at least',
      amount: numberAmount(1),
    }),
    Condition_discardedThisTurn: (_youHave, _discarded, bound, nouns, _turn) => ({
      if: 'times this turn',
      trigger: { on: 'player does', who: YOU, what: 'discard', filter: read.filter(nouns) },
      ...read.bound(bound),
    }),
    Condition_diedThisTurn: (bound, nouns, _have, _words) => ({
      if: 'times this turn',
      trigger: { on: 'dies', object: { this: false, filter: read.filter(nouns) } },
      ...read.bound(bound),
    }),
    Condition_youControlMore: (_words, more, nouns, _than) => controls(nouns, more),
    Condition_opponentControlsMore: (_words, more, nouns, _than) => controls(nouns, more, 'opponent', 'you'),
    Condition_characteristic: (object, characteristic, _is, bound) => ({
      if: 'compare',
      amount: {
        amount: 'characteristic',
        characteristic: read.word(characteristic),
        object: read.object(object),
        times: 1,
      },
      ...compared(bound.child(0)),
    }),
    Condition_itsWas: (_its, characteristic, _was, bound) => ({
      if: 'compare',
      amount: {
        amount: 'characteristic',
        characteristic: read.word(characteristic),
        object: IT_WAS,
        times: 1,
      },
      ...compared(bound.child(0)),
    }),
    Condition_points: (who, _has, bound, _points) => ({
      if: 'points',
      who: read.who(who),
      ...read.bound(bound),
    }),
    Condition_nearVictory: (who, _words, number, _points) => ({
      if: 'points to victory',
      who: read.who(who),
      atMost: read.number(number),
    }),
    Condition_designated: (_self, _am, _a, designation) =>
      is({ statuses: [read.word(designation) === 'attacker' ? 'attacking' : 'defending'] }),
    Condition_me: (_self, _am, quality) => is(read.filter(quality)),
    Condition_diedAlone: (_self, _words) => is(ALONE),
    Condition_itDiedAlone: (_it, _words) => ({ if: 'is', object: IT_WAS, filter: ALONE }),
    Condition_itWas: (_it, _was, quality) => ({ if: 'is', object: IT_WAS, filter: read.filter(quality) }),
    Condition_meAt: (_self, _am, _at, place) => is({ at: placeOf(place, read) }),
    Condition_itAt: (_it, _at, place) => itIs({ at: placeOf(place, read) }),
    Condition_itHere: (_it, _here) => itIs({ at: { place: 'here' } }),
    Condition_legion: (_youHave, _words) => ({ if: 'legion' }),
    Condition_youHave: (_words, bound, nouns) => {
      const filter = read.filter(nouns);
      return {
        if: 'count',
        filter: filter.zone === undefined ? { ...filter, controller: 'you' } : filter,
        ...read.bound(bound),
      };
    },
    Condition_paid: (_words) => ({ if: 'additional cost paid' }),
    Condition_itDoneThisWay: (_it, _was, done, _words) => ({
      if: 'done this way',
      done: doneBy(read.word(done)),
      it: true,
      ...SOME,
    }),
    Condition_doneThisWay: (bound, nouns, _was, done, _words) => ({
      if: 'done this way',
      done: doneBy(read.word(done)),
      filter: read.filter(nouns),
      ...read.bound(bound),
    }),
    Condition_couldnt: (_words, couldnt, _way) => ({
      if: 'not',
      condition: {
        if: 'done this way',
        done: 'channel',
        is: 'at least',
        amount: numberAmount(read.number(couldnt.child(1))),
      },
    }),
    Condition_moved: (_have, times, _words) => ({
      if: 'times this turn',
      trigger: { on: 'moves', object: { this: true } },
      is: 'at least',
      amount: numberAmount(read.number(times)),
    }),
  };
}
