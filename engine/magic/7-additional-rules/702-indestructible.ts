import { assumed } from '../../kernel';
import { has } from '../a-abilities/A.1-keyword-abilities';
import { fact } from '../forms';
import type { MagicGame } from '../game';
import type { MagicObject } from '../object';
import { isSaidOf } from '../t-timing/T.8-statements';

/** 702.12b: state-based actions don't even find it. */
export const isIndestructible = fact(
  { '2025': '702.12b' },
  'A permanent with indestructible is not destroyed',
  (game: MagicGame, object: MagicObject) => has(game, object, 'indestructible'),
);

/** T.8.13 */
export const cannotBeDestroyed = fact(
  { '2003': 'T.8.13', '2013': '101.2', '2025': assumed('101.2', { from: '2013' }) },
  'What an effect says can not be destroyed is not destroyed',
  (game: MagicGame, object: MagicObject) => isSaidOf(game, "can't be destroyed", object),
);

/** Is a permanent one that nothing destroys, by its keyword or by what is said of it? So nothing replaces that, either. */
export const isLasting = (game: MagicGame, object: MagicObject): boolean =>
  isIndestructible(game, object) || cannotBeDestroyed(game, object);
