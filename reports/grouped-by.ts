/** Groups by keys, of which each may have several; in the order in which they come. */
export function groupedBy<T>(all: readonly T[], keysOf: (each: T) => readonly string[]): Map<string, T[]> {
  const groups = new Map<string, T[]>();
  for (const each of all) {
    for (const key of keysOf(each)) add(groups, key, each);
  }
  return groups;
}

/** Adds to one of several groups. */
export function add<T>(groups: Map<string, T[]>, key: string, each: T): void {
  const group = groups.get(key);
  if (group === undefined) groups.set(key, [each]);
  else group.push(each);
}
