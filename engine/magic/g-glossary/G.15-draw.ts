import { drawingCards } from '../../card-game/keywords/hands';
import { assumed, concatMap } from '../../kernel';
import { keepFaceDown } from '../4-zones/401-changed-while-announced';
import { definition, fact } from '../forms';
import type { MagicGame, MagicTypes } from '../game';
import { instruction } from '../instruction';
import { Occurrence } from '../occurrence';
import { saidOfPlayer } from '../t-timing/T.8-statements';
import { amountFor, phrases } from '../text/phrases';
import { move } from '../z-zones/Z.1-zones-of-play';

/** G.15.1: the card on top as it happens; of an empty library it is noted that none could be drawn (Z.6.8). */
const drawTop = (seat: number): Occurrence =>
  new Occurrence('draw a card', { player: seat }, (game, event) => {
    const player = game.player(seat);
    const { top } = player.library;
    if (top) {
      move(top, 'draw a card', { zone: 'hand' }).change(game, event);
      keepFaceDown(game, event.became[0]);
    } else game.set(player, 'couldNotDraw', true);
  });

/** 120.3, T.8.13: nor is it chosen to draw one. */
export const cannotDraw = fact(
  { '2003': 'T.8.13', '2013': '120.3', '2025': assumed('101.2', { from: '2013' }) },
  'A player who is said not to draw cards draws none, and can not choose to',
  (game: MagicGame, seat: number) => saidOfPlayer(game, "can't draw cards", seat).length > 0,
);

/** The events of a player drawing one card. */
export const drawOne = definition(
  'G.15.1',
  'To draw takes the top card of the library into the hand',
  (game: MagicGame, seat: number): readonly Occurrence[] => (cannotDraw(game, seat) ? [] : [drawTop(seat)]),
  () => [],
);

/** The events of some players drawing so many cards each, one card after another (G.15.Ruling.2). */
export const drawSeveral = (game: MagicGame, seat: number, amount: number): readonly Occurrence[] =>
  concatMap(Array.from({ length: amount }), () => drawOne(game, seat));

export const drawing = instruction(
  { '2003': 'G.15.Ruling.2', '2013': '120.2', '2025': assumed('G.15.Ruling.2', { from: '2003' }) },
  'Several cards are drawn one after another',
  'draw',
  drawingCards<MagicTypes>(phrases, amountFor, drawOne),
);
