import { speedUps } from './speed-ups';

/** A fact of card text: what a card, or a part of what its text says, comes to by itself. */
export type Column<K extends object, T> = (part: K) => T;

/**
 * Makes a fact of card text: a function of a card, or of a part of the tree that its text was read to, and of nothing else. It is
 * worked out once for each, however many facts there are; with no speed-ups, anew each time.
 *
 * @param says what a part comes to: it never changes, as what is printed never does
 */
export function column<K extends object, T>(says: (part: K) => T): Column<K, T> {
  const known = new WeakMap<K, { readonly found: T }>();
  return (part) => {
    if (!speedUps.areUsed) return says(part);
    let made = known.get(part);
    if (!made) {
      made = { found: says(part) };
      known.set(part, made);
    }
    return made.found;
  };
}
