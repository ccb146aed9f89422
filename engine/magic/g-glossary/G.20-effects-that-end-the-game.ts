import { assumed, concatMap } from '../../kernel';
import { instruction } from '../instruction';
import { players } from '../text/phrases';
import { cannotLose, cannotWin, drawGame, loseGame, losingPrevails, winGame } from './G.20-losing-the-game';

export const winning = instruction(
  { '2003': 'G.20.6', '2013': '104.2b', '2025': assumed('104.2b', { from: '2013' }) },
  'A text may say that a player wins the game',
  'win',
  {
    perform: (game, effect, context) => {
      const losing = concatMap(effect.losing ?? [], (who) => players(game, who, context));
      return players(game, effect.who, context)
        .filter(
          (seat) => game.player(seat).inGame && !losingPrevails(game, seat, losing) && !cannotWin(game, seat),
        )
        .map(winGame);
    },
  },
);

export const losing = instruction(
  {
    '2003': 'G.20.2',
    '2013': assumed('104.3', { from: ['2003', 'G.20.2'] }),
    '2025': assumed('G.20.2', { from: '2003' }),
  },
  'A text may say that a player loses the game',
  'lose',
  {
    perform: (game, effect, context) =>
      players(game, effect.who, context)
        .filter((seat) => !cannotLose(game, seat))
        .map(loseGame),
  },
);

export const drawing = instruction(
  { '2013': '104.4c', '2025': assumed('104.4c', { from: '2013' }) },
  'A text may say that the game is a draw',
  'draw the game',
  { perform: () => [drawGame()] },
);
