import { type Rule, switchedOff, Tables } from '../kernel';
import { allowed } from './000-golden-and-silver-rules/050-cant-beats-can';
import { settingUp } from './100-game-concepts/110-setup-process';
import { isBasicRune } from './100-game-concepts/160-basic-runes';
import { contest, contests } from './100-game-concepts/184-battlefields';
import { takingTurns } from './300-playing-the-game/315-start-of-turn';
import { addsPendingItems, areOfACleanup } from './300-playing-the-game/318-cleanups';
import { makesDue } from './300-playing-the-game/318-when-cleanups-occur';
import { replaceEvents } from './300-playing-the-game/364-replacement-effects';
import { afterEvents, beforeEvents } from './300-playing-the-game/375-triggered-abilities';
import { putAtOnce } from './300-playing-the-game/375-triggers-on-the-chain';
import { theNextIsKnown } from './300-playing-the-game/382-the-next-one';
import { revealFacedown } from './400-types-of-actions/408-hide';
import { stopShowing } from './400-types-of-actions/411-reveal';
import { win } from './400-types-of-actions/445-points';
import { winsAtOnce } from './400-types-of-actions/445-scoring';
import { characteristicsOf } from './400-types-of-actions/450-layers';
import { statementsOf } from './400-types-of-actions/450-statements';
import { becomesMighty, mightyNow } from './700-additional-rules/706-mighty';
import { detachFromWhatLeft } from './700-additional-rules/716-attachment';
import { afterDeathknells, onlyIfItDies } from './700-additional-rules/734-deathknell';
import { RiftboundGame, type Rules } from './game';
import { Occurrence } from './occurrence';
import { inTurnOrder } from './phrases';
import type { Piece } from './piece';
import { positionHash } from './position';
import { riftbound } from './rules';
import { speed } from './speed';
import { changesMoreThanNumbers, looksBeyond } from './speed/reach';
import { isBrought, saying } from './what-cards-say';
import { FOLLOWS, followsFrom } from './what-follows-events';
import { onceForPoints } from './worked-out-once';

const rules: Rules = {
  characteristics: characteristicsOf,
  statements: statementsOf,
  looksBeyond,
  changesMoreThanNumbers,
  isBasicRune,
  replace: (game, events) => {
    const happening = allowed(game, events);
    if (!onlyIfItDies(game)) return afterDeathknells(game, happening);
    const replaced = replaceEvents(game, happening);
    return replaced && afterDeathknells(game, replaced);
  },
  aboutToHappen: beforeEvents,
  happened: (game, events, before) => {
    const follows = followsFrom(events);
    if ((follows & FOLLOWS.isCounted) !== 0) noteThisTurn(game, events);
    const waiting = game.waiting.length;
    afterEvents(game, events, before);
    if (game.waiting.length > waiting) {
      if (!areOfACleanup(events) || addsPendingItems(game)) putAtOnce(game, events);
      else for (const triggered of game.waiting.slice(waiting)) game.journal.remove(game.waiting, triggered);
    }
    const areOfPlaces = (follows & FOLLOWS.places) !== 0;
    if (areOfPlaces) revealFacedown(game, events);
    if (areOfPlaces) detachFromWhatLeft(game, events);
    if ((follows & FOLLOWS.stopsShowing) !== 0) for (const { kind } of events) stopShowing(game, kind);
    if (game.effects.length > 0)
      for (const event of events) if (event instanceof Occurrence) theNextIsKnown(game, event);
    if ((follows & FOLLOWS.cleanup) !== 0)
      for (const { kind } of events)
        if (!game.now.cleanupDue && makesDue(game, kind)) game.setCleanupDue(true);
    if (areOfPlaces) contestWhereUnitsArrived(game, events);
    const mighty = mightyNow(game);
    if (mighty.length > 0) game.apply(mighty.map((event) => game.because(becomesMighty, event)));
    if (game.isOver || !somebodyHasWon(game)) return;
    const winner = inTurnOrder(game).find((seat) => winsAtOnce(game, game.player(seat).points));
    if (winner !== undefined) game.apply([game.because(winsAtOnce, win(winner))]);
  },
  hash: positionHash,
};

const somebodyHasWon = onceForPoints((game) => game.players.some(({ points }) => winsAtOnce(game, points)));

/** Does any card speak of what was dealt damage this turn? */
const speaksOfDamageDealt = saying(({ abilities }) => JSON.stringify(abilities).includes('"dealtDamage"'));

/** What happened in this turn, for texts that count it; of other kinds of events, nothing is kept. */
function noteThisTurn(game: RiftboundGame, events: readonly unknown[]): void {
  for (const event of events) {
    if (!(event instanceof Occurrence) || (followsFrom([event]) & FOLLOWS.isCounted) === 0) continue;
    const { kind, about } = event;
    if (!about.piece || (kind === 'deal damage' && !isBrought(game, speaksOfDamageDealt))) continue;
    const player = game.player(about.player ?? about.piece.controller ?? about.piece.owner);
    const { piece } = about;
    game.set(player, 'happenedThisTurn', [...player.happenedThisTurn, { kind, piece }]);
  }
}

function contestWhereUnitsArrived(game: RiftboundGame, events: readonly unknown[]): void {
  for (const event of events) {
    if (!(event instanceof Occurrence)) continue;
    const { to, piece } = event.about;
    const arrived = event.became[0] ?? piece;
    if (!to?.battlefield || !arrived || arrived.location !== to || arrived.zone !== game.board) continue;
    const seat = arrived.controller;
    if (seat === undefined || !game.look(arrived).types.includes('unit')) continue;
    if (contests(game, to, seat)) game.apply([game.because(contests, contest(to, seat))]);
  }
}

/** How a game is begun. */
export interface GameOptions {
  /** Names in order of seats. */
  readonly players: readonly string[];
  readonly seed: number;
  /** Numbers of rules to switch off. Throws UnknownRule for one that the engine doesn't enforce. */
  readonly off?: readonly string[];
}

/** The tables of all rules: games in which none is switched off share them. */
const whole = new Tables<RiftboundGame, Piece>(riftbound, new Set(), speed);

/** An empty table: cards are put on it next, then it is started. */
export function newGame({ players, seed, off = [] }: GameOptions): RiftboundGame {
  const without: ReadonlySet<Rule> = switchedOff(riftbound, off);
  const tables = off.length === 0 ? whole : new Tables<RiftboundGame, Piece>(riftbound, without, speed);
  return new RiftboundGame(riftbound, without, seed, rules, players, tables);
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
  game.set(game.now, 'turn', turnNumber - 1);
  haveTakenTurns(game, turnNumber - 1);
  game.setCleanupDue(true);
  game.call(takingTurns, { startAt: part });
  game.advance();
}

export { deckProblems } from './100-game-concepts/101-decks';
export { placeBattlefield } from './100-game-concepts/105-spaces';
export { isPrivateToOthers, isPublic, isSecret } from './100-game-concepts/127-privacy';
export { runeAbilities } from './100-game-concepts/160-basic-runes';
export { activationsOf, isClosed, isShowdown } from './300-playing-the-game/307-states-of-the-turn';
export { start } from './300-playing-the-game/326-chains';
export { type Action, judged } from './300-playing-the-game/326-offers';
export { isDuel } from './400-types-of-actions/458-modes-of-play';
export { concede } from './400-types-of-actions/649-conceding';
export type { Card } from './card';
export { RiftboundGame } from './game';
export { isInstruction } from './instruction';
export { Occurrence } from './occurrence';
export { controllerOf, locationOf } from './phrases';
export { type Location, Piece } from './piece';
export { riftbound } from './rules';
