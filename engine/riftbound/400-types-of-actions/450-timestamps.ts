import { fact } from '../forms';
import type { RiftboundGame } from '../game';
import type { Piece } from '../piece';

/** 457.2: rules text that ceases to be inactive has a new timestamp. */
export const newTimestamp = fact(
  '457.2',
  'Rules text that ceases to be inactive establishes a new timestamp',
  (_game: RiftboundGame, piece: Piece) => piece.attachedTo !== undefined,
);

/** An object is no longer attached: its rules text is active again, and as new. */
export function activate(game: RiftboundGame, piece: Piece): void {
  if (newTimestamp(game, piece)) game.set(piece, 'timestamp', game.timestamp());
  game.set(piece, 'attachedTo', undefined);
}
