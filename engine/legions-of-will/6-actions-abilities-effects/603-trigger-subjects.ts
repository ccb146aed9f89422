import { hasBecome } from '../../card-game/objects/game-object';
import * as layer from '../../card-game/phrases/subject';
import { usualTriggers } from '../../card-game/triggers/trigger-words';
import { fact } from '../forms';
import type { LegionsGame, LegionsTypes } from '../game';
import type { Context, GameObject } from '../object';
import type { Occurrence } from '../occurrence';
import type { Match } from '../particulars';
import { fits, players } from '../phrases';
import type { Subject, Who } from '../text/tree';

/** Is this the object that a trigger is about? "This" may have become another one by what happened. */
export const isSubject = (
  game: LegionsGame,
  subject: Subject,
  object: GameObject,
  context: Context,
): boolean =>
  (subject.this === true && hasBecome(object, context.source)) ||
  layer.isSubject<LegionsTypes>(fits, game, subject, object, context);

/** Is this one of the players that a trigger is about? */
export const isWho = (game: LegionsGame, who: Who, player: number | undefined, context: Context): boolean =>
  player !== undefined && players(game, who, context).includes(player);

/** 603.8, 603.9e: whoever loses has left the game by then, and was somebody's opponent before. */
export const countsWhoHasLost = fact(
  '603.9e',
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

/** What an event means to an ability: "it" is `that`, "that player" is `who`. */
export const matchOf = (
  { about, became }: Occurrence,
  that: GameObject | undefined,
  who: number | undefined = about.player,
): Match => {
  // What fell apart into several cards is all of them.
  const moved = that && became.includes(that) ? became : NONE;
  return {
    that: that && moved.length === 0 ? [that] : moved,
    moved,
    thatMuch: about.amount ?? 0,
    thatPlayer: who,
  };
};

const NONE: readonly never[] = [];

/** Rows of the table of triggers. */
export const { happens, isDone, isDoneTo } = usualTriggers<LegionsTypes, Subject, Who>({
  isSubject,
  isWho,
  matched: matchOf,
});
