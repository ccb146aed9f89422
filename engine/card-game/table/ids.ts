/** By number: the same few thousand are told again and again, and kept they are the same strings wherever they are looked up. */
const ids: string[] = [];

/** An object's id, as the port has it. */
export function idOf({ id }: { readonly id: number }): string {
  if (id >= MOST_KEPT) return `o${id}`;
  while (ids.length <= id) ids.push(`o${ids.length}`);
  return ids[id] ?? `o${id}`;
}

/** So many are kept: hardly a game has more objects. */
const MOST_KEPT = 20_000;
