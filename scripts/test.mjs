// Every check of the project. The last line is "N passed, N failed".
import { spawn } from 'node:child_process';
import { createReadStream, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { packageBinary, root } from './project.mjs';

const temporary = mkdtempSync(path.join(tmpdir(), 'rulewright-test-'));
const resultsFile = path.join(temporary, 'report', 'results.json');
const messagesFile = path.join(temporary, 'messages.ndjson');
const unitFile = path.join(temporary, 'unit.json');

const ofTheSources = [
  { name: 'types', command: [packageBinary('typescript', 'tsc'), '--noEmit'], count: one },
  {
    name: "types of the report's page",
    command: [packageBinary('typescript', 'tsc'), '--noEmit', '-p', 'reports/html'],
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
  {
    name: 'harness features',
    command: [
      packageBinary('@cucumber/cucumber', 'cucumber-js'),
      '--profile=harness',
      '--format=summary',
      `--format=message:${messagesFile}`,
    ],
    count: countMessages,
    tell: true,
  },
];

// Whatever is asked must change nothing: in every scenario and unit test that is checked.
process.env.RULEWRIGHT_ASKING ??= 'checked';

const ofTheRulebooks = [
  {
    name: "rulebooks' features",
    command: [
      packageBinary('c8', 'c8'),
      process.execPath,
      'bin/rulewright.js',
      'check',
      '--report',
      path.dirname(resultsFile),
    ],
    count: countResults,
    tell: true,
  },
  {
    name: 'coverage gate',
    command: [
      'bin/rulewright.js',
      'coverage',
      `--results=${resultsFile}`,
      '--no-kills',
      '--gate=coverage.json',
    ],
    count: one,
  },
];

const unitTests = {
  name: 'unit tests',
  command: [
    'scripts/unit.mjs',
    '--test-reporter=spec',
    '--test-reporter-destination=stdout',
    '--test-reporter=./scripts/count-reporter.mjs',
    `--test-reporter-destination=${unitFile}`,
  ],
  count: countUnitTests,
};

function one(exitCode) {
  return exitCode === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
}

/** Counts scenarios in cucumber's own messages; a scenario passed only if all of its steps did. */
async function countMessages(exitCode) {
  const count = { passed: 0, failed: 0, skipped: 0, remarks: [] };
  const worst = new Map();
  for await (const { testStepFinished, testCaseFinished } of messages()) {
    if (testStepFinished) {
      const { testCaseStartedId: id, testStepResult } = testStepFinished;
      worst.set(id, worse(worst.get(id) ?? 'PASSED', testStepResult.status));
    } else if (testCaseFinished) {
      const status = worst.get(testCaseFinished.testCaseStartedId) ?? 'UNKNOWN';
      worst.delete(testCaseFinished.testCaseStartedId);
      if (testCaseFinished.willBeRetried) continue;
      if (status === 'PASSED') count.passed += 1;
      else if (status === 'SKIPPED') count.skipped += 1;
      else count.failed += 1;
    }
  }
  return doubted(count, exitCode);
}

/** Counts scenarios in the results of "rulewright check"; whatever didn't pass and isn't waived failed. */
function countResults(exitCode) {
  const count = { passed: 0, failed: 0, skipped: 0, remarks: [] };
  const { counts = {} } = existsSync(resultsFile) ? JSON.parse(readFileSync(resultsFile, 'utf8')) : {};
  for (const [verdict, number] of Object.entries(counts)) {
    if (verdict === 'passed') count.passed += number;
    else if (verdict === 'waived') count.skipped += number;
    else count.failed += number;
  }
  return doubted(count, exitCode);
}

/** A run of scenarios that proves nothing has failed, and so has one whose exit code says more than its scenarios. */
function doubted(count, exitCode) {
  if (count.passed + count.failed === 0) {
    count.failed = 1;
    count.remarks.push(`no scenario ran (exit code ${exitCode})`);
  } else if (exitCode !== 0 && count.failed === 0) {
    count.failed = 1;
    count.remarks.push(`the run ended with exit code ${exitCode} although no scenario failed`);
  }
  return count;
}

async function* messages() {
  if (!existsSync(messagesFile)) return;
  for await (const line of createInterface({ input: createReadStream(messagesFile), crlfDelay: Infinity })) {
    if (line.startsWith('{"testStepFinished"') || line.startsWith('{"testCaseFinished"'))
      yield JSON.parse(line);
  }
}

const bySeverity = ['PASSED', 'SKIPPED', 'PENDING', 'UNDEFINED', 'AMBIGUOUS', 'FAILED', 'UNKNOWN'];

function worse(a, b) {
  return bySeverity.indexOf(a) > bySeverity.indexOf(b) ? a : b;
}

function countUnitTests(exitCode) {
  const text = existsSync(unitFile) ? readFileSync(unitFile, 'utf8') : '';
  if (text === '') return { passed: 0, failed: 1, remarks: ['no unit test ran'] };
  const { passed, failed, skipped, empty } = JSON.parse(text);
  const count = { passed, failed: failed + empty.length, skipped, remarks: [] };
  for (const file of empty) count.remarks.push(`${file} holds no test`);
  if (exitCode !== 0 && count.failed === 0) {
    count.failed = 1;
    count.remarks.push(`the test runner ended with exit code ${exitCode} although no test failed`);
  }
  return count;
}

function run([script, ...rest]) {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, [script, ...rest], {
      cwd: root,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const output = [];
    child.stdout.on('data', (chunk) => output.push(chunk));
    child.stderr.on('data', (chunk) => output.push(chunk));
    child.on('error', (error) => output.push(Buffer.from(`${error.message}\n`)));
    child.on('close', (code) => resolve({ exitCode: code ?? 1, output: Buffer.concat(output).toString() }));
  });
}

function resultOf({ passed, failed, skipped = 0 }, counted, seconds) {
  const counts = [`${passed} passed`, `${failed} failed`, ...(skipped > 0 ? [`${skipped} skipped`] : [])];
  const verdict = failed > 0 ? 'FAILED' : 'passed';
  return `${verdict}${counted ? `: ${counts.join(', ')}` : ''} (${seconds.toFixed(1)} s)`;
}

const total = { passed: 0, failed: 0 };

async function check({ name, command, count, tell }) {
  const start = performance.now();
  const { exitCode, output } = await run(command);
  const result = await count(exitCode);
  console.log(`${name} … ${resultOf(result, count !== one, (performance.now() - start) / 1000)}`);
  if (result.failed > 0 || tell) console.log(`\n${output.trim()}\n`);
  for (const remark of result.remarks ?? []) console.log(`${name}: ${remark}`);
  total.passed += result.passed;
  total.failed += result.failed;
}

async function oneAfterAnother(checks) {
  for (const each of checks) await check(each);
}

try {
  // A few hundred processes read card text.
  await run(['scripts/write-grammars.mjs']);
  // Each of these keeps one processor busy; the unit tests keep all of them.
  await Promise.all([oneAfterAnother(ofTheSources), oneAfterAnother(ofTheRulebooks)]);
  await check(unitTests);
} finally {
  rmSync(temporary, { recursive: true, force: true });
}
process.exitCode = total.failed > 0 ? 1 : 0;
console.log(`${total.passed} passed, ${total.failed} failed`);
