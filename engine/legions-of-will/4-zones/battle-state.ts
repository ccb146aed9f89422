import { attackersThatRemain, blockersThatRemain } from '../5-turn-structure/509-orders-that-remain';
import type { LegionsGame } from '../game';
import type { Piece } from '../piece';

/** 506.4: a unit removed from battle stops attacking, blocking, and being blocked or unblocked. */
export function removeFromBattle(game: LegionsGame, piece: Piece): void {
  if (piece.attacking) {
    for (const blocker of piece.blockedBy)
      game.set(blocker, 'blocking', attackersThatRemain(game, blocker.blocking, piece));
    game.set(piece, 'attacking', false);
    game.set(piece, 'attackedBase', undefined);
    game.set(piece, 'blockedBy', []);
    game.set(piece, 'blocked', false);
    game.set(piece, 'unblocked', false);
  }
  for (const attacker of piece.blocking)
    game.set(attacker, 'blockedBy', blockersThatRemain(game, attacker.blockedBy, piece));
  if (piece.blocking.length > 0) game.set(piece, 'blocking', []);
  game.set(piece, 'isBlocking', false);
}

/** Is a unit in battle? */
export const isInBattle = (piece: Piece): boolean => piece.attacking || piece.isBlocking;
