import { draft } from '../draft';
import type { Fields } from '../fields';

/** The same thing otherwise: yes for no, another number, another word; undefined where that can't be told. */
function another(value: unknown): unknown {
  if (typeof value === 'boolean') return !value;
  if (typeof value === 'number') return value + 1;
  if (typeof value === 'string') return `${value} and more`;
  return undefined;
}

/**
 * Writes each field that is declared to count, one after the other, and looks whether the hash is another. Afterwards all is as it was.
 *
 * @param held a record that is part of a position
 * @param others what fields could hold instead, of which that can't be told from what they hold
 * @param hash hashes that position, from nothing
 * @returns the names of those that make no difference, and of those for which there is nothing to hold instead
 */
export function uncountedFields<T extends object>(
  fields: Fields<T>,
  held: T,
  others: Partial<T>,
  hash: () => string,
): readonly string[] {
  const before = hash();
  const uncounted: string[] = [];
  for (const key in fields) {
    if ('hidden' in fields[key]) continue;
    const value: unknown = held[key];
    const other: unknown = key in others ? others[key] : another(value);
    if (other === undefined) {
      uncounted.push(key);
      continue;
    }
    Object.assign(draft(held), { [key]: other });
    if (hash() === before) uncounted.push(key);
    Object.assign(draft(held), { [key]: value });
  }
  return uncounted;
}

/** The names of the fields that an object has, and that are neither declared nor known to be worked out. */
export const undeclaredFields = (
  fields: object,
  held: object,
  workedOut: readonly string[] = [],
): readonly string[] => Object.keys(held).filter((key) => !(key in fields) && !workedOut.includes(key));
