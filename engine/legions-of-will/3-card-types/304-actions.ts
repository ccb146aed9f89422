import { fromAnywhere } from '../6-actions-abilities-effects/601-who-may-play';
import { permission } from '../forms';
import type { Piece } from '../piece';

export const playActions = permission<Piece>(
  '304.1',
  'A player with priority may play an action',
  'play',
  (game, player, piece) => piece.card.types.includes('action') && fromAnywhere(game, piece, player),
);
