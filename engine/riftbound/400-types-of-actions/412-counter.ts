import { cease, putInto } from '../100-game-concepts/105-spaces';
import { isAbility } from '../100-game-concepts/132-category';
import { instruction } from '../instruction';
import { objects } from '../phrases';

/** 412: "counter". */
export const countering = instruction(
  ['412.1', '412.1.a', '412.1.b', '412.1.c', '412.3', '406.4.b', '412.1.c.1', '412.2', '412.2.a'],
  'A countered spell goes to the trash, and a countered ability leaves the chain',
  'counter',
  {
    perform: (game, effect, context, { chosen }) =>
      objects(game, effect.object, context, chosen)
        .filter((piece) => !piece.gone && piece.zone === game.chain)
        .map((piece) =>
          isAbility(piece) ? cease(piece, 'counter') : putInto(piece, 'counter', { zone: 'trash' }),
        ),
  },
);
