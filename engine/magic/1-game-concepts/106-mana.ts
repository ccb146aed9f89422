import { assumed, concatMap } from '../../kernel';
import { definition } from '../forms';
import type { MagicGame } from '../game';

/** 106.8 */
export const halvesAdded = definition(
  { '2013': '106.8', '2025': assumed('106.8', { from: '2013' }) },
  'Of a hybrid symbol that stands for mana that is added one half is chosen',
  (_game: MagicGame, symbols: readonly string[]): readonly (readonly string[])[] =>
    symbols.reduce<readonly (readonly string[])[]>(
      (ways, symbol) => concatMap(ways, (way) => symbol.split('/').map((half) => [...way, half])),
      [[]],
    ),
  (_game, symbols) => [symbols.map((symbol) => symbol.split('/')[0] ?? symbol)],
);
