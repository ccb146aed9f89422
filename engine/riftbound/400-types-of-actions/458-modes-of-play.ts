import { definition } from '../forms';
import type { RiftboundGame } from '../game';

/** 462.1: how many play. */
export const isDuel = definition(
  '462.1',
  'A duel is played by two players',
  (game: RiftboundGame) => game.players.length === 2,
  () => true,
);
