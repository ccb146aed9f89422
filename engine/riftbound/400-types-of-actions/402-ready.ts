import { fact } from '../forms';
import type { RiftboundGame } from '../game';
import { instruction } from '../instruction';
import { Occurrence } from '../occurrence';
import { objects } from '../phrases';
import type { Piece } from '../piece';
import { setExhausted } from './401-exhaust';

/** The event of an object becoming ready (402.1). */
export const ready = (piece: Piece): Occurrence =>
  new Occurrence('ready', { piece, player: piece.controller }, becomesReady);

// One for all such events: one that is made anew for each has to be looked up as it is called.
const becomesReady = (game: RiftboundGame, { about: { piece } }: Occurrence): void => {
  if (piece) setExhausted(game, piece, false);
};

export const isReadyAlready = fact(
  { number: '402.1.b', restates: ['402.1.c'] },
  'What is ready is not readied again',
  (_game, piece: Piece) => !piece.exhausted,
);

/** 402: "ready". */
export const readying = instruction('402.1', 'What is told to be readied is', 'ready', {
  perform: (game, effect, context, { chosen }) =>
    objects(game, effect.object, context, chosen)
      .filter((piece) => !piece.gone && !isReadyAlready(game, piece))
      .map(ready),
});
