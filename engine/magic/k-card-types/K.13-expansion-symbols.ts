/** Expansion symbols (K.13): a card's text says which one is printed on it. */
import { assumed } from '../../kernel';
import { fact } from '../forms';
import type { MagicGame } from '../game';
import type { Card } from '../object';

/** K.13.3, 206.3: as it is printed, whatever is done to its abilities; a token has none (K.25.Ruling.2). */
export const hasSymbol = fact(
  {
    '2003': 'K.13.3',
    '2013': '206.3',
    '2025': assumed('206.3', { from: '2013' }),
  },
  'A card is from an expansion set if it has its symbol',
  (_game: MagicGame, { abilities }: Card, expansion: string) =>
    abilities.some(
      (ability) =>
        ability.kind === 'keyword' && ability.keyword === 'expansion symbol' && ability.what === expansion,
    ),
);
