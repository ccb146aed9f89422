// How fast random games are played under invariants, in one process: decisions in a second of processor time. Said twice, as
// in README.md: what players were asked, which is what the fuzzer counts, and all decisions in the trace.
import { playRange } from '../fuzz/range';
import type { RangeSettings } from '../fuzz/range-result';
import { fuzzedRulebooks } from '../fuzz/rulebooks';
import { ReferenceEngine } from '../port/in-process';
import { processorTime } from './clock';

/** Decisions a second of one process that checks the cheap invariants, or all of them. */
interface FuzzingSpeed {
  readonly rulebook: string;
  readonly check: RangeSettings['check'];
  readonly games: number;
  /** What players were asked. */
  readonly asked: number;
  /** All decisions in the trace: those with one legal answer, too. */
  readonly all: number;
  readonly seconds: number;
  /** Games that were played before. */
  readonly warm: number;
}

/** The games that are measured: the same ones however long it took to warm up. */
const FIRST = 200;
/** The games that are played before: others. */
const FIRST_TO_WARM_UP = 10_000;
/** So many of them make a round. */
const ROUND = 100;
/** It is warm after so many rounds in a row that were hardly faster than the fastest before. */
const PATIENCE = 3;
/** What is hardly faster. */
const HARDLY = 1.05;
const MOST_ROUNDS = 15;

/** Plays games of every rulebook that the fuzzer plays, first with the cheap invariants, then with all. */
function* fuzzingSpeeds(games: number): Generator<FuzzingSpeed> {
  for (const rulebook of fuzzedRulebooks)
    for (const check of ['cheap', 'all'] as const) yield speedOf(rulebook, check, games);
}

function speedOf(rulebook: string, check: RangeSettings['check'], games: number): FuzzingSpeed {
  const settings: RangeSettings = {
    rulebook,
    check,
    seed: 1,
    most: 300,
    deck: 20,
    swarm: true,
    every: 16,
    off: [],
    engine: 'in process',
    code: '',
  };
  const players = { port: new ReferenceEngine(), another: () => new ReferenceEngine() };
  const warm = warmUp((from) => playRange(settings, { from, to: from + ROUND }, players).decisions);
  let all = 0;
  let counting = 0;
  // Counting is no part of playing.
  const count = (): void => {
    const from = processorTime();
    for (const { what } of players.port.trace()) if (what === 'decision') all += 1;
    counting += processorTime() - from;
  };
  const began = processorTime();
  const range = { from: FIRST, to: FIRST + games };
  const { decisions: asked } = playRange(settings, range, players, { onGame: count });
  const seconds = (processorTime() - began - counting) / 1e9;
  return { rulebook, check, games, asked, all, seconds, warm };
}

/**
 * Plays rounds of games until speed doesn't rise any more: the texts of all cards are read then, and the engine is compiled,
 * which takes about a thousand games. A campaign plays that fast from its second minute on.
 *
 * @param playFrom plays a round of games from a number on, and says how many decisions players were asked
 * @returns how many games that took
 */
function warmUp(playFrom: (game: number) => number): number {
  let fastest = 0;
  let inVain = 0;
  let rounds = 0;
  while (rounds < MOST_ROUNDS && inVain < PATIENCE) {
    const began = processorTime();
    const speed = playFrom(FIRST_TO_WARM_UP + rounds * ROUND) / (processorTime() - began);
    inVain = speed > fastest * HARDLY ? 0 : inVain + 1;
    fastest = Math.max(fastest, speed);
    rounds += 1;
  }
  return rounds * ROUND;
}

const [number = '200'] = process.argv.slice(2);
if (!/^[1-9]\d{0,6}$/.test(number)) {
  console.error(
    `"${number}" is no number of games: say how many are measured, as in "npm run --prefix bench fuzzing -- 200".`,
  );
  process.exitCode = 2;
} else
  for (const { rulebook, check, games, asked, all, seconds, warm } of fuzzingSpeeds(Number(number))) {
    const perSecond = (decisions: number): string => `${Math.round(decisions / seconds)} decisions/s`;
    console.log(
      `${rulebook}, ${check} invariants: ${perSecond(asked)} of what players were asked, ${perSecond(all)} of all decisions in the trace (${asked} and ${all} decisions in ${games} games, after ${warm} to warm up)`,
    );
  }
