import type { Node } from 'ohm-js';
import {
  type Amount,
  type Condition,
  chosenBy,
  type Dictionaries,
  doneToEach,
  type Effect,
  type Filter,
  type GameWords,
  multiplied,
  type ObjectReference,
  optional,
  type Reader,
  type Trigger,
  theirOwn,
  type Who,
} from '../../text';

type Meanings = ReturnType<GameWords['meanings']>;

/** Meanings of the rules that the game's grammar adds to the base one. */
export function meanings(read: Reader): Meanings {
  return { ...objects(read), ...doings(read), ...happenings(read) };
}

function objects(read: Reader) {
  const baseOf = (object: ObjectReference): ObjectReference => ({ ref: 'base of', object });
  const inBase = (object: ObjectReference): Filter => ({ inBase: object });
  const object: Partial<Dictionaries['object']> = {
    BaseOf_possessive: (whose, _base) => baseOf(read.object(whose)),
    BaseOf_attached: (_theBase, held, _is, _in) => baseOf(read.object(held)),
    BaseOf_thisAttached: (_theBase, _thisIs, _in) => baseOf({ ref: 'this' }),
    BaseOf_same: (_words, other) => baseOf(read.object(other)),
  };
  const filter: Partial<Dictionaries['filter']> = {
    Tail_capacity: (_words, _for, number, _permanents) => ({
      availableCapacity: optional(number, read.number) ?? 1,
    }),
    Tail_inBase: (_in, base) => inBase(read.object(base)),
  };
  const amount: Partial<Dictionaries['amount']> = {
    Quantity_yourResource: (_words) => ({ amount: 'resource', who: { who: 'you' } }),
    Quantity_resource: (_words, _resourceIn, who, _reserve) => ({ amount: 'resource', who: read.who(who) }),
    PayAmount_x: (_x, _resource) => ({ amount: 'X' }),
    PayAmount_number: (number, _resource) => ({ amount: 'number', value: read.number(number) }),
    PayAmount_itsCost: (_words) => ({
      amount: 'characteristic',
      characteristic: 'resource cost',
      object: { ref: 'this' },
      times: 1,
    }),
  };
  const costs: Partial<Dictionaries['costs']> = {
    PlainCost_restThis: (_rest, _self) => [{ cost: 'rest this' }],
    PlainCost_restAlone: (_rest) => [{ cost: 'rest this' }],
    PlainCost_rest: (_rest, number, nouns) => [
      { cost: 'rest', filter: read.filter(nouns), amount: read.number(number) },
    ],
  };
  return { object, filter, amount, costs };
}

function doings(read: Reader) {
  const chosen = (who: Who, node: Node): ObjectReference => chosenBy(who, read.object(node));
  const each = (amount: Node, forEach: Node): Amount => {
    const times = optional(forEach, read.amount);
    return times === undefined ? read.amount(amount) : multiplied(read.amount(amount), times);
  };
  const resource =
    (name: 'add resource' | 'lose resource', amount: Amount) =>
    (who: Who): Effect => ({ do: name, who, amount });
  const moved =
    (object: Node, base: Node) =>
    (who: Who): Effect => ({
      do: 'move to base',
      object: chosen(who, object),
      base: chosen(who, base),
    });

  const deed: Partial<Dictionaries['deed']> = {
    Verb_rest: (_rest, objects) => doneToEach(objects, read, (object) => ({ do: 'rest', object })),
    Verb_reset: (_reset, objects) => doneToEach(objects, read, (object) => ({ do: 'reset', object })),
    Verb_gain: (_gain, amount, _more, _resource, forEach) => resource('add resource', each(amount, forEach)),
    Verb_gainEqual: (_gain, quantity) => resource('add resource', read.amount(quantity)),
    Verb_add: (_add, amount, _resource, _to, _whose, _reserve, forEach) =>
      resource('add resource', each(amount, forEach)),
    Verb_loseResource: (_lose, amount, _resource, forEach) =>
      resource('lose resource', each(amount, forEach)),
    Verb_loseEqual: (_lose, quantity) => resource('lose resource', read.amount(quantity)),
    Verb_doubleResource: (_double, whose, _resource) => (who) => {
      const owner = read.who(whose);
      return { do: 'double resource', who: theirOwn(who, owner) };
    },
    Verb_move: (_move, object, _to, base) => moved(object, base),
    Verb_preventResolving: (_prevent, object, _words) => () => ({
      do: 'prevent from resolving',
      object: read.object(object),
    }),
  };
  const destination: Partial<Dictionaries['destination']> = {
    Arrival_base: (_in, base) => ({ zone: 'battlefield', base: read.object(base) }),
  };
  const predicate: Partial<Dictionaries['predicate']> = {
    Predicate_mayAttack: (_words) => (subject) => ({ says: 'may attack after moving', subject }),
    Predicate_cantMove: (_cant, _words) => (subject) => ({ says: "can't move", subject }),
    Predicate_doesntReset: (_doesnt, _reset, _during, _whose, _step) => (subject) => ({
      says: "doesn't reset",
      subject,
    }),
    Predicate_entersRested: (_words) => (subject) => ({ says: 'enters', subject, rested: true }),
  };
  return { deed, destination, predicate };
}

function happenings(read: Reader) {
  const about = (on: 'becomes rested' | 'becomes reset' | 'moves between bases', subject: Node): Trigger => ({
    on,
    object: read.subject(subject),
  });
  const trigger: Partial<Dictionaries['trigger']> = {
    Event_rested: (subject, _words) => about('becomes rested', subject),
    Event_reset: (subject, _words) => about('becomes reset', subject),
    Event_moves: (subject, _move, _words) => about('moves between bases', subject),
    Event_gainsResource: (who, _words) => ({ on: 'gains resource', who: read.who(who) }),
  };
  const condition: Partial<Dictionaries['condition']> = {
    Condition_resource: (who, _have, bound, _resource, _in, _whose, _reserve): Condition => ({
      if: 'resource',
      who: read.who(who),
      ...read.bound(bound),
    }),
  };
  const replaced: Partial<Dictionaries['replaced']> = {
    WouldEvent_gainResource: (who, _words) => ({ would: 'gain resource', who: read.who(who) }),
  };
  return { trigger, condition, replaced };
}
