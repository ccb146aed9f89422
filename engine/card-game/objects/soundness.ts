import type { Zone } from '../../kernel';
import type { LyingObject, SeatedPlayer } from '../types';

/** What of a game's state is looked at. */
interface Looked {
  readonly zones: readonly Zone<LyingObject>[];
  readonly stack: Zone<LyingObject>;
  readonly players: readonly SeatedPlayer[];
}

/** A game's state is none that any game can have, whatever its rules say. */
export class UnsoundState extends Error {
  override readonly name = 'UnsoundState';
}

/** The first field of a record that holds less than nothing, but for those that may. */
function belowNothing(record: object, butFor: readonly string[]): string | undefined {
  for (const [field, value] of Object.entries(record))
    if (typeof value === 'number' && value < 0 && !butFor.includes(field)) return field;
  return undefined;
}

/**
 * What of a game's state can't be: an object that its zone doesn't know of, or that lies there twice or has ceased to exist; something on
 * the stack that nobody controls; less than nothing of something that is counted.
 *
 * @param mayFallBelowNothing fields of players of which that can be
 * @returns a sentence; undefined: it is sound
 */
export function unsoundness(
  { zones, stack, players }: Looked,
  mayFallBelowNothing: readonly string[] = [],
): string | undefined {
  const seen = new Set<LyingObject>();
  for (const { name, objects } of zones)
    for (const object of objects) {
      const { zone, ceased, damage, controller, isOfNobody } = object;
      const what = `"${object.card.name}" in the zone "${name}"`;
      if (seen.has(object)) return `${what} lies there twice.`;
      seen.add(object);
      if (zone.objects !== objects) return `${what} takes itself to be in "${zone.name}".`;
      if (ceased) return `${what} has ceased to exist.`;
      if (damage < 0) return `${what} has ${damage} damage.`;
      if (objects === stack.objects && controller === undefined && !isOfNobody)
        return `Nobody controls ${what}.`;
    }
  for (const player of players) {
    const field = belowNothing(player, mayFallBelowNothing);
    if (field !== undefined) return `${player.name} has less than nothing in "${field}".`;
  }
  return undefined;
}
