import { fact } from '../forms';
import type { MagicGame } from '../game';
import type { MagicObject } from '../object';

/** Is it a sorcery that would come into play? */
export const sorceryStays = fact(
  'K.22.2',
  'A sorcery that would come into play stays where it is',
  (_game: MagicGame, { card }: MagicObject, to: string) => to === 'in play' && card.types.includes('sorcery'),
);
