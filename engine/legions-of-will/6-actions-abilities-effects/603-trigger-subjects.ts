import { fact } from '../forms';
import type { LegionsGame } from '../game';
import { fits, players } from '../phrases';
import type { Context, Piece } from '../piece';
import type { Subject, Who } from '../text/tree';

/** Is this the object that a trigger is about? */
export function isSubject(game: LegionsGame, subject: Subject, piece: Piece, context: Context): boolean {
  if (subject.this === true) return piece === context.source || piece.became === context.source;
  if (subject.this === 'that') return context.that.includes(piece);
  return fits(game, subject.filter, piece, context);
}

/** Is this one of the players that a trigger is about? */
export const isWho = (game: LegionsGame, who: Who, player: number | undefined, context: Context): boolean =>
  player !== undefined && players(game, who, context).includes(player);

/** 603.8, 603.9e: whoever loses has left the game by then, and was somebody's opponent before. */
export const countsWhoHasLost = fact(
  ['603.8', '603.9e'],
  'What triggers as a player loses the game looks back at that player, who has left it',
  (_game, who: Who, loser: number, controller: number) => {
    const isAnybody = who.who === 'any player' || who.who === 'each player';
    const isOpponent = who.who === 'opponent' || who.who === 'each opponent';
    return isAnybody || (isOpponent && loser !== controller);
  },
);

/** The same of a player who has lost the game, and is none of them any more. */
export const isWhoLost = (
  game: LegionsGame,
  who: Who,
  loser: number | undefined,
  context: Context,
): boolean =>
  loser !== undefined &&
  (countsWhoHasLost(game, who, loser, context.controller) || isWho(game, who, loser, context));

/** Is it the turn, or the step, of a player that a trigger is about? */
export function isWhose(
  whose: 'your' | 'each' | 'the' | "opponent's",
  player: number | undefined,
  context: Context,
): boolean {
  if (whose === 'your') return player === context.controller;
  return whose === "opponent's" ? player !== context.controller : true;
}
