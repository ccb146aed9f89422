import type { Block } from '../5-turn-structure/509-who-may-block';
import { fact, prohibition } from '../forms';
import type { LegionsGame } from '../game';
import { contextOf, fits } from '../phrases';
import type { Piece } from '../piece';

/** Does a permanent have protection from an object? */
function isProtected(game: LegionsGame, piece: Piece, from: Piece): boolean {
  return game
    .look(piece)
    .abilities.some(
      (ability) =>
        ability.kind === 'keyword' &&
        ability.keyword.toLowerCase() === 'protection' &&
        ability.quality !== undefined &&
        fits(game, ability.quality, from, contextOf(piece)),
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
  (game: LegionsGame, piece: Piece, source: Piece) => isProtected(game, piece, source),
);
