import type { Node } from 'ohm-js';
import type { Amount, Condition, ReplacedEvent, Trigger } from '../tree/shared';
import { about } from './amounts';
import { chosenFirst } from './chosen-first';
import type { TextPart } from './part';
import { type Dictionaries, type Instruction, ITS, numberAmount, type Reader } from './reader';
import { chosenBy } from './sequence';

/** Counters on objects: how they come and go, what counts them, and what waits for them. */
export const counters: TextPart = {
  name: 'counters',
  divisions: ['Verb_distribute'],
  meanings: (read) => ({
    instruction: instructions(read),
    costs: {
      PlainCost_removeCounters: (_remove, number, counters, _from, _self) => [
        { cost: 'remove counters', counter: kindOf(counters, read), amount: read.number(number) },
      ],
    },
    filter: {
      Tail_counter: (_with, _a, counters, _on, _it) => ({ counter: kindOf(counters, read) }),
      Tail_counters: (_with, number, _orMore, counters, _on, _it) => ({
        counter: kindOf(counters, read),
        counters: read.number(number),
      }),
    },
    amount: {
      Quantity_counters: (_the, counters, _on, object) => countersOn(counters, object, read),
      ForEach_counters: (_forEach, counters, _on, object) => countersOn(counters, object, read),
    },
    condition: {
      Condition_hasCounters: (object, _has, bound, counters, _on, _it): Condition => ({
        if: 'counters',
        object: read.object(object),
        counter: kindOf(counters, read),
        ...read.bound(bound),
      }),
      Condition_hasNoCounter: (object, _has, _a, counters, _on, _it): Condition => ({
        if: 'counters',
        object: read.object(object),
        counter: kindOf(counters, read),
        is: 'exactly',
        amount: numberAmount(0),
      }),
    },
    trigger: {
      Event_nthCounter: (_the, ordinal, counters, _isPut, subject) =>
        countersPut(counters, subject, read, { nth: read.number(ordinal) }),
      Event_counter: (_a, counters, _isPut, subject) => countersPut(counters, subject, read, { each: true }),
      Event_counters: (_oneOrMore, counters, _arePut, subject) => countersPut(counters, subject, read),
    },
    replaced: {
      WouldEvent_counters: (subject, _would, _a, kind, _put, _it) => wouldHave(subject, kind, read),
      WouldEvent_countersOn: (_a, kind, _would, subject) => wouldHave(subject, kind, read),
    },
    predicate: {
      Predicate_maximumCounters: (_cant, _more, number, counters, _on, _it) => (subject) => ({
        says: 'maximum counters',
        subject,
        counter: kindOf(counters, read),
        amount: read.number(number),
      }),
    },
  }),
};

/** The kind that counters are said to be of. */
const kindOf = (counters: Node, read: Reader): string => read.word(counters.child(0));

const countersOn = (counters: Node, object: Node, read: Reader): Amount => ({
  amount: 'counters',
  counter: kindOf(counters, read),
  object: read.object(object),
});

const countersPut = (
  counters: Node,
  subject: Node,
  read: Reader,
  which: { readonly nth?: number; readonly each?: true } = {},
): Trigger => ({
  on: 'counters put',
  object: read.subject(subject),
  counter: kindOf(counters, read),
  ...which,
});

const wouldHave = (subject: Node, kind: Node, read: Reader): ReplacedEvent => ({
  would: 'have counters put on it',
  object: read.subject(subject),
  counter: kindOf(kind, read),
});

function instructions(read: Reader): Partial<Dictionaries['instruction']> {
  const counting =
    (
      name: 'put counters' | 'remove counters',
      kind: Node,
      amount: Amount,
      on: Node,
      own = true,
    ): Instruction =>
    (who) => {
      const object = read.object(on);
      const theirs = own && about(amount, { ref: 'this' }) !== amount;
      return {
        do: name,
        counter: kindOf(kind, read),
        amount: theirs ? about(amount, object) : amount,
        object: chosenBy(who, object),
        ...(theirs && object.ref !== 'this' ? { own: true } : {}),
      };
    };

  return {
    Verb_putAllCounters: (_put, from, _countersOn, object) => (who) => ({
      do: 'put all counters',
      from: read.object(from),
      object: chosenBy(who, read.object(object)),
    }),
    Verb_putCounters: (_put, amount, kind, _on, object) =>
      counting('put counters', kind, read.amount(amount), object),
    Verb_putEqual: (_put, kind, _equal, quantity, _on, object) =>
      // "Its", said before the object, is what was spoken of before, if anything was.
      counting('put counters', kind, read.amount(quantity), object, !read.spokenBefore(quantity)),
    Verb_distribute: (_distribute, amount, kind, _among, object) => (who) => ({
      do: 'put counters',
      counter: kindOf(kind, read),
      amount: read.amount(amount),
      object: chosenBy(who, read.object(object)),
      divided: true,
    }),
    Verb_removeCounters: (_remove, amount, kind, _from, object) =>
      counting('remove counters', kind, read.amount(amount), object),
    Verb_removeEvery: (_words, object) => (who) => ({
      do: 'remove all counters',
      object: chosenBy(who, read.object(object)),
    }),
    Verb_removeAll: (_remove, kind, _from, object) =>
      counting(
        'remove counters',
        kind,
        { amount: 'counters', counter: kindOf(kind, read), object: ITS },
        object,
      ),
    Verb_moveCounter: (_move, number, kind, _from, source, _to, object) => (who) => {
      const to = chosenBy(who, read.object(object));
      return chosenFirst(who, chosenBy(who, read.object(source)), to, (from) => ({
        do: 'move counter',
        counter: kindOf(kind, read),
        amount: read.number(number),
        from,
        to,
      }));
    },
    Verb_doubleCounters: (_double, kind, _on, object) => (who) => ({
      do: 'double counters',
      object: chosenBy(who, read.object(object)),
      counter: kindOf(kind, read),
    }),
  };
}
