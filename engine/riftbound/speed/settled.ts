/** When going through the layers once more would come to nothing (453.2). */

import { statedIn } from '../400-types-of-actions/450-continuous-effects';
import type { Effect, LayeredObject } from '../400-types-of-actions/450-layered-objects';
import type { Layering } from '../400-types-of-actions/450-layering';
import { mayContribute } from '../400-types-of-actions/450-might';
import { isMoreSaidOfBuffs } from '../700-additional-rules/701-what-buffs-give';
import type { Characteristics } from '../card';
import type { Change } from '../effects-in-force';
import type { RiftboundGame } from '../game';
import type { GameObject } from '../object';
import type { Ability } from '../text/tree/index';

/** Changes that leave alone what could make an effect apply after all, but for what effects say that they look at. */
const FORESEEN: ReadonlySet<Change['change'] | undefined> = new Set([
  'add tags',
  'gain ability',
  'modify',
  'set',
]);

/**
 * Would going through the layers once more find nothing that applies? So it is where no effect looks at anything that was
 * changed, where no object has come to other effects or lost any, and where what objects add to their own Might was told
 * by what is printed.
 */
export function isSettled(
  { game, written }: Layering,
  found: readonly Effect[],
  objects: readonly GameObject[],
  of: (object: GameObject) => LayeredObject,
): boolean {
  for (const { modification, looksAt } of found) {
    if (!FORESEEN.has(modification?.change)) return false;
    for (const property of looksAt)
      if (written.has(property) || (property === 'might' && written.has('cost'))) return false;
  }
  if (!written.has('abilities'))
    return !objects.some((object) => countsItsOwn(game, object, of(object).seen));
  for (const object of objects) {
    const { seen } = of(object);
    if (countsItsOwn(game, object, seen)) return false;
    // None that it began with is lost where all that changes abilities grants them.
    if (changing(seen.abilities) > changing(object.card.abilities)) return false;
  }
  return true;
}

/**
 * Passive abilities of the second layer that only grant abilities, to whomever: any two that mean the same object change
 * what the other one comes to, so that both depend on each other, and all go by timestamps.
 */
export const onlyGrant = (effects: readonly Effect[]): boolean =>
  effects.every(
    ({ modification, looksAt }) => modification?.change === 'gain ability' && !looksAt.has('abilities'),
  );

/** How many passive abilities there are among these that change something. */
function changing(abilities: readonly Ability[]): number {
  let count = 0;
  for (const ability of abilities) if (statedIn(ability).length > 0) count += 1;
  return count;
}

/** Does what an object adds to its own Might hang on what others look like? */
const countsItsOwn = (game: RiftboundGame, object: GameObject, { abilities }: Characteristics): boolean =>
  mayContribute(object) &&
  ((object.buffed && isMoreSaidOfBuffs(game)) ||
    abilities.some(
      (ability) =>
        ability.kind === 'keyword' && ability.value !== undefined && ability.value.amount !== 'number',
    ));
