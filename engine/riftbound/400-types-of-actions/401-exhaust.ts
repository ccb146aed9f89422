import { changedTogether } from '../700-additional-rules/716-attached-cards';
import { fact } from '../forms';
import type { RiftboundGame } from '../game';
import { instruction } from '../instruction';
import { Occurrence } from '../occurrence';
import { objects } from '../phrases';
import type { Piece } from '../piece';

/** An object becomes exhausted, or ready. */
export function setExhausted(game: RiftboundGame, piece: Piece, isExhausted: boolean): void {
  if (piece.exhausted !== isExhausted) game.set(piece, 'exhausted', isExhausted);
}

/** The event of an object becoming exhausted (401.1). */
export const exhaust = (piece: Piece): Occurrence =>
  new Occurrence('exhaust', { piece, player: piece.controller }, becomesExhausted);

function becomesExhausted(game: RiftboundGame, { about: { piece } }: Occurrence): void {
  if (!piece) return;
  for (const each of changedTogether(game, piece)) setExhausted(game, each, true);
}

/** 401.1.b: what is exhausted can't be exhausted again. */
export const isExhaustedAlready = fact(
  { number: '401.1.b', restates: ['401.1.c'] },
  'What is exhausted is not exhausted again',
  (_game, { exhausted }: Piece) => exhausted,
);

/** 401: "exhaust". */
export const exhausting = instruction(
  '401.1',
  'What is told to be exhausted is, unless it is already',
  'exhaust',
  {
    perform: (game, effect, context, { chosen }) =>
      objects(game, effect.object, context, chosen)
        .filter((piece) => !piece.ceased && !isExhaustedAlready(game, piece))
        .map(exhaust),
  },
);
