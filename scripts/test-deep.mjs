// Plays random games of a fresh seed on the healthy engine, in which nothing may be found:
// `npm run test:deep`, or `npm run test:deep -- --seed 7 --runs 100` to play the games of a seed again.
// Half of the games are watched by every invariant, half by those that cost little. Then every crossing of card text is tried.
import { spawnSync } from 'node:child_process';
import { randomInt } from 'node:crypto';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { root } from './project.mjs';

const { values } = parseArgs({
  options: {
    seed: { type: 'string' },
    runs: { type: 'string', default: '600' },
    jobs: { type: 'string', default: '1' },
    out: { type: 'string', default: path.join(root, 'report', 'deep') },
  },
});
const seed = Number(values.seed ?? randomInt(1, 1_000_000));
const runs = Number(values.runs);
if (!Number.isInteger(seed) || seed < 0 || !Number.isInteger(runs) || runs < 4) {
  console.error('--seed is a whole number such as 7, --runs one from 4 on.');
  process.exit(2);
}
console.log(`Seed ${seed}. The same games again: npm run test:deep -- --seed ${seed} --runs ${runs}`);

const crossingsOf = ['legions-of-will', 'riftbound'];
let worst = 0;
for (const check of ['all', 'cheap']) {
  const { status } = spawnSync(
    process.execPath,
    [
      path.join(root, 'bin', 'rulewright.js'),
      'fuzz',
      ...['--seed', String(check === 'all' ? seed : seed + 1), '--runs', String(Math.floor(runs / 2))],
      ...['--check', check, '--jobs', values.jobs, '--out', path.join(values.out, check)],
    ],
    { cwd: root, stdio: 'inherit' },
  );
  worst = Math.max(worst, status ?? 3);
}
const { status: crossings } = spawnSync(
  process.execPath,
  [path.join(root, 'scripts', 'unit.mjs'), ...crossingsOf.map((game) => `engine/${game}/text/crossings.test.ts`)],
  { cwd: root, stdio: 'inherit', env: { ...process.env, RULEWRIGHT_CROSSINGS: 'all' } },
);
process.exit(Math.max(worst, crossings ?? 3));
