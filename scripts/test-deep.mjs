// Whatever takes too long for `npm test`: `npm run test:deep`, or `-- --only tests`, `rules`, `games`, `package`.
//   tests    each file of unit tests in a process of its own, with every case that `npm test` plays a sample of
//   rules    all scenarios, with nothing that makes the rules faster
//   games    random games of a fresh seed on the healthy engine, in which nothing may be found; half of them watched by
//            every invariant, half by those that cost little. `-- --seed 7 --runs 100` plays the games of a seed again.
//   package  the package as packed and installed, on each maintained Node
import { spawnSync } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { tryPackage } from './packed.mjs';
import { root } from './project.mjs';

const values = asked();
const parts = {
  tests: playTests,
  rules: playByRulesAlone,
  games: playGames,
  package: () => Math.min(tryPackage(), 1),
};
const asksForGames = values.seed !== undefined || values.runs !== undefined;
const wanted = values.only ?? (asksForGames ? ['games'] : Object.keys(parts));
const unknown = wanted.find((part) => !Object.keys(parts).includes(part));
if (unknown !== undefined) give(`--only is one of ${Object.keys(parts).join(', ')}, not "${unknown}".`);
const seed = Number(values.seed ?? randomInt(1, 1_000_000));
const runs = Number(values.runs ?? 600);
if (!Number.isInteger(seed) || seed < 0 || !Number.isInteger(runs) || runs < 4)
  give('--seed is a whole number such as 7, --runs one from 4 on.');

process.exit(Math.max(...wanted.map((part) => parts[part]())));

function asked() {
  const options = {
    only: { type: 'string', multiple: true },
    seed: { type: 'string' },
    runs: { type: 'string' },
    jobs: { type: 'string', default: '1' },
    out: { type: 'string', default: path.join(root, 'report', 'deep') },
  };
  try {
    return parseArgs({ options }).values;
  } catch (error) {
    return give(
      `${error.message}. It takes ${Object.keys(options)
        .map((name) => `--${name}`)
        .join(', ')}.`,
    );
  }
}

function give(sentence) {
  console.error(sentence);
  process.exit(2);
}

function playTests() {
  return node('scripts/unit.mjs', ['--isolated'], { RULEWRIGHT_TEST: 'deep' });
}

/** Each folder of features in a process of its own: one for all of them came to 2 GB half-way and hardly got on. */
function playByRulesAlone() {
  const folders = readdirSync(path.join(root, 'features'), { withFileTypes: true }).filter((each) =>
    each.isDirectory(),
  );
  const endings = folders.map(({ name }) =>
    node('bin/rulewright.js', ['check', path.join('features', name), '--jobs', values.jobs], {
      RULEWRIGHT_SHORTCUTS: 'none',
      RULEWRIGHT_FULL_TRACE: 'kept',
    }),
  );
  return Math.max(...endings);
}

function playGames() {
  console.log(`Seed ${seed}. The same games again: npm run test:deep -- --seed ${seed} --runs ${runs}`);
  const endings = ['all', 'cheap'].map((check) =>
    node('bin/rulewright.js', [
      'fuzz',
      ...['--seed', String(check === 'all' ? seed : seed + 1), '--runs', String(Math.floor(runs / 2))],
      ...['--check', check, '--jobs', values.jobs, '--out', path.join(values.out, check)],
    ]),
  );
  return Math.max(...endings);
}

function node(script, args, environment = {}) {
  const { status } = spawnSync(process.execPath, [path.join(root, script), ...args], {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, ...environment },
  });
  return status ?? 3;
}
