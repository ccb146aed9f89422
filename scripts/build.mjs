// Compiles the sources into dist/, copies what they read at run time (data, grammars, report assets), and notes
// where the engine implements which rule; then makes one file of it all.
import { spawnSync } from 'node:child_process';
import { cpSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { bundle } from './bundle.mjs';
import { filesUnder, isTest, packageBinary, root, sourceFolders } from './project.mjs';
import { writeGrammars } from './write-grammars.mjs';

const DATA = new Set(['.css', '.html', '.js', '.json', '.mjs', '.ohm', '.svg']);
const dist = path.join(root, 'dist');

rmSync(dist, { recursive: true, force: true });

const tsc = spawnSync(process.execPath, [packageBinary('typescript', 'tsc'), '-p', 'tsconfig.build.json'], {
  cwd: root,
  stdio: 'inherit',
});
if (tsc.status !== 0) process.exit(tsc.status ?? 1);

const data = filesUnder(sourceFolders).filter((file) => isData(file) && !isTest(file));
for (const file of data) cpSync(path.join(root, file), path.join(dist, file));

const require = createRequire(import.meta.url);
const { placesOfRules } = require(path.join(dist, 'cli', 'places-of-rules.js'));
writeFileSync(path.join(dist, 'cli', 'implementations.json'), JSON.stringify(placesOfRules(root)));

writeGrammars(dist);
const { stepFiles } = require(path.join(dist, 'cli', 'home.js'));
await bundle(dist, stepFiles({ root, checkout: false }));

console.log(`dist/ is built: sources compiled, ${data.length} data files copied`);

function isData(file) {
  return DATA.has(path.extname(file)) && path.basename(file) !== 'tsconfig.json';
}
