// Runs the unit tests: `npm run unit` runs all of them, `npm run unit -- engine/text` those below a folder
// (or a single file). Further options go to node's test runner: `npm run unit -- --test-name-pattern=layers`.
import { spawnSync } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { filesUnder, root, sourceFolders } from './project.mjs';

const given = process.argv.slice(2);
const options = given.filter((argument) => argument.startsWith('-'));
const places = given.filter((argument) => !argument.startsWith('-')).map((place) => place.replace(/\/$/, ''));

const files = filesUnder([...sourceFolders, 'scripts'])
  .filter((file) => /\.test\.(ts|mjs)$/.test(file))
  .filter((file) => places.length === 0 || places.some((p) => file === p || file.startsWith(`${p}/`)));

if (files.length === 0) {
  console.error(
    `No unit test${places.length > 0 ? ` in ${places.join(', ')}` : ''}: tests are named *.test.ts`,
  );
  process.exit(1);
}

const reporters = options.some((option) => option.startsWith('--test-reporter'))
  ? []
  : ['--test-reporter=spec'];
// Tests compare what is said; a terminal, FORCE_COLOR or CI (which picocolors takes for a terminal) must not colour it.
const { FORCE_COLOR: _, ...inherited } = process.env;
// Whatever is asked must change nothing: here that is checked.
const environment = { RULEWRIGHT_ASKING: 'checked', ...inherited, NO_COLOR: '1' };

const run = spawnSync(
  process.execPath,
  [
    '--require=ts-node/register',
    '--test',
    `--test-concurrency=${availableParallelism()}`,
    ...reporters,
    ...options,
    ...files,
  ],
  { cwd: root, stdio: 'inherit', env: environment },
);
process.exit(run.status ?? 1);
