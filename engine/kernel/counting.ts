/** The ways in which fields of the state count in the hash of a position. */
import { constantLanes } from './constants';
import { type CountedField, type Fields, type HiddenField, RecordFields } from './fields';

/** A field that can't matter to how a game goes on. @param reason why it can't */
export const hidden = (reason: string): HiddenField => ({ hidden: reason });

/** A field that doesn't count because it follows from others. */
export const workedOut: HiddenField = { hidden: 'worked out from what else there is', isWorkedOut: true };

/** Yes or no. */
export const flag: CountedField<boolean> = {
  isAlone: true,
  isNothing: (value) => !value,
  add: (hasher) => hasher.add(true),
};

/** A number of which there is none at first: damage, moves. */
export const amount: CountedField<number> = {
  isAlone: true,
  isNothing: (value) => value === 0,
  add: (hasher, value) => hasher.add(value),
};

/** A number or a word as it is. */
export const value: CountedField<string | number | boolean | undefined> = {
  isAlone: true,
  isNothing: (held) => held === undefined,
  add: (hasher, held) => (typeof held === 'string' ? hasher.name(held) : hasher.add(held)),
};

/** What never changes: a card, the tree of a text. */
export const constant: CountedField<object | string | number | boolean | undefined> = {
  isAlone: true,
  isNothing: (held) => held === undefined,
  add: (hasher, held) => hasher.part(constantLanes(held)),
};

/** An object, a player or a place of the game: it counts by where it is. */
export const reference: CountedField<object | undefined> = {
  isAlone: false,
  isNothing: (held) => held === undefined,
  add: (hasher, held, position) => position.addReference(hasher, held),
};

/** A zone by itself: what lies there is hashed zone by zone, and what lies nowhere any more was there last. */
export const zone: CountedField<{ readonly name: string; readonly owner: number | undefined }> = {
  isAlone: true,
  isNothing: () => false,
  add: (hasher, { name, owner }) => hasher.name(name).add(owner),
};

/** Plain data, with whatever objects of the game are in it (see `addShared`). */
export const structure: CountedField<unknown> = {
  isAlone: false,
  isNothing: (held) => held === undefined || (Array.isArray(held) && held.length === 0),
  add: (hasher, held, position) => position.addShared(hasher, held),
};

/** The number of the turn in which something was: all that counts is whether that is the present one. */
export const turnNumber: CountedField<number> = {
  isAlone: false,
  isNothing: (held) => held === 0,
  isPast: (held, { turn }) => held !== turn,
  add: (hasher) => hasher.add(true),
};

/** A number that is only ever compared with others of its kind: they count by which are the same. */
export const identity: CountedField<number> = {
  isAlone: false,
  isNothing: (held) => held === 0,
  add: (hasher, held, position) => hasher.add(position.numberOf(held)),
};

/** A list in its order. One that a record's field holds is replaced and never written, so that the journal knows of it. */
export const list = <V>(of: CountedField<V>): CountedField<readonly V[]> => ({
  isAlone: of.isAlone,
  isNothing: ({ length }) => length === 0,
  add: (hasher, held, position) => {
    hasher.add(held.length);
    for (const each of held) of.add(hasher, each, position);
  },
});

/** Values by names or numbers, in whatever order they were noted. */
export const table = <V>(of: CountedField<V>): CountedField<Readonly<Record<string, V>>> => ({
  isAlone: of.isAlone,
  isNothing: (held) => {
    for (const _key in held) return false;
    return true;
  },
  add: (hasher, held, position) => {
    const keys = Object.keys(held);
    hasher.add(keys.length);
    for (const key of keys.length > 1 ? keys.sort() : keys) {
      const each = held[key];
      hasher.name(key);
      if (each !== undefined) of.add(hasher, each, position);
    }
  },
});

/** What there may be none of: none is something else than an empty one. */
export const optional = <V>(of: CountedField<V>): CountedField<V | undefined> => ({
  isAlone: of.isAlone,
  isNothing: (held) => held === undefined,
  add: (hasher, held, position) => {
    if (held !== undefined) of.add(hasher, held, position);
  },
});

/** A record with fields of its own. */
export const record = <T extends object>(fields: Fields<T>): CountedField<T> => {
  const counted = new RecordFields<T>(fields);
  return {
    isAlone: false,
    isNothing: () => false,
    add: (hasher, held, position) => counted.add(hasher, held, position),
  };
};
