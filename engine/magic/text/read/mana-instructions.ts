import { optional, optionalProperty, theirOwn } from '../../../text';
import { manaAdded, ofAnyKind } from './mana';
import type { Dictionaries, Reader } from './reader';

/** Mana that players add, and what doubles it. */
export const manaInstructions = (read: Reader): Partial<Dictionaries['instruction']> => ({
  Verb_addMana: (_add, mana, _to, whose, _pool, often) => (who) => ({
    do: 'add mana',
    who: theirOwn(who, read.who(whose)),
    ...manaAdded(read, mana),
    ...optionalProperty('times', optional(often, read.amount)),
  }),
  Verb_addToPool: (_add, toPool, mana, often) => (who) => ({
    do: 'add mana',
    who: theirOwn(who, read.who(toPool.child(1))),
    ...manaAdded(read, mana),
    ...optionalProperty('times', optional(often, read.amount)),
  }),
  Verb_addPlainMana: (_add, mana, often) => (who) => ({
    do: 'add mana',
    who,
    ...manaAdded(read, mana),
    ...optionalProperty('times', optional(often, read.amount)),
  }),
  Verb_addProduced: (_add, _additional, number, _mana, _toPool, kind) => (who) => ({
    do: 'add mana',
    who,
    mana: ofAnyKind(read.number(number)),
    produced: true,
    ...(/\bcolor\b/i.test(read.printed(kind)) ? { colored: true } : {}),
  }),
  Verb_doubleKind: (_double, kind, _mana, whose, _pool) => (who) => ({
    do: 'double mana',
    who: theirOwn(who, read.who(whose)),
    kind: read.word(kind),
  }),
  Verb_doubleUnspentKind: (_double, kind, _mana, whose, _have) => (who) => ({
    do: 'double mana',
    who: theirOwn(who, read.who(whose)),
    kind: read.word(kind),
  }),
  Verb_doubleMana: (_double, whose, _pool) => (who) => ({
    do: 'double mana',
    who: theirOwn(who, read.who(whose)),
  }),
  Verb_doubleUnspent: (_double, whose, _have) => (who) => ({
    do: 'double mana',
    who: theirOwn(who, read.who(whose)),
  }),
});
