/** What an effect knows of an object that it, or what triggered it, has moved away (605.2h). */
import { fact } from '../forms';
import type { LegionsGame } from '../game';
import type { Context, GameObject } from '../object';

/** 605.2h, 109.5a: what is no longer where it was expected to be is known as it last was there. */
export const isKnownAsItWas = fact(
  '605.2h',
  'Of what has left the place where it was expected, its last known information is used',
  (_game: LegionsGame, object: GameObject, { moved }: Context) =>
    object.cameFrom !== undefined && moved.includes(object),
);

/** The objects that an effect asks something of: each as it is, or as it last was before it was moved. */
export const asKnown = (
  game: LegionsGame,
  objects: readonly GameObject[],
  context: Context,
): readonly GameObject[] =>
  context.moved.length === 0
    ? objects
    : objects.map((object) => (isKnownAsItWas(game, object, context) ? (object.cameFrom ?? object) : object));
