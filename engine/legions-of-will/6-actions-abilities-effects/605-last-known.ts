/** What an effect knows of an object that it, or what triggered it, has moved away (605.2h). */
import { fact } from '../forms';
import type { LegionsGame } from '../game';
import type { Context, Piece } from '../piece';

/** 605.2h, 109.5a: what is no longer where it was expected to be is known as it last was there. */
export const isKnownAsItWas = fact(
  '605.2h',
  'Of what has left the place where it was expected, its last known information is used',
  (_game: LegionsGame, piece: Piece, { moved }: Context) =>
    piece.cameFrom !== undefined && moved.includes(piece),
);

/** The objects that an effect asks something of: each as it is, or as it last was before it was moved. */
export const asKnown = (game: LegionsGame, pieces: readonly Piece[], context: Context): readonly Piece[] =>
  context.moved.length === 0
    ? pieces
    : pieces.map((piece) => (isKnownAsItWas(game, piece, context) ? (piece.cameFrom ?? piece) : piece));
