import type { Hasher } from '../../kernel';

interface Stamped {
  readonly timestamp: number;
}

/** More than there are things that have timestamps: with it, a timestamp and a place are one number. */
const PLACES = 2 ** 20;

/**
 * Adds in which order things received their timestamps: which of them came later decides what effects come to, not how much later.
 * Where they stand in the order of their timestamps nothing is added.
 *
 * @param lists of things, in an order that the position has anyway
 */
export function addTimestampOrder(hasher: Hasher, ...lists: readonly (readonly Stamped[])[]): void {
  let length = 0;
  for (const { length: more } of lists) length += more;
  const keys = new Float64Array(length);
  let place = 0;
  let latest = 0;
  let isInOrder = true;
  for (const list of lists) {
    for (const { timestamp } of list) {
      if (timestamp < latest) isInOrder = false;
      latest = timestamp;
      keys[place] = timestamp * PLACES + place;
      place += 1;
    }
  }
  if (isInOrder) return;
  hasher.name('order');
  for (const key of keys.sort()) hasher.add(key % PLACES);
}
