import { assumed } from '../../kernel';
import { amountOfSplit } from '../1-game-concepts/107-mana-symbols';
import { definition } from '../forms';
import { manaIn, manaOf } from '../g-glossary/G.23-mana-pool';
import type { MagicGame } from '../game';
import type { MagicObject } from '../object';

/** K.28.3 */
export const amountOfX = definition(
  { '2003': 'K.28.3', '2013': '202.3b', '2025': assumed('202.3b', { from: '2013' }) },
  'X is what was announced for it as long as it is a spell, and else zero',
  (_game: MagicGame, { zone, context }: MagicObject): number =>
    zone.name === 'stack' && context ? context.x : 0,
  () => 0,
);

/** K.8.1 */
export const convertedManaCost = definition(
  {
    '2003': 'K.8.1',
    '2013': assumed('K.8.1', { from: '2003' }),
    '2025': assumed('K.8.1', { from: '2003' }),
  },
  'The converted mana cost is how much mana the cost asks for',
  (game: MagicGame, symbols: readonly string[], object: MagicObject): number =>
    manaIn(manaOf(symbols.filter((symbol) => !symbol.includes('/')))) +
    symbols.reduce((sum, symbol) => (symbol.includes('/') ? sum + amountOfSplit(symbol) : sum), 0) +
    symbols.filter((symbol) => symbol === 'X').length * amountOfX(game, object),
  () => 0,
);
