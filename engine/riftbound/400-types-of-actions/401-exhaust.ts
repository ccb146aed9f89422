import { changedTogether } from '../700-additional-rules/716-attached-cards';
import { fact } from '../forms';
import type { RiftboundGame } from '../game';
import { instruction } from '../instruction';
import type { GameObject } from '../object';
import { Occurrence } from '../occurrence';
import { objects } from '../phrases';

/** An object becomes exhausted, or ready. */
export function setExhausted(game: RiftboundGame, object: GameObject, isExhausted: boolean): void {
  if (object.exhausted !== isExhausted) game.set(object, 'exhausted', isExhausted);
}

/** The event of an object becoming exhausted (401.1). */
export const exhaust = (object: GameObject): Occurrence =>
  new Occurrence('exhaust', { object, player: object.controller }, becomesExhausted);

function becomesExhausted(game: RiftboundGame, { about: { object } }: Occurrence): void {
  if (!object) return;
  for (const each of changedTogether(game, object)) setExhausted(game, each, true);
}

/** 401.1.b: what is exhausted can't be exhausted again. */
export const isExhaustedAlready = fact(
  { number: '401.1.b', restates: ['401.1.c'] },
  'What is exhausted is not exhausted again',
  (_game, { exhausted }: GameObject) => exhausted,
);

/** 401: "exhaust". */
export const exhausting = instruction(
  '401.1',
  'What is told to be exhausted is, unless it is already',
  'exhaust',
  {
    perform: (game, effect, context, { chosen }) =>
      objects(game, effect.object, context, chosen)
        .filter((object) => !object.ceased && !isExhaustedAlready(game, object))
        .map(exhaust),
  },
);
