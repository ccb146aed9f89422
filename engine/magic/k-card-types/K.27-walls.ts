import { prohibition } from '../forms';
import type { MagicObject } from '../object';
import { isSaidOf } from '../t-timing/T.8-statements';

export const wallsDontAttack = prohibition<MagicObject>(
  { '2003': 'K.27.1' },
  'A Wall does not attack',
  'attack',
  (game, _player, object) =>
    game.look(object).subtypes.includes('Wall') && !isSaidOf(game, 'may attack as though no Wall', object),
);
