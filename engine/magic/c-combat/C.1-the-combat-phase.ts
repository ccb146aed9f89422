import { fact } from '../forms';
import type { MagicGame } from '../game';
import type { MagicObject } from '../object';
import { Occurrence } from '../occurrence';

/** Is a creature attacking or blocking? */
export const isInCombat = ({ attacking, isBlocking }: MagicObject): boolean => attacking || isBlocking;

/** A creature stops attacking or blocking, and is blocked by nothing and blocks nothing any more (C.1.Ruling.1). */
export function leavesCombat(game: MagicGame, piece: MagicObject): void {
  if (!isInCombat(piece)) return;
  for (const blocker of piece.blockedBy)
    game.set(
      blocker,
      'blocking',
      blocker.blocking.filter((each) => each !== piece),
    );
  for (const attacker of piece.blocking)
    game.set(
      attacker,
      'blockedBy',
      attacker.blockedBy.filter((each) => each !== piece),
    );
  game.set(piece, 'attacking', false);
  game.set(piece, 'isBlocking', false);
  game.set(piece, 'blocked', false);
  game.set(piece, 'unblocked', false);
  game.set(piece, 'blocking', []);
  game.set(piece, 'blockedBy', []);
}

/** The event of a creature being removed from combat. */
export const removeFromCombat = (piece: MagicObject): Occurrence =>
  new Occurrence('remove from combat', { piece }, (game) => leavesCombat(game, piece));

/** C.1.4 */
export const stopsBeingACreature = fact(
  'C.1.4',
  'What stops being a creature is removed from combat',
  (game: MagicGame, piece: MagicObject) => isInCombat(piece) && !game.look(piece).types.includes('creature'),
);
