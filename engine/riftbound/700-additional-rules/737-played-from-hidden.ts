import { fact } from '../forms';
import type { RiftboundGame } from '../game';
import type { Piece } from '../piece';

/** 737.1.c.3: what "from Hidden" and "from facedown" mean. */
export const wasPlayedFromHidden = fact(
  '737.1.c.3',
  'A card that is played from facedown is played from Hidden',
  (_game: RiftboundGame, { playedFrom }: Piece) => playedFrom === 'facedown zone',
);
