import { type GameOptions, rulesPlayed, speedUps } from '../kernel';
import { startingTheGame } from './1-game-concepts/102-starting-the-game';
import { checkEnding, mandatoryLoop } from './1-game-concepts/103-ending-the-game';
import { noteRevealedTops } from './4-zones/401-deck';
import { leaveBattleWhenNoUnit } from './5-turn-structure/506-removed-from-battle';
import { afterEvents, beforeEvents } from './6-actions-abilities-effects/603-triggers';
import { returnExpelled } from './6-actions-abilities-effects/607-one-shot-effects';
import { endWithSource } from './6-actions-abilities-effects/608-durations';
import { statementsOf } from './6-actions-abilities-effects/609-statements';
import { inOrderOfTimestamps } from './6-actions-abilities-effects/609-timestamps';
import { replaceEvents } from './6-actions-abilities-effects/612-interaction-of-replacement';
import { isReversed } from './7-additional-rules/710-handling-illegal-actions';
import { choosesInstead } from './8-multiplayer-rules/800-general';
import { leaveWithEverything } from './8-multiplayer-rules/800-leaving-the-game';
import type { LastingEffect } from './effects-in-force';
import { LegionsGame, type Rules } from './game';
import type { GameObject } from './object';
import { positionHash } from './position';
import { recordsOf } from './records';
import { legionsOfWill, turn } from './rules';
import { speed } from './speed';
import { facts } from './speed/facts';
import { keptBeginning, keptCharacteristics } from './speed/kept-characteristics';
import { reachOfEffects, spokenOfBy, writtenOn } from './speed/reach';

const sourceIsGone = ({ context }: LastingEffect): boolean => context.source.ceased;

/** What follows from how things are after events: where nothing has changed since it was last looked for, nothing does. */
function lookAround(game: LegionsGame): void {
  if (speedUps.areUsed && game.settled.events === game.version) return;
  if (game.reach.endsWithSource)
    for (const { context } of game.effects.filter(sourceIsGone)) endWithSource(game, context.source);
  leaveBattleWhenNoUnit(game);
  returnExpelled(game);
  noteRevealedTops(game);
  checkEnding(game);
  leaveWithEverything(game);
  game.settled.events = game.version;
}

const rules: Rules = {
  characteristics: keptCharacteristics,
  beginning: keptBeginning,
  reach: reachOfEffects,
  traits: (card) => writtenOn(card).traits,
  facts,
  spokenOfBy,
  statements: statementsOf,
  replace: replaceEvents,
  aboutToHappen: beforeEvents,
  happened: (game, events, before) => {
    afterEvents(game, events, before);
    lookAround(game);
  },
  inOrderOfTimestamps,
  loopFound: mandatoryLoop,
  hash: positionHash,
  records: recordsOf,
  reverse: isReversed,
  decidesInstead: (game, seat) => (game.player(seat).inGame ? seat : choosesInstead(game, seat)),
};

/** Games in which no rule is changed share its tables. */
const played = rulesPlayed<LegionsGame, GameObject>(speed);

/**
 * An empty table: cards are put on it next, then it is started.
 *
 * @throws UnknownRule and RefusedChange for changes that can't be made
 */
export function newGame({ players, seed, off = [], of = legionsOfWill }: GameOptions): LegionsGame {
  const { ruleset, off: without, tables } = played(of, off);
  return new LegionsGame(ruleset, without, seed, rules, players, tables);
}

/** Starts a game from its beginning (102): who plays first, bases, hands, mulligans, then turns. */
export function startGame(game: LegionsGame): void {
  game.call(turn, { startAt: undefined });
  game.call(startingTheGame, {});
  game.advance();
}

/** Goes on with a game from a step or phase of the active player's turn. */
export function resumeGame(game: LegionsGame, part: string, turnNumber: number): void {
  game.keepBooks('be set up in a turn', () => game.set(game.now, 'turn', turnNumber - 1));
  game.call(turn, { startAt: part });
  game.advance();
}

export { deckProblems } from './1-game-concepts/100-general';
export type { Action } from './1-game-concepts/111-actions-offered';
export { requiredPermissions, start } from './1-game-concepts/111-timing-and-priority';
export { seesFace } from './4-zones/400-faces';
export { permissionOf } from './6-actions-abilities-effects/601-permissions';
export { concede } from './8-multiplayer-rules/800-conceding';
export { LegionsGame } from './game';
export { type Card, GameObject, type Player } from './object';
export { Occurrence } from './occurrence';
export { readCardText, UnsupportedText } from './read-card-text';
export { legionsOfWill, otherEditions } from './rules';
