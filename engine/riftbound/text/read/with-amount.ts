/** A copy of a part of a tree in which a word for an amount, "X" or "that much", is the amount that the sentence says it is. */
export function withAmount<T>(part: T, word: 'X' | 'that much', is: object): T {
  const copy = structuredClone(part);
  replaceIn(copy, word, is);
  return copy;
}

function replaceIn(part: unknown, word: string, is: object): void {
  if (typeof part !== 'object' || part === null) return;
  for (const [name, value] of Object.entries(part)) {
    if (typeof value === 'object' && value !== null && 'amount' in value && value.amount === word)
      Object.assign(part, { [name]: is });
    else replaceIn(value, word, is);
  }
}
