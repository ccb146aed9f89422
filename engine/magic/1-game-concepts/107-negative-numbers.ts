/** What is below zero: as it is, or as nothing. */
import { assumed, slot } from '../../kernel';
import { definition } from '../forms';
import type { MagicGame } from '../game';

const counted = definition(
  { '2003': 'G.19.7' },
  'A life total below zero counts as zero, but for what raises it',
  (game: MagicGame, seat: number): number => Math.max(0, game.player(seat).life),
  (game, seat) => game.player(seat).life,
);

const real = definition(
  { '2013': '107.1b', '2025': assumed('107.1b', { from: '2013' }) },
  'A calculation uses a negative life total as it is',
  (game: MagicGame, seat: number): number => game.player(seat).life,
  (game, seat) => Math.max(0, game.player(seat).life),
);

/** A player's life total, as texts ask for it. */
export const lifeTotal = slot('life totals in calculations', {
  '2003': counted,
  '2013': real,
  '2025': real,
});

/** 107.1b: switched off, what comes to less than nothing is done as it is. */
export const noNegativeResult = definition(
  { '2013': '107.1b', '2025': assumed('107.1b', { from: '2013' }) },
  'What an effect would do less than nothing of, it does nothing of',
  (_game: MagicGame, value: number): number => Math.max(0, value),
  (_game, value) => value,
);
