// Compiles the bench and the engine to plain JavaScript in bench/.build: what is measured is what would be published.
// Types are checked by `npm run types`, not here: figures are wanted while somebody is halfway through a change, too.
import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

const here = import.meta.dirname;
const root = path.dirname(here);
const out = path.join(here, '.build');
const tsc = createRequire(import.meta.url).resolve('typescript/bin/tsc');

rmSync(out, { recursive: true, force: true });
const { status } = spawnSync(
  process.execPath,
  [tsc, '-p', here, '--noEmit', 'false', '--noCheck', '--outDir', out],
  { stdio: 'inherit' },
);

// The grammars of card text are read from beside the code.
for (const entry of readdirSync(path.join(root, 'engine'), { recursive: true })) {
  if (!entry.endsWith('.ohm')) continue;
  const to = path.join(out, 'engine', entry);
  mkdirSync(path.dirname(to), { recursive: true });
  cpSync(path.join(root, 'engine', entry), to);
}
process.exit(status ?? 1);
