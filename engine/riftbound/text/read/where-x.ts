/** A copy of a part of a tree in which X is the amount that the sentence says it is. */
export function whereX<T>(part: T, is: object): T {
  const copy = structuredClone(part);
  replaceIn(copy, is);
  return copy;
}

function replaceIn(part: unknown, is: object): void {
  if (typeof part !== 'object' || part === null) return;
  for (const [name, value] of Object.entries(part)) {
    if (typeof value === 'object' && value !== null && 'amount' in value && value.amount === 'X')
      Object.assign(part, { [name]: is });
    else replaceIn(value, is);
  }
}
