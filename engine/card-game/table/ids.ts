import type { Zone } from '../../kernel';

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

/** Whatever has an id and lies in a zone. */
interface Lying<P> {
  readonly id: number;
  readonly owner: number;
  readonly zone: Zone<P>;
}

/** The id of an object whose face somebody may not see: it tells where it lies, and nothing of what it was elsewhere. */
export const hiddenIdOf = <P extends Lying<P>>(object: P): string =>
  `hidden-${object.zone.name}-${object.owner}-${object.zone.objects.indexOf(object)}`;

/** The object with an id, in some zones; undefined where there is none. */
export function findById<P extends Lying<P>>(
  zones: readonly Zone<P>[],
  id: string | undefined,
): P | undefined {
  if (id === undefined) return undefined;
  for (const { objects } of zones) for (const object of objects) if (idOf(object) === id) return object;
  return undefined;
}
