import path from 'node:path';
import { type Finding, sideNames } from '../fuzz/finding';
import { RangeInPlay } from '../fuzz/range';
import type { RangeSettings } from '../fuzz/range-result';
import { fuzzedRulebooks } from '../fuzz/rulebooks';
import { ReferenceEngine } from '../port/in-process';
import type { PlayableAmendment } from '../port/in-process-amendment';
import type { RandomGames, SmallestGame } from '../reports/amendment/games';
import { differenceScenario } from './difference-scenario';
import { named } from './fuzz-engine';
import type { Interruption } from './interruption';

/** How many random games are played under both rulesets. */
export interface GamesAsked {
  /** At most so many. */
  readonly runs: number;
  /** Seconds after which no further game is begun; left out: there is no such limit, and the same games are played everywhere. */
  readonly time?: number;
  readonly seed: number;
}

/** Enough games that differ to find a small one among them. */
const ENOUGH = 10;
/** So many of them are made simpler. */
const CANDIDATES = 3;
const MOST_DECISIONS = 200;
const MOST_CARDS_IN_A_DECK = 20;
const LOOK_CLOSELY_EVERY = 16;

/**
 * Plays random games under both rulesets of an amendment until enough of them differ, and makes a scenario of the smallest.
 *
 * @param file the path that the scenario names as its own; nothing is written
 * @param say is told how far it is
 * @returns undefined where games of the rulebook can't be played at random
 */
export async function gamesUnder(
  amendment: PlayableAmendment,
  { runs, time, seed }: GamesAsked,
  file: string,
  interruption: Interruption,
  say: (sentence: string) => void,
): Promise<RandomGames | undefined> {
  const { rulebook, off } = amendment;
  if (!fuzzedRulebooks.includes(rulebook)) return undefined;
  const began = performance.now();
  const isLate = (): boolean => time !== undefined && performance.now() - began > time * 1000;
  const engine = named(new ReferenceEngine().hello());
  const settings: RangeSettings = {
    rulebook,
    seed,
    most: MOST_DECISIONS,
    deck: MOST_CARDS_IN_A_DECK,
    swarm: true,
    check: 'cheap',
    every: LOOK_CLOSELY_EVERY,
    off: [],
    engine,
    code: '',
    against: { engine, off: [...off] },
  };
  const ports = { port: new ReferenceEngine(), against: new ReferenceEngine() };
  // Only the comparison is asked for: what else is broken in random games is a matter of "rulewright fuzz".
  const play = new RangeInPlay(settings, { from: 0, to: runs }, ports);
  const found: Finding[] = [];
  let played = 0;
  let ended: string | undefined;
  while (played < runs) {
    if (await interruption.heard()) ended = 'a signal ended them';
    else if (isLate()) ended = `the time was over (${time} s)`;
    else if (found.length >= ENOUGH) ended = 'no more were needed';
    if (ended !== undefined) break;
    const finding = play.next()?.finding;
    played += 1;
    if (finding?.invariant.name === 'difference') found.push(finding);
    if (played % 10 === 0) say(`${played} of at most ${runs} random games, ${found.length} go another way`);
  }
  const smallest = replayedUnder(amendment, await smallestOf(found, file, interruption, say));
  return {
    seed,
    played,
    differing: found.length,
    ...(smallest === undefined ? {} : { smallest }),
    ...(ended === undefined ? {} : { ended }),
  };
}

/** The smallest scenario of those games that differ soonest, but for tables that are none: they are taken if there is nothing else. */
async function smallestOf(
  found: readonly Finding[],
  file: string,
  interruption: Interruption,
  say: (sentence: string) => void,
): Promise<SmallestGame | undefined> {
  const soonest = found.toSorted((one, other) => rank(one) - rank(other)).slice(0, CANDIDATES);
  let best: SmallestGame | undefined;
  for (const finding of soonest) {
    if (best !== undefined && (await interruption.heard())) break;
    say(`Making game ${finding.game} simpler`);
    const ports = { port: new ReferenceEngine(), against: new ReferenceEngine() };
    const made = await differenceScenario(finding, ports, file);
    const message = inPlainWords(finding, made.shrunk?.message ?? finding.message);
    const game: SmallestGame =
      made.text === undefined
        ? { message, game: finding.game, why: made.why }
        : { message, game: finding.game, scenario: made.text };
    if (best === undefined || sizeOf(game) < sizeOf(best)) best = game;
  }
  return best;
}

/** The same with the command that plays its scenario under the amendment, which knows modules of its own as well. */
function replayedUnder(
  { file, changes }: PlayableAmendment,
  game: SmallestGame | undefined,
): SmallestGame | undefined {
  if (game?.scenario === undefined) return game;
  const readings = changes.flatMap(({ option }) => option ?? []);
  const amend = file === undefined ? [] : [`--amend ${shellWord(path.relative(process.cwd(), file))}`];
  const option = [...amend, ...readings].join(' ');
  const scenario = game.scenario.replace(
    /^(# Replay: .*?)(?: --off (?:"[^"]*"|\S+))+/m,
    (_, command: string) => `${command} ${option}`,
  );
  return { ...game, scenario };
}

const shellWord = (word: string): string => (/\s/.test(word) ? `"${word}"` : word);

/** A game that differs before anybody does anything shows less than one in which somebody acts. */
const rank = ({ decisions }: Finding): number => (decisions === 0 ? MOST_DECISIONS + 1 : decisions);

const sizeOf = ({ scenario }: SmallestGame): number =>
  scenario === undefined
    ? Number.POSITIVE_INFINITY
    : scenario.length + (scenario.includes('@unreachable') ? UNREACHABLE : 0);

/** More than any scenario has letters. */
const UNREACHABLE = 1_000_000;

/** A sentence about two rulesets, by what they are in an amendment. */
function inPlainWords({ engine, against }: Finding, message: string): string {
  if (!against) return message;
  const { first, second } = sideNames(engine, against);
  return message.replace(`${first}: `, 'as it is: ').replace(`; ${second}: `, '; amended: ');
}
