// Every check of the project, on all processors. The last line is "N passed, N failed".
import { mkdtempSync, rmSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import path from 'node:path';
import { countMessages, countResults, countUnitTests, one } from './counts.mjs';
import { atOnce, run } from './pool.mjs';
import { packageBinary, root } from './project.mjs';
import { entries, unitEnvironment, unitFiles } from './unit-groups.mjs';

const temporary = mkdtempSync(path.join(tmpdir(), 'rulewright-test-'));
const resultsFile = path.join(temporary, 'report', 'results.json');

/** The compiler in machine code, which takes a third of the time; it finds again what it made of files that haven't changed. */
const typescript = (name, ...options) => [
  packageBinary('typescript-native', 'tsc'),
  ...['--noEmit', '--incremental', '--tsBuildInfoFile'],
  path.join(root, 'node_modules', '.cache', 'rulewright', `${name}.tsbuildinfo`),
  ...options,
];

const ofTheSources = [
  { name: 'types', command: typescript('types'), count: one },
  {
    name: "types of the report's page",
    command: typescript('types-of-page', '-p', 'reports/html'),
    count: one,
  },
  {
    name: 'lint',
    command: [
      packageBinary('@biomejs/biome', 'biome'),
      'check',
      '--error-on-warnings',
      '--max-diagnostics=none',
    ],
    count: one,
  },
  {
    name: 'dependency rule',
    command: [packageBinary('dependency-cruiser', 'depcruise'), '--config', '.dependency-cruiser.cjs', '.'],
    count: one,
  },
  { name: 'unused code', command: [packageBinary('knip', 'knip')], count: one },
];

const HARNESS_PARTS = 2;

const ofTheHarness = Array.from({ length: HARNESS_PARTS }, (_, index) => {
  const messages = path.join(temporary, `messages-${index}.ndjson`);
  return {
    name: `harness features ${index + 1}/${HARNESS_PARTS}`,
    command: [
      ...['--require=./scripts/typescript.cjs', '--require=./cli/native-match-indices.ts'],
      packageBinary('@cucumber/cucumber', 'cucumber-js'),
      ...['--profile=harness', `--shard=${index + 1}/${HARNESS_PARTS}`],
      ...['--format=summary', `--format=message:${messages}`],
    ],
    count: countMessages(messages),
    tell: true,
  };
});

const ofTheRulebooks = {
  name: "rulebooks' features",
  command: ['bin/rulewright.js', 'check', '--jobs', '1', '--report', path.dirname(resultsFile)],
  environment: { ...process.env, RULEWRIGHT_ASSERTIONS: 'made' },
  count: countResults(resultsFile),
  tell: true,
  afterwards: {
    name: 'coverage gate',
    command: ['bin/rulewright.js', 'coverage', `--results=${resultsFile}`, '--gate=coverage.json'],
    count: one,
  },
};

/** So many of the kills that are recorded are played again: others, as the code changes. */
const KILLS_SAMPLED = 60;

const ofTheKills = {
  name: 'a sample of the recorded kills',
  command: ['bin/rulewright.js', 'mutate', '--check', '--sample', String(KILLS_SAMPLED), '--jobs', '1'],
  count: one,
};

const ofTheUnits = entries(unitFiles(), temporary).map(({ entry, files }, index) => {
  const counts = path.join(temporary, `unit-${index}.json`);
  return {
    name: `unit tests (${files.length === 1 ? files[0] : `${files[0]} to ${files.at(-1)}`})`,
    command: [
      '--require=./scripts/typescript.cjs',
      ...['--test-reporter=spec', '--test-reporter-destination=stdout'],
      ...['--test-reporter=./scripts/count-reporter.mjs', `--test-reporter-destination=${counts}`],
      entry,
    ],
    environment: unitEnvironment(),
    count: countUnitTests(counts),
  };
});

function resultOf({ passed, failed, skipped = 0 }, counted, seconds) {
  const counts = [`${passed} passed`, `${failed} failed`, ...(skipped > 0 ? [`${skipped} skipped`] : [])];
  const verdict = failed > 0 ? 'FAILED' : 'passed';
  return `${verdict}${counted ? `: ${counts.join(', ')}` : ''} (${seconds.toFixed(1)} s)`;
}

const total = { passed: 0, failed: 0 };

async function check({ name, command, environment, count, tell, afterwards }) {
  const start = performance.now();
  const { exitCode, output } = await run(command, environment);
  const result = await count(exitCode);
  console.log(`${name} … ${resultOf(result, count !== one, (performance.now() - start) / 1000)}`);
  if (result.failed > 0 || tell) console.log(`\n${output.trim()}\n`);
  for (const remark of result.remarks ?? []) console.log(`${name}: ${remark}`);
  total.passed += result.passed;
  total.failed += result.failed;
  if (afterwards) await check(afterwards);
}

try {
  // Whatever reads card text finds the grammar compiled.
  await run(['scripts/write-grammars.mjs']);
  // What takes longest begins first; the types begin with it, for they are what is mended first.
  const checks = [
    ...ofTheSources.slice(0, 1),
    ofTheRulebooks,
    ...ofTheHarness,
    ...ofTheUnits,
    ofTheKills,
    ...ofTheSources.slice(1),
  ];
  await atOnce(
    availableParallelism(),
    checks.map((each) => () => check(each)),
  );
} finally {
  rmSync(temporary, { recursive: true, force: true });
}
process.exitCode = total.failed > 0 ? 1 : 0;
console.log(`${total.passed} passed, ${total.failed} failed`);
