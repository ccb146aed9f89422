import { consequencesOf } from '../card-game/events/event-consequences';
import { type GameOptions, rulesPlayed } from '../kernel';
import { noteDescents } from './7-additional-rules/700-general-terms';
import { infection, poisoning } from './7-additional-rules/702-infect';
import { lifelink } from './7-additional-rules/702-lifelink';
import { toxic } from './7-additional-rules/702-toxic';
import { wither } from './7-additional-rules/702-wither';
import { decidesInstead } from './7-additional-rules/721-controlling-another-player';
import { afterEvents, beforeEvents, lookForStates } from './a-abilities/A.4-triggered-abilities';
import { activateManaAbilityWithin } from './a-abilities/A.6-playing-mana-abilities';
import { leaveAsNoCreatures } from './c-combat/C.1-the-combat-phase';
import { controlChanges } from './g-glossary/G.5-changing-control';
import { couldPay } from './g-glossary/G.6-paying-costs';
import { mandatoryLoop, repetitionBound, staysInALoop } from './g-glossary/G.18-infinity';
import { checkEnding } from './g-glossary/G.20-losing-the-game';
import { MagicGame, type Rules } from './game';
import { noteWorlds } from './k-card-types/K.12-world-enchantments';
import { noteLegends } from './k-card-types/K.17-legendary';
import type { MagicObject } from './object';
import { startingTheGame } from './p-phases/P.1-starting-the-game';
import { positionHash } from './position';
import { recordsOf } from './records';
import { magic, turn } from './rules';
import { speed } from './speed';
import { noteSpells } from './t-timing/T.4-times-of-play';
import { noteTurn } from './t-timing/T.6-books-of-the-turn';
import { endOvertaken } from './t-timing/T.8-continuous-effects';
import { abilitiesAsOf, characteristicsOf } from './t-timing/T.8-effects-in-force';
import { statementsOf } from './t-timing/T.8-statements';
import { replaceEvents } from './t-timing/T.10-replacement-and-prevention';
import { isTakenBack } from './t-timing/T.12-timing-conflicts';
import { comesBack } from './z-zones/Z.8-out-of-game';

/** What damage results in, in the order in which it is dealt. */
const followsFrom = consequencesOf<MagicGame>([wither, infection, poisoning, toxic, lifelink], () => false);

const rules: Rules = {
  characteristics: characteristicsOf,
  abilitiesAsOf,
  statements: statementsOf,
  replace: replaceEvents,
  aboutToHappen: beforeEvents,
  happened: (game, events, before) => {
    afterEvents(game, events, before);
    noteLegends(game, events);
    noteWorlds(game, events);
    noteSpells(game, events);
    noteDescents(game, events);
    noteTurn(game, events);
    followsFrom(game, events);
    for (const changed of [controlChanges, endOvertaken, comesBack]) {
      const changes = changed(game);
      if (changes.length > 0) game.apply(changes);
    }
    leaveAsNoCreatures(game);
    lookForStates(game);
    checkEnding(game);
  },
  loopFound: mandatoryLoop,
  staysInALoop,
  decidesInstead,
  playManaAbility: activateManaAbilityWithin,
  couldPay,
  repetitionBound,
  hash: positionHash,
  records: recordsOf,
  reverse: isTakenBack,
};

/** Games in which no rule is changed share its tables. */
const played = rulesPlayed<MagicGame, MagicObject>(speed);

/**
 * An empty table: cards are put on it next, then it is started.
 *
 * @throws UnknownRule and RefusedChange for changes that can't be made
 */
export function newGame({ players, seed, off = [], of = magic }: GameOptions): MagicGame {
  const { ruleset, off: without, tables } = played(of, off);
  return new MagicGame(ruleset, without, seed, rules, players, tables);
}

/** Starts a game from its beginning (P.1). */
export function startGame(game: MagicGame): void {
  game.call(turn, { startAt: undefined });
  game.call(startingTheGame, {});
  game.advance();
}

/** Goes on with a game from a part of the active player's turn. */
export function resumeGame(game: MagicGame, part: string, number: number): void {
  game.keepBooks('be set up in a turn', () => game.set(game.now, 'turn', number - 1));
  game.call(turn, { startAt: part });
  game.advance();
}
