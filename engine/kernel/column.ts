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

/**
 * Makes out of a part of a text what stands for it: the very same for the same part, with or without speed-ups, as abilities are told
 * from each other by being the same one.
 *
 * @param make what stands for a part: it never changes
 */
export function standInFor<K extends object, T>(make: (part: K) => T): Column<K, T> {
  const known = new WeakMap<K, { readonly made: T }>();
  return (part) => {
    const kept = known.get(part) ?? { made: make(part) };
    known.set(part, kept);
    return kept.made;
  };
}

/**
 * Makes a part of a text with words put into it: the very same for the same words, with or without speed-ups, as abilities are told
 * from each other by being the same one.
 *
 * @param make puts the words in
 */
export function partWithWords<K extends object>(
  make: (part: K, words: Readonly<Record<string, string>>) => K,
): (part: K, words: Readonly<Record<string, string>>) => K {
  const made = new WeakMap<K, Map<string, K>>();
  return (part, words) => {
    const ofPart = made.get(part) ?? new Map<string, K>();
    made.set(part, ofPart);
    const key = JSON.stringify(words);
    const known = ofPart.get(key) ?? make(part, words);
    ofPart.set(key, known);
    return known;
  };
}
