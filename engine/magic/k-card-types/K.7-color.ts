import { assumed, concatMap } from '../../kernel';
import { coloursOf } from '../1-game-concepts/107-mana-symbols';
import { definition } from '../forms';
import type { MagicGame } from '../game';
import type { Card } from '../object';

/** K.7.5 */
export const newColours = definition(
  'K.7.5',
  'A color that something is changed to takes the place of those that it had',
  (_game: MagicGame, _before: readonly string[], colours: readonly string[]): readonly string[] => colours,
  (_game, before, colours) => [...new Set([...before, ...colours])],
);

/** K.7.1, K.7.4: generic mana has no color (K.7.2). */
export const baseColours = definition(
  {
    '2003': 'K.7.1',
    '2013': '202.2a',
    '2025': assumed('105.2', { from: ['2013', '202.2a'] }),
  },
  'A card has the colors of mana in its mana cost',
  (_game: MagicGame, { manaCost, colours }: Card): readonly string[] =>
    colours ?? [...new Set(concatMap(manaCost, coloursOf))],
  () => [],
);
