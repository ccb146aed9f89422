import { amountOfSplit } from '../1-game-concepts/107-mana-symbols';
import { definition } from '../forms';
import { manaIn, manaOf } from '../g-glossary/G.23-mana-pool';
import type { MagicGame } from '../game';

/** K.8.1 */
export const convertedManaCost = definition(
  'K.8.1',
  'The converted mana cost is how much mana the cost asks for',
  (_game: MagicGame, symbols: readonly string[], x: number): number =>
    manaIn(manaOf(symbols.filter((symbol) => !symbol.includes('/')))) +
    symbols.reduce((sum, symbol) => (symbol.includes('/') ? sum + amountOfSplit(symbol) : sum), 0) +
    x * symbols.filter((symbol) => symbol === 'X').length,
  () => 0,
);
