import { cease, putInto } from '../100-game-concepts/105-spaces';
import { isAbility } from '../100-game-concepts/132-category';
import { instruction } from '../instruction';
import { objects } from '../phrases';

/** 412: "counter". */
export const countering = instruction(
  { number: '412.1', restates: ['412.1.a'] },
  'A countered spell goes to the trash, and a countered ability leaves the chain',
  'counter',
  {
    perform: (game, effect, context, { chosen }) =>
      objects(game, effect.object, context, chosen)
        .filter((object) => !object.ceased && object.zone === game.chain)
        .map((object) =>
          isAbility(object) ? cease(object, 'counter') : putInto(object, 'counter', { zone: 'trash' }),
        ),
  },
);
