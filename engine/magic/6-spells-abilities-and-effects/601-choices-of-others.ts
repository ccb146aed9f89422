import { assumed } from '../../kernel';
import { definition } from '../forms';
import type { MagicGame } from '../game';
import type { Context } from '../object';
import { players } from '../text/phrases';
import type { Who } from '../text/tree';

/** 601.3, 602.3 */
export const whoChoosesTheTarget = definition(
  {
    '2003': 'T.4.3',
    '2013': { number: '601.3', restates: ['602.3'] },
    '2025': assumed('601.3', { from: '2013' }),
  },
  'What an opponent is to choose of a spell or ability the opponent chooses as it is announced',
  (game: MagicGame, who: Who, context: Context): number =>
    players(game, who, context)[0] ?? context.controller,
  (_game, _who, { controller }) => controller,
);

/** G.24.5, 700.2d */
export const whoChoosesTheMode = definition(
  { '2003': 'G.24.5', '2013': '700.2d', '2025': '700.2e' },
  'A mode that another player is to choose is chosen by that player',
  (game: MagicGame, who: Who, context: Context): number =>
    players(game, who, context)[0] ?? context.controller,
  (_game, _who, { controller }) => controller,
);
