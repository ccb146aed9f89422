// A reporter for node's test runner that counts: one JSON object, for scripts/test.mjs to read.
import path from 'node:path';

export default async function* countReporter(events) {
  const count = { passed: 0, failed: 0, skipped: 0, empty: [] };
  for await (const { type, data } of events) {
    if (type !== 'test:pass' && type !== 'test:fail') continue;
    if (data.details?.type === 'suite' && type === 'test:pass') continue;
    if (data.skip !== undefined || data.todo !== undefined) count.skipped += 1;
    else if (type === 'test:fail') count.failed += failedByItself(data) ? 1 : 0;
    // The runner reports a file without a single test as one passed test named like the file.
    else if (data.nesting === 0 && /\.test\.(ts|mjs)$/.test(data.name)) {
      count.empty.push(path.relative(process.cwd(), data.name));
    } else count.passed += 1;
  }
  yield JSON.stringify(count);
}

/** A suite that failed only because a test in it failed is no second failure. */
function failedByItself(data) {
  return data.details?.error?.failureType !== 'subtestsFailed';
}
