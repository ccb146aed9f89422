// Runs the unit tests: `npm run unit` runs all of them, `npm run unit -- engine/text` those below a folder
// (or a single file). Files share processes; with --isolated each has one of its own.
// With --times it says which files took how much processor time, most first.
// Further options go to node's test runner: `npm run unit -- --test-name-pattern=layers`.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import path from 'node:path';
import { root } from './project.mjs';
import { entries, unitEnvironment, unitFiles } from './unit-groups.mjs';

const given = process.argv.slice(2);
const own = ['--isolated', '--times'];
const [isolated, timed] = own.map((option) => given.includes(option));
const options = given.filter((argument) => argument.startsWith('-') && !own.includes(argument));
const places = given.filter((argument) => !argument.startsWith('-')).map((place) => place.replace(/\/$/, ''));

const files = unitFiles(places);

if (files.length === 0) {
  console.error(
    `No unit test${places.length > 0 ? ` in ${places.join(', ')}` : ''}: tests are named *.test.ts`,
  );
  process.exit(1);
}

const reporters = options.some((option) => option.startsWith('--test-reporter'))
  ? []
  : ['--test-reporter=spec'];
const folder = mkdtempSync(path.join(tmpdir(), 'rulewright-unit-'));
const timesFile = path.join(folder, 'times.ndjson');
try {
  const run = spawnSync(
    process.execPath,
    [
      '--require=./scripts/typescript.cjs',
      '--test',
      `--test-concurrency=${availableParallelism()}`,
      ...reporters,
      ...options,
      ...entries(files, folder, isolated).map(({ entry }) => entry),
    ],
    {
      cwd: root,
      stdio: 'inherit',
      env: { ...unitEnvironment(), ...(timed ? { RULEWRIGHT_TEST_TIMES: timesFile } : {}) },
    },
  );
  if (timed) tellTimes();
  process.exitCode = run.status ?? 1;
} finally {
  rmSync(folder, { recursive: true, force: true });
}

function tellTimes() {
  const lines = existsSync(timesFile) ? readFileSync(timesFile, 'utf8').trim().split('\n') : [];
  const times = new Map();
  for (const { file, seconds } of lines.map((line) => JSON.parse(line)))
    times.set(file, (times.get(file) ?? 0) + seconds);
  const sorted = [...times].sort(([, one], [, other]) => other - one);
  for (const [file, seconds] of sorted) console.log(`${seconds.toFixed(1).padStart(8)} s  ${file}`);
}
