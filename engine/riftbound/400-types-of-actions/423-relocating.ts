/** Being somewhere else: what moves and recalls have in common (425, 433). */
import { movesAlong } from '../700-additional-rules/716-attachment';
import type { RiftboundGame } from '../game';
import type { Location, Piece } from '../piece';

/** Puts an object at another location, with what is attached to it (719.3). */
export function relocate(game: RiftboundGame, piece: Piece, to: Location): void {
  if (piece.location) game.journal.remove(piece.location.pieces, piece);
  game.set(piece, 'location', to);
  game.journal.push(to.pieces, piece);
  for (const attached of piece.attached) if (movesAlong(game, attached, to)) relocate(game, attached, to);
}
