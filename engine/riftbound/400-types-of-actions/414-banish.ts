import { putInto } from '../100-game-concepts/105-spaces';
import { instruction } from '../instruction';
import { objectsThatDied } from './400-what-died';
import { burnOutForTheRest } from './418-burn-out';

/** 414: "banish". */
export const banishing = instruction(
  { number: '414.1', restates: ['414.2', '107.5.a'] },
  "A card is put directly into its owner's banishment",
  'banish',
  {
    perform: (game, effect, context, tools) => {
      burnOutForTheRest(game, effect, context, tools);
      return objectsThatDied(game, effect.object, context, tools.chosen)
        .filter((object) => !object.ceased)
        .map((object) => putInto(object, 'banish', { zone: 'banishment' }));
    },
  },
);
