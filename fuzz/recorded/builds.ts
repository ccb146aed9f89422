import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { GameScript, Part } from './moments';

const ROOT = path.join(__dirname, '..', '..');
const MOST_OUTPUT = 1_000_000_000;

/** Where two builds come apart in a game. */
interface Parting {
  /** Which of the games: of all in which they do, the one in which they do first. */
  readonly game: number;
  /** At which moment: 0 is the table as it was set up. */
  readonly moment: number;
  /** The first lines that are not the same; undefined where one has no line more. */
  readonly before: string | undefined;
  readonly after: string | undefined;
}

/** What a comparison came to. */
export interface Comparison {
  /** The games in which the builds come apart, by place. */
  readonly differing: readonly number[];
  readonly first: Parting | undefined;
}

/**
 * Plays the same games on the engines of two checkouts: what can be seen of them must be the same, decision by decision.
 *
 * @param before the folder of a checkout that has its packages installed
 * @param after another one
 * @param without what is left out, as it is different on purpose
 * @throws Error with what the process said, where a checkout can't be run
 */
export function compareBuilds(
  before: string,
  after: string,
  games: readonly GameScript[],
  without: readonly Part[] = [],
): Comparison {
  const [one, other] = [digestsIn(before, games, without), digestsIn(after, games, without)];
  const partings = games.flatMap((_, game) => {
    const moment = firstDifference(one[game] ?? [], other[game] ?? []);
    return moment === undefined ? [] : [{ game, moment }];
  });
  const [first] = [...partings].sort((a, b) => a.moment - b.moment);
  const script = first && games[first.game];
  return {
    differing: partings.map(({ game }) => game),
    first: script && { ...first, ...lines(before, after, script, first.moment, without) },
  };
}

function lines(before: string, after: string, script: GameScript, moment: number, without: readonly Part[]) {
  const [one = [], other = []] = [before, after].map((root) => momentIn(root, script, moment, without));
  const at = firstDifference(one, other) ?? 0;
  return { before: one[at], after: other[at] };
}

/** The first place at which two lists are not the same; undefined where they are. */
function firstDifference(one: readonly string[], other: readonly string[]): number | undefined {
  const length = Math.max(one.length, other.length);
  for (let at = 0; at < length; at += 1) if (one[at] !== other[at]) return at;
  return undefined;
}

/** For each game a digest of each of its moments. */
const digestsIn = (
  root: string,
  games: readonly GameScript[],
  without: readonly Part[],
): readonly (readonly string[])[] => run(root, games, [without.join(',')]);

/** All that is seen at one moment of a game. */
const momentIn = (
  root: string,
  game: GameScript,
  moment: number,
  without: readonly Part[],
): readonly string[] => run(root, [game], [without.join(','), String(moment)]);

function run<T>(root: string, games: readonly GameScript[], options: readonly string[]): T {
  if (!['ts', 'js'].some((ending) => existsSync(path.join(root, 'port', `in-process.${ending}`))))
    throw new Error(`The engine in ${root} can't be run, for there is none: name the folder of a checkout.`);
  const folder = mkdtempSync(path.join(tmpdir(), 'rulewright-recorded-'));
  try {
    const file = path.join(folder, 'games.json');
    writeFileSync(file, JSON.stringify(games));
    const loader = path.join(ROOT, 'scripts', 'typescript.cjs');
    const worker = path.join(__dirname, 'worker.ts');
    const { status, stdout, stderr } = spawnSync(
      process.execPath,
      ['--require', loader, worker, path.resolve(root), file, ...options],
      { encoding: 'utf8', maxBuffer: MOST_OUTPUT },
    );
    if (status !== 0) throw new Error(`The engine in ${root} can't be run:\n${stderr}`);
    return JSON.parse(stdout);
  } finally {
    rmSync(folder, { recursive: true });
  }
}
