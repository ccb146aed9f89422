import type { Node } from 'ohm-js';
import { doneTogether, multiplied } from '../../../text';
import type { Amount, Effect, ObjectReference } from '../tree';
import type { Dictionaries, Reader } from './reader';

const THIS = { ref: 'this' } as const;

/** What deals damage, as only this game says it. */
export function dealingMeanings(read: Reader): Dictionaries['deed'] {
  const damage = (amount: Amount, to: Node, divided = false): Effect => ({
    do: 'damage',
    source: THIS,
    amount,
    to: read.object(to),
    divided,
  });

  return {
    Verb_split: (_deal, amount, _damage, _words, object) => () => damage(read.amount(amount), object, true),
    Verb_splitAmong: (_split, amount, _damage, _among, object) => () =>
      damage(read.amount(amount), object, true),
    Verb_dealEqual: (_deal, _damage, _equal, quantity, _to, object) => () =>
      damage(read.amount(quantity), object),
    Verb_dealToEqual: (_deal, _damage, _to, object, _equal, quantity) => () =>
      damage(read.amount(quantity), object),
    Verb_dealAnother: (_deal, amount, _damage, _to, first, _and, other, _damage2, _to2, another) => () => {
      const target = read.targetIndex(another);
      const to = target < 0 ? otherThan(read.object(first)) : ({ ref: 'target', target } as const);
      const more = read.amount(other);
      return doneTogether<Effect>([
        damage(read.amount(amount), first),
        { do: 'damage', source: THIS, amount: more, to, divided: false },
      ]);
    },
    Verb_dealBoth: (_deal, amount, _damage, _to, first, _and, other, _damage2, _to2, second) => () =>
      doneTogether<Effect>([damage(read.amount(amount), first), damage(read.amount(other), second)]),
    Verb_dealForEach: (_deal, amount, _damage, _to, object, each) => () =>
      damage(multiplied<Amount>(read.amount(amount), read.amount(each)), object),
    Verb_deal: (_deal, amount, _damage, _to, object) => () => damage(read.amount(amount), object),
    Verb_dealToBoth: (_deal, amount, _damage, _to, first, and) => () =>
      doneTogether<Effect>([first, and.child(1)].map((object) => damage(read.amount(amount), object))),
  };
}

/** Another of what is chosen as it resolves. */
const otherThan = (chosen: ObjectReference): ObjectReference =>
  chosen.ref === 'choice' ? { ...chosen, filter: { ...chosen.filter, other: true } } : chosen;
