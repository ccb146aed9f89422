import type { Block } from '../5-turn-structure/509-who-may-block';
import { fact, prohibition } from '../forms';
import type { LegionsGame } from '../game';
import type { GameObject } from '../object';
import { contextOf, fits } from '../phrases';

/** Does a permanent have protection from an object? */
function isProtected(game: LegionsGame, object: GameObject, from: GameObject): boolean {
  return game
    .look(object)
    .abilities.some(
      (ability) =>
        ability.kind === 'keyword' &&
        ability.keyword.toLowerCase() === 'protection' &&
        ability.quality !== undefined &&
        fits(game, ability.quality, from, contextOf(object)),
    );
}

/** 702.2c: what protection says of blocking. */
export const protectedFromBlockers = prohibition<Block>(
  '702.2c',
  "A unit with protection isn't blocked by units with that quality",
  'block a unit',
  (game, _player, { unit, attacker }) => isProtected(game, attacker, unit),
);

/** 702.2b: what protection says of damage. */
export const protectedFromDamage = fact(
  '702.2b',
  'Damage from sources with the quality is prevented',
  (game: LegionsGame, object: GameObject, source: GameObject) => isProtected(game, object, source),
);
