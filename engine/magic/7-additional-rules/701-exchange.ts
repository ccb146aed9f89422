import { lifeBecomes } from '../1-game-concepts/118-life';
import { fact } from '../forms';
import { cannotGainLife } from '../g-glossary/G.19-life';
import { cannotLoseLife } from '../g-glossary/G.21-loss-of-life';
import type { MagicGame } from '../game';
import { instruction } from '../instruction';
import { players } from '../text/phrases';

/** Can a player's life total not become another one, as the player can't gain life, or can't lose it? */
export const cannotBecome = (game: MagicGame, seat: number, total: number): boolean => {
  const { life } = game.player(seat);
  return (total > life && cannotGainLife(game, seat)) || (total < life && cannotLoseLife(game, seat));
};

/** G.16.2, 118.7, 701.12a */
export const wholeOrNotAtAll = fact(
  { '2003': 'G.16.2', '2013': '118.7', '2025': '701.12a' },
  'Where one of two players can not be given the other’s life total, nothing is exchanged',
  (game: MagicGame, one: number, other: number) =>
    cannotBecome(game, one, game.player(other).life) || cannotBecome(game, other, game.player(one).life),
);

/** 701.12c */
export const exchangingLife = instruction(
  { '2003': 'G.16.3', '2013': '701.8g', '2025': '701.12c' },
  'Players who exchange life totals each gain or lose what makes theirs the other’s',
  'exchange life',
  {
    perform: (game, effect, context) => {
      // "Two target players exchange life totals": they are both of those whom one phrase means.
      const [one, other] = new Set([effect.who, effect.other].flatMap((who) => players(game, who, context)));
      if (one === undefined || other === undefined || wholeOrNotAtAll(game, one, other)) return [];
      return [
        ...lifeBecomes(game, one, game.player(other).life),
        ...lifeBecomes(game, other, game.player(one).life),
      ];
    },
  },
);
