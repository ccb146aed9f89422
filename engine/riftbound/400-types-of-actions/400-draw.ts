import { type Procedure, procedure, step } from '../../kernel';
import { putInto } from '../100-game-concepts/105-spaces';
import type { RiftboundGame } from '../game';
import { instruction } from '../instruction';
import { players } from '../phrases';
import { burningOut, mustBurnOut } from './418-burn-out';

interface Drawing {
  readonly seat: number;
  left: number;
  /** Replacement effects that made it happen, and don't replace it again. */
  readonly replaced?: readonly unknown[];
}

/** 400.1: cards are drawn one by one, burning out where there are none left (400.4). */
export const drawing: Procedure<RiftboundGame, Drawing> = procedure('drawing', [
  step(
    ['400.1', '400.4', '107.6.b', '418.1.a', '418.2.a', '418.2.d', '400.4.a', '400.4.c'],
    'A card is drawn from the top of the Main Deck',
    (game, data) => {
      if (data.left <= 0 || game.isOver) return undefined;
      const { top } = game.player(data.seat).mainDeck;
      if (!top) {
        if (!mustBurnOut(game, data.seat)) return undefined;
        game.call(burningOut, { seat: data.seat, opponent: undefined });
        return 'again';
      }
      game.set(data, 'left', data.left - 1);
      const event = putInto(top, 'draw', { zone: 'hand' }, { player: data.seat });
      if (data.replaced) event.replacedBy = data.replaced;
      game.propose(event);
      return 'again';
    },
  ),
]);

/** Lets a player draw. */
export function drawCards(
  game: RiftboundGame,
  seat: number,
  amount: number,
  replaced?: readonly unknown[],
): void {
  if (amount > 0) game.call(drawing, { seat, left: amount, replaced });
}

/** 400.3: "draw". */
export const drawingByEffect = instruction(
  ['400.3', '400.2.b', '398.2.a', '398.2.b', '400.2'],
  '"Draw X": a player draws',
  'draw',
  {
    perform: (game, effect, context, { number }) => {
      for (const seat of [...players(game, effect.who, context)].reverse())
        drawCards(game, seat, number(effect.amount), context.replaced);
      return [];
    },
  },
);
