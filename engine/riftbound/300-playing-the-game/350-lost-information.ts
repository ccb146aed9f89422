import { definition } from '../forms';
import type { RiftboundGame } from '../game';

/** 356.3.e.12: what is asked of something that is no target any more is "null". */
export const informationLost = definition(
  '356.3.e.12',
  'What is no longer to be known is null, and calculations with it are ignored',
  (_game: RiftboundGame, _instead: number) => Number.NaN,
  (_game, instead) => instead,
);
