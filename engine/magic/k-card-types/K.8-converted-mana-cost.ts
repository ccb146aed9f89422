import { assumed } from '../../kernel';
import { definition } from '../forms';
import { manaIn, manaOf } from '../g-glossary/G.23-mana-pool';
import type { MagicGame } from '../game';
import type { MagicObject } from '../object';

/** K.8.1 */
export const convertedManaCost = definition(
  'K.8.1',
  'The converted mana cost is how much mana the cost asks for',
  (_game: MagicGame, symbols: readonly string[], x: number): number =>
    manaIn(manaOf(symbols)) + x * symbols.filter((symbol) => symbol === 'X').length,
  () => 0,
);

/** K.28.3 */
export const valueOfX = definition(
  {
    '2003': 'K.28.3',
    '2013': '107.3f',
    '2025': assumed('107.3f', { from: '2013' }),
  },
  'X has a value on the stack, and is zero elsewhere',
  ({ stack }: MagicGame, { zone, context }: MagicObject): number => (zone === stack ? (context?.x ?? 0) : 0),
  () => 0,
);
