import { consequence } from '../forms';
import type { MagicGame } from '../game';
import { drawGame } from './G.20-losing-the-game';

/** G.18.4: what goes on forever without anybody choosing it. */
export const mandatoryLoop = consequence(
  { '2003': 'G.18.4', '2013': '104.4b', '2025': '730.4' },
  'A loop that no player can end is a draw',
  (game: MagicGame) => game.apply([game.because(mandatoryLoop, drawGame())]),
  'ending',
);
