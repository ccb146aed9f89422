// A reporter for node's test runner that counts: one JSON object, for scripts/counts.mjs to read.

export default async function* countReporter(events) {
  const count = { passed: 0, failed: 0, skipped: 0, empty: [] };
  let before = 0;
  for await (const { type, data } of events) {
    if (type !== 'test:pass' && type !== 'test:fail') continue;
    if (isFile(data)) {
      const inIt = count.passed + count.failed + count.skipped;
      if (type === 'test:pass' && inIt === before) count.empty.push(data.name);
      if (type === 'test:fail' && failedByItself(data)) count.failed += 1;
      before = count.passed + count.failed + count.skipped;
    } else if (data.details?.type === 'suite' && type === 'test:pass') continue;
    else if (data.skip !== undefined || data.todo !== undefined) count.skipped += 1;
    else if (type === 'test:fail') count.failed += failedByItself(data) ? 1 : 0;
    else count.passed += 1;
  }
  yield JSON.stringify(count);
}

/** Each file is a suite, or where it is a process of its own and holds no test, a test named like it. */
function isFile({ nesting, name }) {
  return nesting === 0 && /\.test\.(ts|mjs|cjs)$/.test(name);
}

/** A suite that failed only because a test in it failed is no second failure. */
function failedByItself(data) {
  return data.details?.error?.failureType !== 'subtestsFailed';
}
