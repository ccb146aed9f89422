import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import path from 'node:path';
import type { Runs } from './clock';
import type { Played } from './games';
import { runScenarios, type SuiteRun } from './scenarios';
import { type Side, sideBySide } from './side-by-side';
import type { AtSize, SizedGame } from './sizes';

/** What the project promises of itself. */
const GOALS = { decisionsPerSecond: 100_000, timesPkmn: 20, undoGrowth: 1.5 };
const SIZES = [30, 300, 3000];
const SECOND = 1e9;

const here = path.join(__dirname, '..', '..');
const quick = process.argv.includes('--quick');
const rounds = quick ? 3 : 11;
const budget = (quick ? 0.5 : 2) * SECOND;

/** Longer than this for one size of table is no figure at all. */
const PATIENCE = 180_000;

const progress = (text: string): void => {
  process.stderr.write(`${text}\n`);
};

const rate = (count: number, nanoseconds: number): number => count / (nanoseconds / SECOND);

interface Sized {
  readonly objects: number;
  readonly cost: AtSize | undefined;
}

/** Each size in a process of its own, so that none inherits another's heap, and none can hold up the rest for ever. */
function measuredAt(objects: number, of: SizedGame): AtSize | undefined {
  const script = path.join(__dirname, 'one-size.js');
  const { stdout, status } = spawnSync(
    process.execPath,
    [...process.execArgv, script, `${objects}`, `${budget}`, of],
    {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'inherit'],
      timeout: PATIENCE,
    },
  );
  return status === 0 ? JSON.parse(stdout) : undefined;
}

const amount = (value: number, digits = 0): string =>
  value.toLocaleString('en', { minimumFractionDigits: digits, maximumFractionDigits: digits });
/** Half the distance between the fastest and the slowest run. */
const percent = (value: number): string => `±${amount((100 * value) / 2)} %`;

function print(title: string, rows: readonly (readonly string[])[]): void {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  console.log(`\n${title}`);
  for (const row of rows) {
    const cells = row.map((cell, column) =>
      column === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[column] ?? 0),
    );
    console.log(`  ${cells.join('  ')}`);
  }
}

/** Random games by the numbers. */
function printGames(title: string, played: Played): void {
  print(title, [
    ['games', amount(played.games)],
    ['games a second', amount(rate(played.games, played.nanoseconds), 1)],
    ['ended within 2,000 decisions', amount(played.ended)],
    ['mean decisions a game', amount(played.decisions / played.games)],
    ['forced decisions for each one asked', amount(played.forced / played.decisions, 1)],
    ['lines of trace for each one asked', amount(played.lines / played.decisions, 1)],
    ['crashed', amount(played.crashes.length)],
  ]);
}

function printSizes(game: string, sizes: readonly Sized[]): void {
  print(`Growth with the number of objects in ${game} (medians)`, [
    ['objects', 'in play', 'decisions/s', 'over', 'changes each', 'undo µs', 'act+undo µs', 'fork µs'],
    ...sizes.map(({ objects, cost }) =>
      cost
        ? [
            amount(objects),
            amount(cost.onTheBattlefield),
            amount(cost.decisionsPerSecond),
            amount(cost.decisions),
            amount(cost.changes),
            amount(cost.undo / 1000, 2),
            amount(cost.actAndUndo / 1000, 1),
            amount(cost.fork / 1000),
          ]
        : [amount(objects), '-', `nothing within ${PATIENCE / 1000} s`, '-', '-', '-', '-', '-'],
    ),
  ]);
}

/** How much longer undo takes on the largest table than on the smallest. */
const growthOf = (sizes: readonly Sized[]): number =>
  (sizes.at(-1)?.cost?.undo ?? Number.NaN) / (sizes[0]?.cost?.undo ?? Number.NaN);

function printAll(
  side: Side,
  sizes: readonly Sized[],
  sizesInMagic: readonly Sized[],
  suite: SuiteRun,
): void {
  const { engine, asked, withoutText, pkmn, boardgameCards, boardgameTicTacToe } = side;
  const line = (name: string, { median, spread }: Runs): string[] => [
    name,
    amount(median),
    percent(spread),
    `${amount(engine.median / median, 2)}×`,
  ];
  print('Decisions a second of processor time in whole random games, one thread', [
    ['', 'median', 'noise', 'we are'],
    line('Rulewright, Legions of Will', engine),
    line('Rulewright, only what players were asked', asked),
    line('Rulewright, the same without card text', withoutText),
    line('Rulewright, Riftbound duels', side.duels),
    line('Riftbound, only what players were asked', side.duelsAsked),
    line('Riftbound, the same without card text', side.duelsWithoutText),
    line('Rulewright, Magic 2003 duels', side.magicDuels),
    line('Magic, only what players were asked', side.magicDuelsAsked),
    line('Magic, the same without card text', side.magicDuelsWithoutText),
    line('@pkmn/sim, gen 9 random battle', pkmn),
    line('boardgame.io, small card game', boardgameCards),
    line('boardgame.io, tic-tac-toe', boardgameTicTacToe),
  ]);
  printSizes('Legions of Will', sizes);
  printSizes('Magic 2003', sizesInMagic);
  print(
    'Scenarios of features/legions-of-will through `rulewright check`, process start included',
    suiteRows(suite),
  );
}

function suiteRows(suite: SuiteRun): string[][] {
  if ('problem' in suite) return [['could not be played', suite.problem]];
  const outcomes = Object.entries(suite.counts).filter(([, count]) => count > 0);
  return [
    ['scenarios', amount(suite.scenarios)],
    ...outcomes.map(([outcome, count]) => [`  ${outcome}`, amount(count)]),
    ['a second', amount(suite.scenarios / suite.seconds, 1)],
  ];
}

function printGoals(
  side: Side,
  growth: number,
  growthInMagic: number,
): { goal: string; value: number; met: boolean }[] {
  const times = side.engine.median / side.pkmn.median;
  const timesAsked = side.asked.median / side.pkmn.median;
  const timesInMagic = side.magicDuels.median / side.pkmn.median;
  const goals = [
    {
      goal: `at least ${amount(GOALS.decisionsPerSecond)} decisions a second`,
      value: side.engine.median,
      met: side.engine.median >= GOALS.decisionsPerSecond,
    },
    {
      goal: 'the same, counting only what players were asked',
      value: side.asked.median,
      met: side.asked.median >= GOALS.decisionsPerSecond,
    },
    {
      goal: `at least ${amount(GOALS.decisionsPerSecond)} decisions a second in duels of Riftbound`,
      value: side.duels.median,
      met: side.duels.median >= GOALS.decisionsPerSecond,
    },
    {
      goal: 'the same, counting only what players were asked',
      value: side.duelsAsked.median,
      met: side.duelsAsked.median >= GOALS.decisionsPerSecond,
    },
    { goal: `at least ${GOALS.timesPkmn} times @pkmn/sim`, value: times, met: times >= GOALS.timesPkmn },
    {
      goal: `at least ${GOALS.timesPkmn} times @pkmn/sim in duels of Magic`,
      value: timesInMagic,
      met: timesInMagic >= GOALS.timesPkmn,
    },
    {
      goal: 'the same, counting only what players were asked',
      value: timesAsked,
      met: timesAsked >= GOALS.timesPkmn,
    },
    {
      goal: `undo at 3,000 objects at most ${GOALS.undoGrowth} times undo at 30`,
      value: growth,
      met: growth <= GOALS.undoGrowth,
    },
    {
      goal: 'the same in Magic',
      value: growthInMagic,
      met: growthInMagic <= GOALS.undoGrowth,
    },
  ];
  print(
    'Goals',
    goals.map(({ goal, value, met }) => [goal, amount(value, value < 1000 ? 2 : 0), met ? 'met' : 'NOT met']),
  );
  return goals;
}

async function main(): Promise<void> {
  console.log(
    `Engine compiled by tsc to plain JavaScript; Node ${process.version}, ${cpus()[0]?.model ?? 'unknown processor'}`,
  );
  const { side, played, duelled, duelledInMagic } = await sideBySide(rounds, budget, progress);
  const sizesOf = (of: SizedGame): readonly Sized[] =>
    SIZES.map((objects) => {
      progress(`${objects} objects of ${of}`);
      return { objects, cost: measuredAt(objects, of) };
    });
  const [sizes, sizesInMagic] = [sizesOf('legions'), sizesOf('magic')];
  progress('scenarios');
  const suite = runScenarios(path.join(here, '..'));
  printAll(side, sizes, sizesInMagic, suite);
  printGames('Our random games of Legions of Will (last round)', played);
  printGames('Our random duels of Riftbound (last round)', duelled);
  printGames('Our random duels of Magic 2003 (last round)', duelledInMagic);
  const goals = printGoals(side, growthOf(sizes), growthOf(sizesInMagic));
  for (const crash of [played, duelled, duelledInMagic].flatMap((each) => each.crashes.slice(0, 5)))
    console.log(`Crashed: seed ${crash.seed}, decision ${crash.decision}: ${crash.error}`);

  const { dependencies } = JSON.parse(readFileSync(path.join(here, 'package.json'), 'utf8'));
  const { crashes, ...ourGames } = played;
  const { crashes: crashedDuels, ...ourDuels } = duelled;
  const { crashes: crashedInMagic, ...ourMagicDuels } = duelledInMagic;
  const results = {
    node: process.version,
    quick,
    rounds,
    peers: dependencies,
    side,
    games: { ...ourGames, crashes: crashes.slice(0, 20) },
    duels: { ...ourDuels, crashes: crashedDuels.slice(0, 20) },
    magicDuels: { ...ourMagicDuels, crashes: crashedInMagic.slice(0, 20) },
    sizes,
    sizesInMagic,
    suite,
    goals,
  };
  const file = path.join(here, 'results', 'latest.json');
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, `${JSON.stringify(results, null, 2)}\n`);
  console.log(`\nWritten to ${path.relative(process.cwd(), file)}`);
}

void main();
