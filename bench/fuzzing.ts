// How fast random games are played under invariants, in one process: decisions that players were asked for in a second.
import { playRange } from '../fuzz/range';
import type { RangeSettings } from '../fuzz/range-result';
import { fuzzedRulebooks } from '../fuzz/rulebooks';
import { ReferenceEngine } from '../port/in-process';

/** Decisions a second of one process that checks the cheap invariants, or all of them. */
export interface FuzzingSpeed {
  readonly rulebook: string;
  readonly check: RangeSettings['check'];
  readonly games: number;
  readonly decisions: number;
  readonly perSecond: number;
}

/** Games that are played before the clock starts: they read the text of all cards. */
const WARM = 30;

/** Plays games of every rulebook that the fuzzer plays, first with the cheap invariants, then with all. */
export function fuzzingSpeeds(games: number): readonly FuzzingSpeed[] {
  return fuzzedRulebooks.flatMap((rulebook) =>
    (['cheap', 'all'] as const).map((check) => speedOf(rulebook, check, games)),
  );
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
  const began = process.hrtime.bigint();
  const { decisions } = playRange(settings, { from: WARM, to: WARM + games }, players);
  const seconds = Number(process.hrtime.bigint() - began) / 1e9;
  return { rulebook, check, games, decisions, perSecond: Math.round(decisions / seconds) };
}

if (require.main === module)
  for (const { rulebook, check, decisions, perSecond } of fuzzingSpeeds(Number(process.argv[2] ?? 200)))
    console.log(`${rulebook}, ${check} invariants: ${perSecond} decisions/s (${decisions} decisions)`);
