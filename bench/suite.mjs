// Measures `rulewright check` of the package as it would be published, beside the package of a commit that stays the same
// and beside Cucumber alone. `node suite.mjs [--quick] [--rounds 3] [--installed]`; with the last one the package that was
// packed and installed the last time is measured again.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** The commit that everything is compared with. */
const REFERENCE = '9de7448';
const CHAPTER = 'features/legions-of-will/7-additional-rules';
const STEPS_OF_THE_FLOOR = 6;
const SCENARIOS_IN_A_FILE = 30;

const here = import.meta.dirname;
const root = path.dirname(here);
const packages = path.join(here, '.packages');
const quick = process.argv.includes('--quick');
const rounds = Number(process.argv[process.argv.indexOf('--rounds') + 1]) || (quick ? 1 : 3);

function run(command, args, cwd, environment = {}) {
  const { status, stdout, stderr } = spawnSync(command, args, {
    cwd,
    encoding: 'utf8',
    maxBuffer: 1e9,
    env: { ...process.env, ...environment },
  });
  if (status !== 0)
    throw new Error(`${command} ${args.join(' ')} in ${cwd} ended with ${status}:\n${stderr}`);
  return stdout;
}

/** Packs what is in a folder, and installs that as anybody would. */
function install(source, into) {
  rmSync(into, { recursive: true, force: true });
  mkdirSync(into, { recursive: true });
  const [{ filename }] = JSON.parse(
    run('npm', ['pack', '--json', '--silent', '--pack-destination', into], source).replace(/^[^[]*/s, ''),
  );
  writeFileSync(path.join(into, 'package.json'), '{ "private": true }\n');
  run('npm', ['install', '--no-audit', '--no-fund', path.join(into, filename)], into);
}

function referencePackage() {
  const into = path.join(packages, REFERENCE);
  if (existsSync(path.join(into, 'node_modules', 'rulewright'))) return into;
  const source = path.join(packages, `source-${REFERENCE}`);
  rmSync(source, { recursive: true, force: true });
  mkdirSync(source, { recursive: true });
  const archive = path.join(packages, `${REFERENCE}.tar`);
  run('git', ['archive', '-o', archive, REFERENCE], root);
  run('tar', ['-xf', archive, '-C', source], root);
  run('npm', ['ci', '--no-audit', '--no-fund'], source);
  install(source, into);
  rmSync(source, { recursive: true, force: true });
  rmSync(archive, { force: true });
  return into;
}

function currentPackage() {
  const into = path.join(packages, 'current');
  if (!process.argv.includes('--installed')) install(root, into);
  return into;
}

/** Runs a command of Node in a folder; sums up what all its processes took. */
function measured(args, cwd) {
  const folder = mkdtempSync(path.join(tmpdir(), 'rulewright-bench-'));
  const notes = path.join(folder, 'usage');
  const began = performance.now();
  run(process.execPath, args, cwd, {
    RULEWRIGHT_BENCH_USAGE: notes,
    NODE_OPTIONS: `--require "${path.join(here, 'usage.cjs')}"`,
  });
  const wall = (performance.now() - began) / 1000;
  const used = readFileSync(notes, 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
  rmSync(folder, { recursive: true });
  const sum = (key) => used.reduce((total, each) => total + each[key], 0);
  return { seconds: sum('seconds'), megabytes: sum('megabytes'), wall };
}

function check(folder, paths, options = []) {
  const report = mkdtempSync(path.join(tmpdir(), 'rulewright-report-'));
  const command = path.join(folder, 'node_modules', 'rulewright', 'bin', 'rulewright.js');
  const all = [command, 'check', ...paths, '--report', report, ...options];
  const usage = measured(all, path.join(folder, 'node_modules', 'rulewright'));
  const { scenarios } = JSON.parse(readFileSync(path.join(report, 'results.json'), 'utf8'));
  const page = statSync(path.join(report, 'index.html')).size / 1e6;
  rmSync(report, { recursive: true });
  return { ...usage, scenarios: scenarios.length, page };
}

/** Cucumber with as many scenarios, in whose steps nothing happens. */
function floor(folder, scenarios) {
  const place = path.join(folder, 'floor');
  rmSync(place, { recursive: true, force: true });
  mkdirSync(path.join(place, 'features'), { recursive: true });
  writeFileSync(
    path.join(place, 'steps.cjs'),
    "require('@cucumber/cucumber').defineStep(/^nothing happens (\\d+) times$/, (_times) => {});\n",
  );
  for (let first = 0; first < scenarios; first += SCENARIOS_IN_A_FILE) {
    const count = Math.min(SCENARIOS_IN_A_FILE, scenarios - first);
    const lines = Array.from({ length: count }, (_, number) => [
      `  Example: ${first + number}`,
      ...Array.from({ length: STEPS_OF_THE_FLOOR }, (_, step) => `    Given nothing happens ${step} times`),
    ]);
    writeFileSync(
      path.join(place, 'features', `${first}.feature`),
      ['Feature: nothing', ...lines.flat()].join('\n'),
    );
  }
  const cucumber = path.join(folder, 'node_modules', '@cucumber', 'cucumber', 'bin', 'cucumber.js');
  const args = [cucumber, 'features', '--require', 'steps.cjs', '--format', 'summary'];
  return { ...measured(args, place), scenarios };
}

const median = (values) => [...values].sort((one, other) => one - other)[values.length >> 1];

function row(name, runs, floorCost) {
  const cost = median(runs.map(({ seconds, scenarios }) => (1000 * seconds) / scenarios));
  return {
    name,
    scenarios: runs[0].scenarios,
    'ms of processor each': cost.toFixed(2),
    'times the floor': (cost / floorCost).toFixed(1),
    'seconds, wall': median(runs.map(({ wall }) => wall)).toFixed(1),
    'MB, all processes': Math.round(Math.max(...runs.map(({ megabytes }) => megabytes))),
    'MB of page': runs[0].page === undefined ? '' : runs[0].page.toFixed(2),
    cost,
  };
}

mkdirSync(packages, { recursive: true });
console.error(`package of ${REFERENCE}`);
const reference = referencePackage();
console.error('package of this checkout');
const current = currentPackage();
const paths = quick ? [CHAPTER] : [];
const runs = { current: [], reference: [], first: [], called: [], floor: [] };
const oneProcess = ['--jobs', '1'];
for (let round = 1; round <= rounds; round += 1) {
  console.error(`round ${round} of ${rounds}`);
  runs.reference.push(check(reference, paths, oneProcess));
  rmSync(path.join(current, 'node_modules', '.cache'), { recursive: true, force: true });
  runs.first.push(check(current, paths, oneProcess));
  runs.current.push(check(current, paths, oneProcess));
  runs.called.push(check(current, paths));
  runs.floor.push(floor(current, runs.current[0].scenarios));
}
const floorCost = median(runs.floor.map(({ seconds, scenarios }) => (1000 * seconds) / scenarios));
const rows = [
  row(`commit ${REFERENCE}, one process`, runs.reference, floorCost),
  row('this checkout, one process, nothing cached', runs.first, floorCost),
  row('this checkout, one process', runs.current, floorCost),
  row('this checkout, as it is called', runs.called, floorCost),
  row('cucumber-js, empty steps', runs.floor, floorCost),
];
console.log(`Node ${process.version}, median of ${rounds} rounds${quick ? `, only ${CHAPTER}` : ''}`);
console.table(Object.fromEntries(rows.map(({ name, cost, ...cells }) => [name, cells])));
const times = rows[0].cost / rows[2].cost;
console.log(`${times.toFixed(1)} times as many scenarios per second of processor time as ${REFERENCE}.`);
mkdirSync(path.join(here, 'results'), { recursive: true });
writeFileSync(
  path.join(here, 'results', 'suite.json'),
  `${JSON.stringify({ node: process.version, quick, rounds, times, ...runs }, null, 1)}\n`,
);
