import { definition } from '../forms';
import type { MagicGame } from '../game';
import type { Effect } from '../text/tree';

type Modal = Extract<Effect, { do: 'modal' }>;

/** 700.2d */
export const timesChosen = definition(
  { '2003': 'G.24.2', '2013': '700.2', '2025': '700.2d' },
  'A mode is chosen once, unless the text lets it be chosen more than once',
  (_game: MagicGame, { repeat, maximum }: Modal): number => (repeat ? maximum : 1),
  (_game, { maximum }) => maximum,
);
