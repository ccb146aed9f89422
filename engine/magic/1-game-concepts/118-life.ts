import { assumed, concatMap } from '../../kernel';
import { cannotGainLife, gainLife } from '../g-glossary/G.19-life';
import { cannotLoseLife, loseLife } from '../g-glossary/G.21-loss-of-life';
import type { MagicGame } from '../game';
import { instruction } from '../instruction';
import type { Occurrence } from '../occurrence';
import { amount, players } from '../text/phrases';

/** The events of a player's life total becoming another number: so much is gained or lost. */
export function lifeBecomes(game: MagicGame, seat: number, total: number): readonly Occurrence[] {
  const by = total - game.player(seat).life;
  if (by > 0) return cannotGainLife(game, seat) ? [] : [gainLife(seat, by)];
  return by === 0 || cannotLoseLife(game, seat) ? [] : [loseLife(seat, -by)];
}

/** 118.5, G.16.3: what triggers on gaining or losing life, and what forbids it, speaks of this too. */
export const settingLife = instruction(
  { '2003': 'G.16.3', '2013': '118.5', '2025': assumed('119', { from: ['2013', '118.5'] }) },
  'A life total is set by gaining or losing what it takes',
  'set life',
  {
    perform: (game, effect, context) =>
      concatMap(players(game, effect.who, context), (seat) =>
        lifeBecomes(game, seat, amount(game, effect.amount, context.with({ thatPlayer: seat }))),
      ),
  },
);
