import { spawn, spawnSync } from 'node:child_process';
import { appendFileSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { after, describe, it } from 'node:test';
import { expect } from 'chai';
import { journalFile } from './run-journal';
import { type Outcome, Workplace } from './test/command';

const root = path.join(__dirname, '..');
const place = new Workplace();
after(() => place.remove());

const feature = place.write(
  'suite.feature',
  readFileSync(path.join(__dirname, 'test', 'saboteurs.feature'), 'utf8'),
);
const temporary = path.join(place.folder, 'temporary');
mkdirSync(temporary);

/** An engine that, before the third table it is to set up, writes down its processes and waits until there is a file "go". */
place.write(
  'waiting.py',
  `import os, subprocess, sys, time
sys.path.insert(0, ${JSON.stringify(path.join(root, 'examples', 'adapter-python'))})
import adapter
tables = 0
setup = adapter.Adapter.setup
def waiting(self, message):
    global tables
    tables += 1
    with open("tables", "a") as file: file.write("x")
    if tables > 2 and not os.path.exists("go"):
        child = subprocess.Popen(["sleep", "301"], start_new_session=True)
        with open("draft", "w") as file: file.write(f"{os.getpid()} {child.pid}")
        os.rename("draft", "waits")
        while not os.path.exists("go"): time.sleep(0.02)
    return setup(self, message)
adapter.Adapter.setup = waiting
adapter.main()
`,
);
const engine = ['--engine', 'python3 waiting.py', '--deadline', '120000'];
const outputs = ['--junit', 'out/junit.xml', '--sarif', 'out/sarif.json', '--summary', 'out/summary.md'];

const file = (...parts: string[]): string => path.join(place.folder, ...parts);
const read = (...parts: string[]): string => readFileSync(file(...parts), 'utf8');

/** Looks again and again, for what other processes bring about. */
async function until(isSo: () => boolean, what: string): Promise<void> {
  for (let look = 0; look < 1200; look += 1) {
    if (isSo()) return;
    await new Promise((resolve) => {
      setTimeout(resolve, 50);
    });
  }
  throw new Error(`It never came about that ${what}.`);
}

/** Whether a process does anything any more. */
const lives = (pid: string): boolean =>
  /^[^Z]/.test(spawnSync('ps', ['-o', 'stat=', '-p', pid], { encoding: 'utf8' }).stdout.trim());

/** Runs the command, ends it by a signal when something is so, and waits until nothing is left of it. */
async function ended(
  signal: NodeJS.Signals,
  isTime: () => boolean,
  ...args: string[]
): Promise<Outcome & { readonly signal: string | null }> {
  for (const name of ['waits', 'go', 'tables', 'out', 'report'])
    rmSync(file(name), { recursive: true, force: true });
  const command = spawn(process.execPath, [path.join(root, 'bin', 'rulewright.js'), ...args], {
    cwd: place.folder,
    env: {
      ...process.env,
      NO_COLOR: '1',
      FORCE_COLOR: undefined,
      NODE_TEST_CONTEXT: undefined,
      TMPDIR: temporary,
    },
  });
  const said = { out: '', error: '' };
  command.stdout.on('data', (data: Buffer) => {
    said.out += data.toString();
  });
  command.stderr.on('data', (data: Buffer) => {
    said.error += data.toString();
  });
  const closed = new Promise<{ code: number | null; signal: string | null }>((resolve) => {
    command.on('close', (code, by) => resolve({ code, signal: by }));
  });
  await until(isTime, 'the time came to end the run');
  const parts = spawnSync('ps', ['-o', 'pid=', '--ppid', String(command.pid)], { encoding: 'utf8' });
  command.kill(signal);
  const how = await closed;
  const engines = existsSync(file('waits')) ? read('waits').split(' ') : [];
  const all = [...parts.stdout.trim().split(/\s+/), ...engines].filter((pid) => pid !== '');
  await until(() => !all.some(lives), 'no process stayed');
  // What is left there is a cache of the loader of TypeScript, which a package doesn't have.
  expect(readdirSync(temporary).filter((name) => !name.startsWith('v8-compile-cache'))).to.deep.equal([]);
  return { ...how, ...said };
}

interface Results {
  readonly counts: Readonly<Record<string, number>>;
  readonly unfinished?: { readonly played: number; readonly selected: number };
  readonly complete: boolean;
  readonly scenarios: readonly { readonly at: string; readonly verdict: string }[];
}
const results = (): Results => JSON.parse(read('report', 'results.json'));
const verdicts = () => results().scenarios.map(({ at, verdict }) => `${at} ${verdict}`);

const whole = [
  'suite.feature:5 passed',
  'suite.feature:15 passed',
  'suite.feature:23 unsupported',
  'suite.feature:35 passed',
];

describe('a run that is ended before it is through', { skip: process.platform !== 'linux' }, () => {
  it('by Ctrl-C: what was played is in every report, and the rest can be played', async () => {
    const args = ['check', feature, ...engine, ...outputs, '--report', 'report'];
    const isWaiting = () => existsSync(file('waits'));
    const { code, out, error } = await ended('SIGINT', isWaiting, ...args);
    const sentence = 'Interrupted (SIGINT). 2 of 4 scenarios were played';
    expect(error.trim()).to.equal(`${sentence}: the same command with --resume plays the rest.`);
    expect(out).to.contain('2 scenarios: 2 passed');
    expect(code).to.equal(130);
    expect(verdicts()).to.deep.equal(whole.slice(0, 2));
    expect(results().unfinished).to.include({ played: 2, selected: 4 });
    expect(read('out', 'junit.xml'))
      .to.match(/tests="3" failures="0" errors="1"/)
      .and.to.contain(sentence);
    const [run] = JSON.parse(read('out', 'sarif.json')).runs;
    expect(run.invocations[0]).to.deep.include({ executionSuccessful: false, exitCode: 130 });
    expect(JSON.stringify(run.invocations)).to.contain(sentence);
    expect(read('out', 'summary.md')).to.contain(`**${sentence}.**`);
    expect(read('report', 'index.html')).to.contain(sentence);
  });

  it('by kill -9, and in the middle of a line: what is written counts once, the rest is played', async () => {
    const args = ['check', feature, ...engine, '--report', 'report'];
    const { signal } = await ended('SIGKILL', () => existsSync(file('waits')), ...args);
    expect(signal).to.equal('SIGKILL');
    const journal = read('report', journalFile).trim().split('\n');
    expect(journal.filter((line) => line.includes('"result":'))).to.have.length(2);
    const last = journal.at(-1) ?? '';
    appendFileSync(file('report', journalFile), `${last}\n${last.slice(0, 90)}`);

    for (const [more, why] of [
      [['--seed', '7'], /^The run in "report" can't be resumed: since it began, other options/],
      [['--engine', 'cat'], /other engines/],
    ] as const) {
      const refused = await place.runHere(...args, ...more, '--resume');
      expect(refused.error).to.match(why);
      expect(refused.code).to.equal(2);
    }
    place.write('go', '');
    rmSync(file('tables'));
    const resumed = await place.runHere(...args, '--resume');
    expect(resumed.error).to.equal('');
    expect(resumed.code).to.equal(0);
    expect(read('tables')).to.equal('x'.repeat(2));
    expect(verdicts()).to.deep.equal(whole);
    expect(results().unfinished).to.equal(undefined);
    expect(existsSync(file('report', journalFile))).to.equal(false);
  });

  it('by SIGTERM, in process: after the scenario that is being played', async () => {
    const journal = file('report', journalFile);
    const features = path.join(root, 'features', 'legions-of-will', '5-turn-structure');
    const isPlaying = () => existsSync(journal) && readFileSync(journal, 'utf8').includes('"result":');
    const { code, error } = await ended('SIGTERM', isPlaying, 'check', features, '--report', 'report');
    expect(code).to.equal(143);
    const { unfinished, complete, scenarios } = results();
    expect(error).to.contain(`Interrupted (SIGTERM). ${unfinished?.played} of ${unfinished?.selected}`);
    expect(unfinished?.played)
      .to.be.greaterThan(0)
      .and.to.be.lessThan(unfinished?.selected ?? 0);
    expect(scenarios).to.have.length(unfinished?.played ?? 0);
    expect(complete).to.equal(false);
  });
});
