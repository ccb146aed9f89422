import { lifeBecomes } from '../1-game-concepts/118-life';
import { instruction } from '../instruction';
import { players } from '../phrases';

/** 701.12c */
export const exchangingLife = instruction(
  { '2025': '701.12c' },
  'Players who exchange life totals each gain or lose what makes theirs the other’s',
  'exchange life',
  {
    perform: (game, effect, context) => {
      const [one] = players(game, effect.who, context);
      const [other] = players(game, effect.other, context);
      if (one === undefined || other === undefined) return [];
      return [
        ...lifeBecomes(game, one, game.player(other).life),
        ...lifeBecomes(game, other, game.player(one).life),
      ];
    },
  },
);
