import { consequencesOf } from '../card-game/events/event-consequences';
import { type GameEvent, type GameOptions, rulesPlayed } from '../kernel';
import { settingUp } from './100-game-concepts/110-setup-process';
import { isBasicRune } from './100-game-concepts/160-basic-runes';
import { contests } from './100-game-concepts/184-battlefields';
import { takingTurns } from './300-playing-the-game/315-start-of-turn';
import {
  afterClosing,
  afterEnteringOrLeaving,
  afterFinalizing,
  afterLeavingTheChain,
  afterMoves,
  afterOpening,
  afterPhases,
  afterStatusChanges,
} from './300-playing-the-game/318-when-cleanups-occur';
import { happeningAfterAll } from './300-playing-the-game/364-replacement-effects';
import { afterEvents, beforeEvents } from './300-playing-the-game/375-triggered-abilities';
import { theNextIsKnown } from './300-playing-the-game/382-the-next-one';
import { facedownIsRevealed } from './400-types-of-actions/408-hide';
import { isTemporary } from './400-types-of-actions/411-reveal';
import { winsAtOnce } from './400-types-of-actions/445-scoring';
import { characteristicsOf } from './400-types-of-actions/450-layers';
import { statementsOf } from './400-types-of-actions/450-statements';
import { becomesMighty } from './700-additional-rules/706-mighty';
import { allDetach } from './700-additional-rules/716-attachment';
import { RiftboundGame, type Rules } from './game';
import type { GameObject } from './object';
import { isOccurrence } from './occurrence';
import { positionHash } from './position';
import { recordsOf } from './records';
import { riftbound } from './rules';
import { speed } from './speed';
import { changesMoreThanNumbers, looksBeyond } from './speed/reach';

const isMove = (event: GameEvent<RiftboundGame>): boolean =>
  !isOccurrence(event) || event.about.from !== undefined || event.about.to !== undefined;

/** What follows from events besides what abilities hear of them, in this order. */
const whatFollows = consequencesOf<RiftboundGame>(
  [
    facedownIsRevealed,
    allDetach,
    isTemporary,
    theNextIsKnown,
    afterClosing,
    afterOpening,
    afterPhases,
    afterFinalizing,
    afterLeavingTheChain,
    afterEnteringOrLeaving,
    afterStatusChanges,
    afterMoves,
    contests,
    becomesMighty,
    winsAtOnce,
  ],
  isMove,
);

const rules: Rules = {
  characteristics: characteristicsOf,
  statements: statementsOf,
  looksBeyond,
  changesMoreThanNumbers,
  isBasicRune,
  replace: happeningAfterAll,
  aboutToHappen: beforeEvents,
  happened: (game, events, before) => {
    afterEvents(game, events, before);
    whatFollows(game, events);
  },
  // No rule says what a loop comes to: what can't go on for ever ends by cleanups (321) and by burning out (418.3.a).
  hash: positionHash,
  records: recordsOf,
};

/** Games in which no rule is changed share its tables. */
const played = rulesPlayed<RiftboundGame, GameObject>(speed);

/** An empty table: cards are put on it next, then it is started. */
export function newGame({ players, seed, off = [], of = riftbound }: GameOptions): RiftboundGame {
  const { ruleset, off: without, tables } = played(of, off);
  return new RiftboundGame(ruleset, without, seed, rules, players, tables);
}

/** Starts a game from its beginning (110). */
export function startGame(game: RiftboundGame): void {
  game.changed();
  game.call(takingTurns, { startAt: undefined });
  game.call(settingUp, { seats: [], aside: [] });
  game.advance();
}

/** Players have taken their parts of this many turns, the last of them the player before the active one. */
function haveTakenTurns(game: RiftboundGame, turns: number): void {
  const seats = game.players.length;
  for (const player of game.players) {
    // How many turns ago the player's last one was, if there was one; the active player's was a round ago.
    const ago = (game.now.active - player.seat + seats) % seats || seats;
    game.set(player, 'turnsTaken', Math.max(0, Math.ceil((turns - ago + 1) / seats)));
    if (ago % seats === turns % seats) game.set(game.now, 'firstPlayer', player.seat);
  }
}

/** Goes on with a game from a step or phase of the active player's turn. */
export function resumeGame(game: RiftboundGame, part: string, turnNumber: number): void {
  game.changed();
  game.keepBooks('be set up in a turn', () => {
    game.set(game.now, 'turn', turnNumber - 1);
    haveTakenTurns(game, turnNumber - 1);
  });
  game.setCleanupDue(true);
  game.call(takingTurns, { startAt: part });
  game.advance();
}

export { deckProblems } from './100-game-concepts/101-decks';
export { placeBattlefield } from './100-game-concepts/105-spaces';
export { seesFace } from './100-game-concepts/127-privacy';
export { runeAbilities } from './100-game-concepts/160-basic-runes';
export { activationsOf, isClosed, isShowdown } from './300-playing-the-game/307-states-of-the-turn';
export { start } from './300-playing-the-game/326-chains';
export { type Action, requiredPermissions } from './300-playing-the-game/326-offers';
export { isDuel } from './400-types-of-actions/458-modes-of-play';
export { concede } from './400-types-of-actions/649-conceding';
export type { Card } from './card';
export { RiftboundGame } from './game';
export { GameObject, type Location } from './object';
export { isOccurrence, Occurrence } from './occurrence';
export { controllerOf, locationOf } from './phrases';
export { otherEditions, riftbound } from './rules';
