import { fact } from '../forms';
import type { MagicGame } from '../game';
import type { MagicObject } from '../object';

/** K.14.2, K.22.2 */
export const cannotComeIntoPlay = fact(
  { number: 'K.14.2', restates: ['K.22.2'] },
  'An instant or a sorcery that would come into play stays where it is',
  (_game: MagicGame, { card }: MagicObject, to: string) => to === 'in play' && isInstantOrSorcery(card),
);

/** Is a card one that goes to the graveyard as it resolves (T.6.9)? */
const isInstantOrSorcery = ({ types }: MagicObject['card']): boolean =>
  types.includes('instant') || types.includes('sorcery');
