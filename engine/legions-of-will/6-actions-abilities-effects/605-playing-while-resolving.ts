/** Cards that are played because a resolving card or ability says so (605.2g). */
import type { LegionsGame } from '../game';
import { instruction } from '../instruction';
import { candidates, fits, objects, players } from '../phrases';
import type { Piece } from '../piece';
import { playingACard } from './601-playing-cards';
import { canComplete } from './601-targets-and-modes';

/** Could the player play the card now, the effect permitting it? */
const couldPlay = (game: LegionsGame, player: number, piece: Piece): boolean =>
  piece.ability === undefined &&
  !piece.card.types.includes('base') &&
  game.forbidding('play', player, piece) === undefined &&
  canComplete(game, piece, player, undefined);

export const playingWhileResolving = instruction(
  '605.2g',
  'An effect lets a player play a card while it resolves, without anybody receiving priority',
  'play card',
  {
    choices: (game, effect, context) => {
      const { object } = effect;
      if (object.ref !== 'choice') return [];
      return players(game, effect.who, context).map((player) => {
        const seen = { ...context, controller: player, thatPlayer: player };
        const pieces = candidates(game, object.filter).filter(
          (piece) => fits(game, object.filter, piece, seen) && couldPlay(game, player, piece),
        );
        const count = Math.min(1, pieces.length);
        return { player, purpose: 'play a card', pieces, minimum: count, maximum: count };
      });
    },
    perform: (game, effect, context, { chosen }) => {
      const [player = context.controller] = players(game, effect.who, context);
      const [piece] = objects(game, effect.object, context, chosen).filter((each) =>
        couldPlay(game, player, each),
      );
      if (piece)
        game.call(
          playingACard,
          { player, piece, ability: undefined, locked: 0, costs: [] },
          { reversible: true },
        );
      return [];
    },
  },
);
