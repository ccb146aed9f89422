/** How often each word, or each pair of neighbouring words, occurs in a text. */
export type Bag = ReadonlyMap<string, number>;

const word = /[\p{L}\p{N}]+(?:['.-][\p{L}\p{N}]+)*/gu;
const numbered = /\d\.\d/;

/** The words of a text in small letters, with every rule number the same. */
export function wordsIn(text: string): string[] {
  return (text.toLowerCase().match(word) ?? []).map((each) => (numbered.test(each) ? '#' : each));
}

/** Counts what a list holds. */
export function bagOf(list: readonly string[]): Bag {
  const bag = new Map<string, number>();
  for (const each of list) bag.set(each, (bag.get(each) ?? 0) + 1);
  return bag;
}

/** The pairs of neighbouring words: two texts share few of them by chance. */
export function neighbours(words: readonly string[]): string[] {
  return words.slice(1).map((each, index) => `${words[index]} ${each}`);
}

/** How much two bags have in common. */
export function shared(one: Bag, other: Bag): number {
  let sum = 0;
  for (const [each, count] of one) sum += Math.min(count, other.get(each) ?? 0);
  return sum;
}

/** How many things are in a bag. */
export function sizeOf(bag: Bag): number {
  let sum = 0;
  for (const count of bag.values()) sum += count;
  return sum;
}

/** What is left of a bag when another's content is taken out. */
export function without(bag: Bag, taken: Bag): Bag {
  return new Map(
    [...bag].flatMap(([each, count]) => {
      const left = count - (taken.get(each) ?? 0);
      return left > 0 ? [[each, left] as const] : [];
    }),
  );
}

/** From 0 (nothing in common) to 1 (the same words equally often). */
export function likeness(one: Bag, other: Bag): number {
  const all = sizeOf(one) + sizeOf(other);
  return all === 0 ? 1 : (2 * shared(one, other)) / all;
}
