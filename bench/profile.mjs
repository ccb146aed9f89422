// Profiles random games and prints where the time goes: by function, and by file. `node profile.mjs [games] [games|duels|plain-duels] [file]`
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const [games = '30', which = 'games', script = 'random-games.js'] = process.argv.slice(2);
const built = path.join(import.meta.dirname, '.build');
const folder = mkdtempSync(path.join(tmpdir(), 'rulewright-profile-'));
spawnSync(
  process.execPath,
  ['--cpu-prof', `--cpu-prof-dir=${folder}`, path.join(built, 'bench', script), games, '5', which],
  { stdio: 'inherit' },
);
const [name = ''] = readdirSync(folder);
const { nodes, samples, timeDeltas } = JSON.parse(readFileSync(path.join(folder, name), 'utf8'));
rmSync(folder, { recursive: true });

const byId = new Map(nodes.map((node) => [node.id, node]));
const parents = new Map(nodes.flatMap((node) => (node.children ?? []).map((child) => [child, node.id])));
const self = new Map();
for (const [place, id] of samples.entries()) self.set(id, (self.get(id) ?? 0) + timeDeltas[place]);
const total = timeDeltas.reduce((sum, each) => sum + each, 0);

const nameOf = ({ callFrame: { functionName, url, lineNumber } }) =>
  `${functionName || '(anonymous)'} ${path.relative(built, url.replace('file://', ''))}:${lineNumber + 1}`;
const add = (table, key, time) => table.set(key, (table.get(key) ?? 0) + time);
const [own, inclusive, callers] = [new Map(), new Map(), new Map()];
for (const [id, time] of self) {
  const seen = new Set();
  add(own, nameOf(byId.get(id)), time);
  for (let at = id; at !== undefined; at = parents.get(at)) {
    const key = nameOf(byId.get(at));
    if (!seen.has(key)) add(inclusive, key, time);
    seen.add(key);
    const parent = parents.get(at);
    if (parent !== undefined) add(callers, `${key} <- ${nameOf(byId.get(parent))}`, time);
  }
}
const print = (title, table, most) => {
  console.log(`\n${title}`);
  const rows = [...table].sort(([, first], [, second]) => second - first).slice(0, most);
  for (const [key, time] of rows) console.log(`${((100 * time) / total).toFixed(1).padStart(6)} %  ${key}`);
};
print('Time in the function itself', own, 40);
print('Time in the function and what it calls', inclusive, 70);
if (process.env.CALLERS)
  print('Calls', new Map([...callers].filter(([key]) => key.startsWith(process.env.CALLERS))), 20);
