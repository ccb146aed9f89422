import { fact } from '../forms';
import type { RiftboundGame } from '../game';
import type { GameObject } from '../object';

/** 737.1.c.3: what "from Hidden" and "from facedown" mean. */
export const wasPlayedFromHidden = fact(
  '737.1.c.3',
  'A card that is played from facedown is played from Hidden',
  (_game: RiftboundGame, { playedFrom }: GameObject) => playedFrom === 'facedown zone',
);
