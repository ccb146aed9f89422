import { concatMap } from '../../kernel';
import { definition, fact } from '../forms';
import type { MagicGame } from '../game';
import type { Cost, Effect } from '../text/tree';

type Modal = Extract<Effect, { do: 'modal' }>;

/** 700.2d */
export const timesChosen = definition(
  { '2003': 'G.24.2', '2013': '700.2', '2025': '700.2d' },
  'A mode is chosen once, unless the text lets it be chosen more than once',
  (_game: MagicGame, { repeat, maximum }: Modal): number => (repeat ? maximum : 1),
  (_game, { maximum }) => maximum,
);

/** 700.2h: of each of them. */
export const costsOfModes = definition(
  { '2025': '700.2h' },
  'A mode that has a cost before it is paid for with what announces it',
  (_game: MagicGame, { costs = [] }: Modal, modes: readonly number[]): readonly Cost[] =>
    concatMap(modes, (mode) => costs[mode] ?? []),
  () => [],
);

/** 700.2i: of symbols that stand before them. */
export const areWorthSoMuch = fact(
  { '2025': '700.2i' },
  'Modes whose symbols are counted are chosen up to the number that is said',
  (_game: MagicGame, { worth }: Modal, modes: readonly number[]) =>
    worth === undefined || modes.reduce((sum, mode) => sum + (worth.of[mode] ?? 0), 0) <= worth.most,
);
