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

/** 402: "ready". */
export const readying = instruction(
  ['402.1', '402.1.c', '402.3.b', '402.1.b', '402.3', '402.2'],
  'What is told to be readied is, unless it is already',
  'ready',
  {
    perform: (game, effect, context, { chosen }) =>
      objects(game, effect.object, context, chosen)
        .filter((piece) => !piece.gone && piece.exhausted)
        .map(ready),
  },
);
