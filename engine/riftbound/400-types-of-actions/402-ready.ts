import { fact } from '../forms';
import type { RiftboundGame } from '../game';
import { instruction } from '../instruction';
import type { GameObject } from '../object';
import { Occurrence } from '../occurrence';
import { objects } from '../phrases';
import { setExhausted } from './401-exhaust';

/** The event of an object becoming ready (402.1). */
export const ready = (object: GameObject): Occurrence =>
  new Occurrence('ready', { object, player: object.controller }, becomesReady);

// One for all such events: one that is made anew for each has to be looked up as it is called.
const becomesReady = (game: RiftboundGame, { about: { object } }: Occurrence): void => {
  if (object) setExhausted(game, object, false);
};

export const isReadyAlready = fact(
  { number: '402.1.b', restates: ['402.1.c'] },
  'What is ready is not readied again',
  (_game, object: GameObject) => !object.exhausted,
);

/** 402: "ready". */
export const readying = instruction('402.1', 'What is told to be readied is', 'ready', {
  perform: (game, effect, context, { chosen }) =>
    objects(game, effect.object, context, chosen)
      .filter((object) => !object.ceased && !isReadyAlready(game, object))
      .map(ready),
});
