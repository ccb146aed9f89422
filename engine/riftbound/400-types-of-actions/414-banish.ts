import { putInto } from '../100-game-concepts/105-spaces';
import { instruction } from '../instruction';
import { objects } from '../phrases';

/** 414: "banish". */
export const banishing = instruction(
  ['414.1', '414.2'],
  "A card is put directly into its owner's banishment",
  'banish',
  {
    perform: (game, effect, context, { chosen }) =>
      objects(game, effect.object, context, chosen)
        .filter((piece) => !piece.gone)
        .map((piece) => putInto(piece, 'banish', { zone: 'banishment' })),
  },
);
