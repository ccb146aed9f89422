import { fact } from '../forms';
import type { MagicGame } from '../game';
import { has } from '../keywords';
import type { MagicObject } from '../object';

/** A.18.2 */
export const strikesFirst = fact(
  'A.18.2',
  'Creatures with first strike deal combat damage before the others',
  (game: MagicGame, object: MagicObject) => has(game, object, 'first strike'),
);
