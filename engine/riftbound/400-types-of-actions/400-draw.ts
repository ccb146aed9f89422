import { type Procedure, procedure, step } from '../../kernel';
import { putInto } from '../100-game-concepts/105-spaces';
import type { RiftboundGame } from '../game';
import { instruction } from '../instruction';
import type { Context } from '../object';
import type { Occurrence } from '../occurrence';
import { amountFor, players } from '../phrases';
import { count } from '../referents';
import { burningOut, mustBurnOut } from './418-burn-out';

interface Drawing {
  readonly seat: number;
  left: number;
  /** Replacement effects that made it happen, and don't replace it again. */
  readonly replaced?: readonly unknown[];
  /** The text that says so: it may go on to speak of what is drawn. */
  readonly told?: Context;
  /** What was drawn by the event that was proposed last, if it happened. */
  last?: Occurrence | undefined;
}

/** "Draw 2, then …": how many were drawn, and which: "one of them". */
function note(game: RiftboundGame, { seat, told, last }: Drawing): void {
  const card = last?.hasHappened ? last.became[0] : undefined;
  if (!told || !card) return;
  count(game, told, 1, seat);
  game.set(told, 'drawn', [...(told.drawn ?? []), card]);
}

/** 400.1: cards are drawn one by one, burning out where there are none left (400.4). */
export const drawing: Procedure<RiftboundGame, Drawing> = procedure('drawing', [
  step('400.1', 'A card is drawn from the top of the Main Deck', (game, data) => {
    note(game, data);
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
    if (data.told) game.set(data, 'last', event);
    game.propose(event);
    return 'again';
  }),
]);

/** Lets a player draw. `told`: what a text knows that says so, and will know of what was drawn. */
export function drawCards(game: RiftboundGame, seat: number, amount: number, told?: Context): void {
  if (amount > 0) game.call(drawing, { seat, left: amount, replaced: told?.replaced, told });
}

/** 400.3: "draw". */
export const drawingByEffect = instruction('400.3', '"Draw X": a player draws', 'draw', {
  perform: (game, effect, context) => {
    game.set(context, 'drawn', undefined);
    for (const seat of [...players(game, effect.who, context)].reverse())
      drawCards(game, seat, amountFor(game, effect, seat, context), context);
    return [];
  },
});
