/** Playing a card because an effect says so (406.3). */

import { isKeptFromPlaying } from '../000-golden-and-silver-rules/050-cant-beats-can';
import { canPlay } from '../300-playing-the-game/350-playable';
import { beginPlaying, playingACard } from '../300-playing-the-game/350-the-process-of-play';
import { fact } from '../forms';
import type { RiftboundGame } from '../game';
import { instruction } from '../instruction';
import type { Occurrence } from '../occurrence';
import { amount, candidates, fits, objects, players } from '../phrases';
import type { Context, Piece } from '../piece';
import type { Effect } from '../text/tree/index';

type Playing = Extract<Effect, { do: 'play card' }>;

/** 406.3.b: runs `body` while a card costs what the effect makes it cost. */
function asTheEffectSays<R>(piece: Piece, effect: Playing, { onlyAt }: Context, body: () => R): R {
  const { ignoring, onlyTo } = piece;
  piece.ignoring = effect.ignoring ?? ignoring;
  piece.onlyTo = onlyAt;
  try {
    return body();
  } finally {
    piece.ignoring = ignoring;
    piece.onlyTo = onlyTo;
  }
}

/** 406.3.c: what can't be played isn't eligible. */
export const isEligible = fact(
  ['406.3.c', '406.3.b'],
  'Only cards that can be played are eligible to be played by an effect',
  (game: RiftboundGame, piece: Piece, player: number) =>
    !isKeptFromPlaying(game, player, piece) && canPlay(game, piece, player),
);

const eligible = (game: RiftboundGame, effect: Playing, context: Context, player: number) => (piece: Piece) =>
  !piece.gone &&
  piece.zone !== game.board &&
  piece.zone !== game.chain &&
  asTheEffectSays(piece, effect, context, () => isEligible(game, piece, player)) &&
  context.source !== undefined;

/** 351.3: when the further steps of playing it come. Switched off, at once. */
export const waitsItsTurn = fact(
  '351.3',
  'What is played while something resolves stays pending until that has resolved',
  (_game: RiftboundGame) => true,
);

/** 406.3: "play": in all steps, except as the effect says. */
export const playing = instruction(
  ['406.3', '406.3.a', '406.3.b', '406.3.c'],
  'A card is played as part of an effect, in the usual steps',
  'play card',
  {
    choices: (game, effect, context) => {
      const { object } = effect;
      if (object.ref !== 'choice') return [];
      return players(game, object.who, context).map((player) => {
        const pieces = candidates(game, object.filter).filter(
          (piece) =>
            fits(game, object.filter, piece, context.with({ controller: player })) &&
            eligible(game, effect, context, player)(piece),
        );
        const bound = (of: Parameters<typeof amount>[1]): number =>
          Math.min(pieces.length, amount(game, of, context));
        return {
          player,
          purpose: 'choose what to play',
          pieces,
          minimum: bound(object.minimum),
          maximum: bound(object.maximum),
        };
      });
    },
    perform: (game, effect, context, { chosen }) =>
      players(game, effect.who, context).flatMap((player) =>
        objects(game, effect.object, context, chosen)
          .filter(eligible(game, effect, context, player))
          .flatMap((piece): readonly Occurrence[] => {
            if (effect.ignoring) game.set(piece, 'ignoring', effect.ignoring);
            if (context.onlyAt) game.set(piece, 'onlyTo', context.onlyAt);
            if (effect.ready) game.set(piece, 'entersReady', true);
            if (waitsItsTurn(game)) return [beginPlaying(piece, player)];
            game.call(playingACard, { player, piece });
            return [];
          }),
      ),
  },
);
