/** Cards that are played because a resolving card or ability says so (605.2g). */
import { type Procedure, procedure, step } from '../../kernel';
import type { LegionsGame } from '../game';
import { instruction } from '../instruction';
import { amount, candidates, fits, objects, players } from '../phrases';
import type { Piece } from '../piece';
import type { Amount } from '../text/tree';
import { playingACard } from './601-playing-cards';
import { canComplete } from './601-targets-and-modes';

/** Could the player play the card now, the effect permitting it? */
const couldPlay = (game: LegionsGame, player: number, piece: Piece): boolean =>
  piece.ability === undefined &&
  !piece.card.types.includes('base') &&
  game.forbidding('play', player, piece) === undefined &&
  canComplete(game, piece, player, undefined);

interface Several {
  readonly player: number;
  readonly pieces: readonly Piece[];
  at: number;
}

/** 605.2g: several are played one after another, as far as they still can be. */
export const playingOneByOne: Procedure<LegionsGame, Several> = procedure('playing cards while resolving', [
  step('605.2g', 'Cards are played one after another', (game, data) => {
    const piece = data.pieces[data.at];
    if (!piece) return undefined;
    game.set(data, 'at', data.at + 1);
    const { player } = data;
    if (!piece.ceased && couldPlay(game, player, piece))
      game.call(
        playingACard,
        { player, piece, ability: undefined, locked: 0, costs: [] },
        { reversible: true },
      );
    return 'again';
  }),
]);

export const playingWhileResolving = instruction(
  '605.2g',
  'An effect lets a player play a card while it resolves, without anybody receiving priority',
  'play card',
  {
    choices: (game, effect, context) => {
      const { object } = effect;
      if (object.ref !== 'choice') return [];
      return players(game, effect.who, context).map((player) => {
        const seen = context.with({ controller: player, thatPlayer: player });
        const pieces = candidates(game, object.filter).filter(
          (piece) => fits(game, object.filter, piece, seen) && couldPlay(game, player, piece),
        );
        const most = (of: Amount) => Math.min(pieces.length, amount(game, of, context));
        return {
          player,
          purpose: 'play a card',
          pieces,
          minimum: most(object.minimum),
          maximum: most(object.maximum),
        };
      });
    },
    perform: (game, effect, context, { chosen }) => {
      const [player = context.controller] = players(game, effect.who, context);
      game.call(playingOneByOne, { player, pieces: objects(game, effect.object, context, chosen), at: 0 });
      return [];
    },
  },
);
