import type { Characteristics } from '../card';
import { definition } from '../forms';
import type { RiftboundGame } from '../game';
import type { GameObject } from '../object';

/** 130~2: the Energy cost that effects ask for, however it was altered as the card was played. */
export const energyCostOf = definition(
  '130~2',
  "Effects that determine a card's cost use its base cost",
  (_game: RiftboundGame, { energy }: Characteristics, _object: GameObject) => energy,
  (_game, { energy }, { paidEnergy }) => paidEnergy ?? energy,
);
