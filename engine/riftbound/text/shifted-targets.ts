/** A copy of a part of a tree whose references to targets point so many places further on. */
export function withShiftedTargets<T>(part: T, offset: number): T {
  const copy = structuredClone(part);
  shift(copy, offset);
  return copy;
}

function shift(part: unknown, offset: number): void {
  // What has targets of its own keeps them.
  if (typeof part !== 'object' || part === null || 'targets' in part) return;
  for (const [name, value] of Object.entries(part)) {
    if (name === 'target' && typeof value === 'number') Object.assign(part, { target: value + offset });
    else if (name === 'otherThan' && Array.isArray(value))
      Object.assign(part, { otherThan: value.map((place) => Number(place) + offset) });
    else shift(value, offset);
  }
}
