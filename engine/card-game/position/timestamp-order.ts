import type { Hasher } from '../../kernel';

interface Stamped {
  readonly timestamp: number;
}

/**
 * Adds in which order things received their timestamps: which of them came later decides what effects come to, not how much later.
 * Where they stand in the order of their timestamps nothing is added.
 *
 * @param things in an order that the position has anyway
 */
export function addTimestampOrder(hasher: Hasher, ...things: readonly (readonly Stamped[])[]): void {
  const all = things.length === 1 ? (things[0] ?? []) : things.flat();
  let latest = 0;
  let isInOrder = true;
  for (const { timestamp } of all) {
    if (timestamp < latest) isInOrder = false;
    latest = timestamp;
  }
  if (isInOrder) return;
  const places = all.map((_, place) => place);
  places.sort((one, other) => (all[one]?.timestamp ?? 0) - (all[other]?.timestamp ?? 0));
  hasher.name('order');
  for (const place of places) hasher.add(place);
}
