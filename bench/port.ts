// What an engine in a process of its own costs: a round trip of an act, and the whole suite. `npm run port`.
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import type { Act } from '../port/contract';
import { readText } from '../port/in-process-text';
import { probeTable } from '../port/probe/table';
import { ProcessEngine } from '../port/process/process-engine';
import { median, now } from './clock';

/** What the project promises of itself. */
const GOALS = { roundTrip: 100, times: 3 };
const TRIPS = 5000;
const ROUNDS = process.argv.includes('--quick') ? 1 : 3;
const MICROSECOND = 1e3;
const SECOND = 1e9;

const built = path.join(__dirname, '..');
const root = path.join(built, '..', '..');
const adapter = `${process.execPath} ${path.join(built, 'examples', 'adapter-typescript', 'adapter.js')}`;

const pass: Act = { do: 'answer', answer: [0] };

interface Trips {
  /** One act that is done, in microseconds: the message, the engine's work, the reply. */
  readonly act: number;
  /** One act and all that steps look at after it. */
  readonly look: number;
  /** A message that is refused at once: what the way there and back costs by itself. */
  readonly refused: number;
}

function roundTrips(): Trips {
  const engine = new ProcessEngine({ command: adapter, deadline: 60_000, restarts: 0 }, readText);
  engine.setup(probeTable({ rulebook: 'legions-of-will' }, 1));
  const { conversation } = engine;
  const times = (body: () => void, after: () => void): number => {
    const all: number[] = [];
    for (let trip = 0; trip < TRIPS; trip += 1) {
      const start = now();
      body();
      all.push((now() - start) / MICROSECOND);
      after();
    }
    return median(all.slice(TRIPS / 10));
  };
  const takeBack = () => conversation.ask('act', { act: { do: 'take back' } });
  const act = times(() => conversation.ask('act', { act: pass }), takeBack);
  const look = times(
    () => engine.act(pass),
    () => engine.undo(),
  );
  const refused = times(
    () => conversation.ask('act', { act: { do: 'answer', answer: [999] } }),
    () => {},
  );
  engine.end();
  return { act, look, refused };
}

/** Seconds that the suite takes, and how many scenarios passed. */
function suite(...engine: readonly string[]): { readonly seconds: number; readonly passed: number } {
  const command = [
    path.join(root, 'bin', 'rulewright.js'),
    'check',
    '--json',
    '--tags',
    'not @property',
    ...engine,
  ];
  const start = now();
  const { stdout } = spawnSync(process.execPath, command, { cwd: root, encoding: 'utf8', maxBuffer: 1e9 });
  const seconds = (now() - start) / SECOND;
  return { seconds, passed: JSON.parse(stdout).counts.passed };
}

const told = (name: string, value: string, goal = ''): void =>
  console.log(`${name.padEnd(48)} ${value.padStart(12)}  ${goal}`);

const trips = roundTrips();
told('round trip of an act, median', `${trips.act.toFixed(0)} µs`, `goal: at most ${GOALS.roundTrip} µs`);
told('… of one that is refused', `${trips.refused.toFixed(0)} µs`);
told('… with legal, observe and trace after it', `${trips.look.toFixed(0)} µs`);

const here: number[] = [];
const there: number[] = [];
for (let round = 0; round < ROUNDS; round += 1) {
  const inProcess = suite();
  const outOfProcess = suite('--engine', adapter);
  here.push(inProcess.seconds);
  there.push(outOfProcess.seconds);
  if (inProcess.passed !== outOfProcess.passed)
    console.log(
      `Not the same: ${inProcess.passed} passed in process, ${outOfProcess.passed} through the child process.`,
    );
}
told('the suite in process', `${median(here).toFixed(1)} s`);
told('the suite through a child process', `${median(there).toFixed(1)} s`);
told('times as long', (median(there) / median(here)).toFixed(2), `goal: at most ${GOALS.times}`);
