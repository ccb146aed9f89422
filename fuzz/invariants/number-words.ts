const NUMBERS = ['no', 'one', 'two', 'three', 'four', 'five'];
const ONE: ReadonlySet<string> = new Set(['a', 'an']);

/** The number that a word of card text says, in letters or in digits; undefined where it says none. */
export function numberOf(word: string): number | undefined {
  const small = word.toLowerCase();
  if (ONE.has(small)) return 1;
  const said = NUMBERS.indexOf(small);
  if (said >= 0) return said;
  return /^\d+$/.test(small) ? Number(small) : undefined;
}
