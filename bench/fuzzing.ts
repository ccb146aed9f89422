// How fast random games are played under invariants, in one process: decisions that players were asked for in a second of
// processor time.
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
  readonly decisions: number;
  readonly perSecond: number;
}

/** Games that are played before the clock starts: they read the text of all cards. */
const WARM = 30;

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
  playRange(settings, { from: 0, to: WARM }, players);
  const began = processorTime();
  const { decisions } = playRange(settings, { from: WARM, to: WARM + games }, players);
  const seconds = (processorTime() - began) / 1e9;
  return { rulebook, check, games, decisions, perSecond: Math.round(decisions / seconds) };
}

const [asked = '200'] = process.argv.slice(2);
if (!/^[1-9]\d{0,6}$/.test(asked)) {
  console.error(
    `"${asked}" is no number of games: say how many are measured, as in "npm run --prefix bench fuzzing -- 200".`,
  );
  process.exitCode = 2;
} else
  for (const { rulebook, check, games, decisions, perSecond } of fuzzingSpeeds(Number(asked)))
    console.log(
      `${rulebook}, ${check} invariants: ${perSecond} decisions/s (${decisions} decisions in ${games} games)`,
    );
