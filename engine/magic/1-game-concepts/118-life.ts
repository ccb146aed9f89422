import { assumed, concatMap } from '../../kernel';
import { cannotGainLife, gainLife } from '../g-glossary/G.19-life';
import { loseLife } from '../g-glossary/G.21-loss-of-life';
import { instruction } from '../instruction';
import { amount, players } from '../phrases';

/** 118.5, G.16.3: what triggers on gaining or losing life, and what forbids it, speaks of this too. */
export const settingLife = instruction(
  { '2003': 'G.16.3', '2013': '118.5', '2025': assumed('118.5', { from: '2013' }) },
  'A life total is set by gaining or losing what it takes',
  'set life',
  {
    perform: (game, effect, context) =>
      concatMap(players(game, effect.who, context), (seat) => {
        const missing =
          amount(game, effect.amount, context.with({ thatPlayer: seat })) - game.player(seat).life;
        if (missing < 0) return [loseLife(seat, -missing)];
        return missing === 0 || cannotGainLife(game, seat) ? [] : [gainLife(seat, missing)];
      }),
  },
);
