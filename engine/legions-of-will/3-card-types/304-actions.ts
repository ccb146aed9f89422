import { fromAnywhere } from '../6-actions-abilities-effects/601-who-may-play';
import { permission } from '../forms';
import type { GameObject } from '../object';

export const playActions = permission<GameObject>(
  '304.1',
  'A player with priority may play an action',
  'play',
  (game, player, object) => object.card.types.includes('action') && fromAnywhere(game, object, player),
);
