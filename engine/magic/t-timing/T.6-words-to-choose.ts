/** The words that players choose from where a text lets them choose one. */
import { assumed, concatMap } from '../../kernel';
import { definition } from '../forms';
import type { MagicGame } from '../game';
import type { Card } from '../object';
import { creatureTypes } from '../text/creature-types';

export const COLORS: readonly string[] = ['white', 'blue', 'black', 'red', 'green'];

/** K.11.7 */
export const typesToChoose = definition(
  { '2003': 'K.11.7', '2013': '205.3m', '2025': assumed('205.3m', { from: '2013' }) },
  'Of creature types one is chosen that there is',
  (_game: MagicGame): readonly string[] => creatureTypes.map(([one]) => one),
  () => [],
);

/** 201.3: the cards that there are stand for the reference that the rule speaks of. */
export const namesToChoose = definition(
  { '2003': 'T.6.4', '2013': '201.3', '2025': assumed('201.3', { from: '2013' }) },
  'Who names a card names one that there is, and no token that no card is named as',
  (game: MagicGame): readonly string[] => namesOf(game, ({ isToken }) => isToken !== true),
  (game) => namesOf(game, () => true),
);

const namesOf = (game: MagicGame, isNamed: (card: Card) => boolean): readonly string[] => {
  const cards = concatMap(game.zones, ({ objects }) => objects.map(({ card }) => card));
  const names = cards.filter((card) => isNamed(card) && card.name !== '').map(({ name }) => name);
  return [...new Set(names)].sort();
};
