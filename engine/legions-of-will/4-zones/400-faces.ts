/** Who sees the faces of cards (400.2, 401.2, 402.3, 407.3). */
import { looksAtOwnBases } from '../3-card-types/301-bases';
import { looksAtOwnTraps } from '../3-card-types/303-traps';
import { fact } from '../forms';
import type { LegionsGame } from '../game';
import type { Piece } from '../piece';
import { isSecret, playsRevealed } from './401-deck';
import { isOthers } from './402-hand';
import { isExpelledUnseen } from './407-expelled';

/** 400.2: but for what a rule or an effect has lie face down. */
export const isPublic = fact(
  '400.2',
  'Everybody sees the cards in public zones',
  (_game, { zone }: Piece) => zone.seenBy === 'everybody',
);

/** May a player see an object's face? */
export function seesFace(game: LegionsGame, piece: Piece, viewer: number): boolean {
  const { zone, faceDown, shownTo } = piece;
  if (shownTo === 'all players' || shownTo === viewer) return true;
  if (zone.seenBy === 'owner') return !isOthers(game, piece, viewer);
  if (zone.seenBy === 'nobody')
    return (zone.top === piece && playsRevealed(game, piece.owner)) || !isSecret(game, piece);
  return faceDown ? seesFaceDown(game, piece, viewer) : isPublic(game, piece);
}

function seesFaceDown(game: LegionsGame, piece: Piece, viewer: number): boolean {
  if (piece.zone === game.expelled) return !isExpelledUnseen(game, piece);
  if (piece.isBase) return looksAtOwnBases(game, piece, viewer);
  if (piece.isTrap) return looksAtOwnTraps(game, piece, viewer);
  return piece.controller === viewer;
}
