import { fact } from '../forms';
import type { MagicGame } from '../game';
import type { MagicObject } from '../object';

/** Is it an instant that would come into play? */
export const instantStays = fact(
  'K.14.2',
  'An instant that would come into play stays where it is',
  (_game: MagicGame, { card }: MagicObject, to: string) => to === 'in play' && card.types.includes('instant'),
);
