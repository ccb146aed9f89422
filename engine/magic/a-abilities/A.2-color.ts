import { definition } from '../forms';
import type { MagicGame } from '../game';
import type { MagicObject } from '../object';

const NONE: readonly never[] = [];

/** A.2.8, K.6.5: of what its source is, an ability on the stack has the color. */
export const colourOfItsSource = definition(
  { '2003': { number: 'A.2.8', restates: ['T.4.4'] } },
  'An ability on the stack has the color that its source had as it was put there',
  (game: MagicGame, source: MagicObject): readonly string[] => game.look(source).colours,
  () => NONE,
);
