import { instruction } from '../instruction';
import { objects, players } from '../phrases';
import { move } from '../z-zones/Z.1-zones-of-play';

/** G.28.1: it is not played, and nothing is paid. */
export const puttingIntoPlay = instruction(
  'G.28.1',
  'A text may put a card into play without its being played',
  'put into play',
  {
    perform: (game, effect, context, { chosen }) => {
      const [controller = context.controller] = players(game, effect.who, context);
      return objects(game, effect.object, context, chosen)
        .filter((object) => !object.ceased)
        .map((object) => move(object, 'come into play', { zone: 'in play', controller }));
    },
  },
);
