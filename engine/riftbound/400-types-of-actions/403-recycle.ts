import { putInto } from '../100-game-concepts/105-spaces';
import { instruction } from '../instruction';
import type { Occurrence } from '../occurrence';
import { objects } from '../phrases';
import type { Piece } from '../piece';

/** The events of cards being put on the bottom of the corresponding deck (403.1.a, 403.1.b). */
export const recycle = (pieces: readonly Piece[]): readonly Occurrence[] =>
  pieces.map((piece) =>
    putInto(piece, 'recycle', {
      zone: piece.card.types.includes('rune') ? 'rune deck' : 'main deck',
      bottom: true,
    }),
  );

/** 403: "recycle". */
export const recycling = instruction(
  ['403.1', '403.1.a', '403.1.b', '403.4', '157.2.b'],
  'What is told to be recycled is put on the bottom of its deck',
  'recycle',
  {
    perform: (game, effect, context, { chosen }) => {
      const pieces = objects(game, effect.object, context, chosen).filter((piece) => !piece.gone);
      // 403.5: two or more of the Main Deck lie there in a random order.
      return recycle(pieces.length > 1 ? game.chance.shuffle('recycle', pieces) : pieces);
    },
  },
);
