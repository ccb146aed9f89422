import { assumed } from '../../kernel';
import { definition } from '../forms';
import { kindOf } from '../g-glossary/G.23-mana-pool';
import type { MagicGame } from '../game';
import type { Card } from '../object';

/** K.7.1, K.7.4: generic mana has no color (K.7.2). */
export const baseColours = definition(
  {
    '2003': { number: 'K.7.1', restates: ['K.7.4', 'K.7.2'] },
    '2013': '202.2a',
    '2025': assumed('105.2', { from: ['2013', '202.2a'] }),
  },
  'A card has the colors of mana in its mana cost',
  (_game: MagicGame, { manaCost }: Card): readonly string[] => [
    ...new Set(manaCost.map(kindOf).filter((kind) => kind !== 'colorless')),
  ],
  () => [],
);
