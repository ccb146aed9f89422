// How many tests of a check passed and failed.
import { createReadStream, existsSync, readFileSync } from 'node:fs';
import { createInterface } from 'node:readline';

const OF_ENDINGS = ['testStepFinished', 'testCaseFinished'];

/** A check that is one test itself. */
export function one(exitCode) {
  return exitCode === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
}

/** Counts scenarios in cucumber's own messages; a scenario passed only if all of its steps did. */
export function countMessages(messagesFile) {
  return async (exitCode) => {
    const count = { passed: 0, failed: 0, skipped: 0, remarks: [] };
    const worst = new Map();
    for await (const { testStepFinished, testCaseFinished } of messagesIn(messagesFile, OF_ENDINGS)) {
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
  };
}

/** Counts scenarios in the results of "rulewright check"; whatever didn't pass and isn't waived failed. */
export function countResults(resultsFile) {
  return (exitCode) => {
    const count = { passed: 0, failed: 0, skipped: 0, remarks: [] };
    const { counts = {} } = existsSync(resultsFile) ? JSON.parse(readFileSync(resultsFile, 'utf8')) : {};
    for (const [verdict, number] of Object.entries(counts)) {
      if (verdict === 'passed') count.passed += number;
      else if (verdict === 'waived') count.skipped += number;
      else count.failed += number;
    }
    return doubted(count, exitCode);
  };
}

/** Counts unit tests in what scripts/count-reporter.mjs writes. */
export function countUnitTests(unitFile) {
  return (exitCode) => {
    const text = existsSync(unitFile) ? readFileSync(unitFile, 'utf8') : '';
    if (text === '') return { passed: 0, failed: 1, remarks: ['no unit test ran'] };
    const { passed, failed, skipped, empty } = JSON.parse(text);
    const count = { passed, failed: failed + empty.length, skipped, remarks: [] };
    if (passed + failed + skipped + empty.length === 0)
      return { passed: 0, failed: 1, remarks: ['it holds no test'] };
    for (const file of empty) count.remarks.push(`${file} holds no test`);
    if (exitCode !== 0 && count.failed === 0) {
      count.failed = 1;
      count.remarks.push(`the process ended with exit code ${exitCode} although no test failed`);
    }
    return count;
  };
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

/** The messages of some kinds in a file, which has one a line. */
export async function* messagesIn(file, kinds) {
  if (!existsSync(file)) return;
  const beginnings = kinds.map((kind) => `{"${kind}"`);
  for await (const line of createInterface({ input: createReadStream(file), crlfDelay: Infinity })) {
    if (beginnings.some((beginning) => line.startsWith(beginning))) yield JSON.parse(line);
  }
}

const bySeverity = ['PASSED', 'SKIPPED', 'PENDING', 'UNDEFINED', 'AMBIGUOUS', 'FAILED', 'UNKNOWN'];

function worse(a, b) {
  return bySeverity.indexOf(a) > bySeverity.indexOf(b) ? a : b;
}
