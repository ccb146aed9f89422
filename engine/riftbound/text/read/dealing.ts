import type { Node } from 'ohm-js';
import { chosenBy, doneTogether, multipliedAmount, THIS } from '../../../text';
import type { Amount, Effect, ObjectReference, Who } from '../tree';
import type { Dictionaries, Reader } from './reader';

/** What deals damage, as only this game says it. */
export function riftboundDealing(read: Reader): Dictionaries['instruction'] {
  const damage = (who: Who, amount: Amount, to: ObjectReference, divided = false): Effect => ({
    do: 'damage',
    source: THIS,
    amount,
    to: chosenBy(who, to),
    divided,
  });
  const dealing =
    (amount: Node, to: Node, divided = false) =>
    (who: Who): Effect =>
      damage(who, read.amount(amount), read.object(to), divided);

  return {
    Verb_split: (_deal, amount, _damage, _words, object) => dealing(amount, object, true),
    Verb_splitAmong: (_split, amount, _damage, _among, object) => dealing(amount, object, true),
    Verb_dealEqual: (_deal, _damage, _equal, quantity, _to, object) => dealing(quantity, object),
    Verb_dealToEqual: (_deal, _damage, _to, object, _equal, quantity) => dealing(quantity, object),
    Verb_dealAnother: (_deal, amount, _damage, _to, first, _and, other, _damage2, _to2, another) => (who) => {
      const target = read.targetIndex(another);
      const to = target < 0 ? otherThan(read.object(first)) : ({ ref: 'target', target } as const);
      const more = read.amount(other);
      return doneTogether<Effect>([dealing(amount, first)(who), damage(who, more, to)]);
    },
    Verb_dealBoth: (_deal, amount, _damage, _to, first, _and, other, _damage2, _to2, second) => (who) =>
      doneTogether<Effect>([dealing(amount, first)(who), dealing(other, second)(who)]),
    Verb_dealForEach: (_deal, amount, _damage, _to, object, each) => (who) =>
      damage(who, multipliedAmount<Amount>(read.amount(amount), read.amount(each)), read.object(object)),
    Verb_deal: (_deal, amount, _damage, _to, object) => dealing(amount, object),
    Verb_dealToBoth: (_deal, amount, _damage, _to, first, and) => (who) =>
      doneTogether<Effect>([first, and.child(1)].map((object) => dealing(amount, object)(who))),
  };
}

/** Another of what is chosen as it resolves. */
const otherThan = (chosen: ObjectReference): ObjectReference =>
  chosen.ref === 'choice' ? { ...chosen, filter: { ...chosen.filter, other: true } } : chosen;
