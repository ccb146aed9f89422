import { strict as assert } from 'node:assert';
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, describe, it } from 'node:test';
import { countUnitTests } from './counts.mjs';
import { root } from './project.mjs';
import { entries, SLOW, unitFiles } from './unit-groups.mjs';

const { testsReading } = createRequire(import.meta.url)('./shared-process.cjs');

const folder = mkdtempSync(path.join(tmpdir(), 'rulewright-shared-'));
after(() => rmSync(folder, { recursive: true, force: true }));

const begin = "const { before, describe, it } = require('node:test');\n";
const fine = `${begin}describe('all', () => { it('one', () => {}); it('two', () => {}); });`;

/** Runs test files of these texts in one process; what is counted, and what is said. */
function together(texts, ...options) {
  const names = texts.map((text, index) => {
    const file = path.join(folder, `${index}.test.cjs`);
    writeFileSync(file, text);
    return path.relative(root, file);
  });
  const counts = path.join(folder, 'counts.json');
  const all = entries(names, folder);
  assert.deepEqual(
    all.map(({ files }) => files),
    [names],
  );
  const { NODE_TEST_CONTEXT: _, ...env } = process.env;
  const { status, stdout } = spawnSync(
    process.execPath,
    [
      ...['--test-reporter=spec', '--test-reporter-destination=stdout'],
      ...['--test-reporter=./scripts/count-reporter.mjs', `--test-reporter-destination=${counts}`],
      ...options,
      ...all.map(({ entry }) => entry),
    ],
    { cwd: root, encoding: 'utf8', env },
  );
  return { ...countUnitTests(counts)(status), status, stdout };
}

/** That the file fails, that what comes after it doesn't, and why. */
function fails(text, why) {
  const { passed, failed, status, stdout } = together([text, fine]);
  assert.ok(failed >= 1, stdout);
  assert.ok(passed >= 2, stdout);
  assert.equal(status, 1);
  assert.match(stdout, why);
}

describe('test files that share a process', () => {
  it('are counted test by test', () => {
    const { passed, failed, status } = together([fine, fine]);
    assert.deepEqual({ passed, failed, status }, { passed: 4, failed: 0, status: 0 });
  });

  it('fail alone', () => {
    fails(`${begin}it('is wrong', () => { throw new Error('wrong'); });`, /Error: wrong/);
    fails(
      `${begin}before(() => { throw new Error('early'); }); it('is never run', () => {});`,
      /Error: early/,
    );
    fails(`${begin}throw new Error('not loaded');`, /Error: not loaded/);
  });

  for (const [what, change] of [
    ['the environment variable LEFT', "process.env.LEFT = 'behind'"],
    ['the working folder', "process.chdir('/')"],
    ['console.log', 'console.log = () => {}'],
    ['Date.now', 'Date.now = () => 0'],
    ['Math.random', 'Math.random = () => 0'],
    ['what fd 2 is written with', 'process.stderr.write = () => true'],
    ['the global setTimeout', 'globalThis.setTimeout = () => 0'],
  ])
    it(`fail where they leave ${what} changed, in a test or while they are loaded`, () => {
      const why = new RegExp(`0\\.test\\.cjs leaves .*${what}`);
      fails(`${begin}it('changes it', () => { ${change}; });`, why);
      fails(`${begin}${change};\nit('is fine', () => {});`, why);
    });

  it('fail where they leave an exit code', () => {
    const { failed, remarks } = together([
      `${begin}it('changes it', () => { process.exitCode = 3; });`,
      fine,
    ]);
    assert.equal(failed, 1);
    assert.match(remarks.join(), /exit code 3 although no test failed/);
  });

  it('fail where they hold no test', () => {
    const { failed, remarks } = together([fine, "require('node:test');"]);
    assert.equal(failed, 1);
    assert.match(remarks.join(), /1\.test\.cjs holds no test/);
  });

  it('are none of those that are known to take longest, which begin first', () => {
    const all = unitFiles();
    const groups = entries(all, folder).map(({ files }) => files);
    assert.deepEqual(
      groups.slice(0, SLOW.length),
      SLOW.map((file) => [file]),
    );
    assert.deepEqual(groups.flat().sort(), [...all].sort());
  });

  it('read card texts, or find what was read before: those that test the reading share a process with no other', () => {
    const groups = entries(unitFiles(), folder).map(({ files }) => files);
    const reading = groups.filter((files) => files.some(testsReading));
    assert.ok(reading.flat().includes(path.join('engine', 'text', 'words.test.ts')));
    assert.ok(reading.flat().includes(path.join('engine', 'riftbound', 'read-card-text.test.ts')));
    assert.deepEqual(
      reading.flat().filter((file) => !testsReading(file)),
      [],
    );
  });

  it('do not, where one asks for a process of its own', () => {
    const own = '// A process of its own: it changes everything.\n';
    for (const [index, text] of [fine, `${own}${fine}`, fine].entries())
      writeFileSync(path.join(folder, `${index}.test.cjs`), text);
    const names = [0, 1, 2].map((index) => path.relative(root, path.join(folder, `${index}.test.cjs`)));
    const groups = (isolated) => entries(names, folder, isolated).map(({ files }) => files);
    assert.deepEqual(groups(false), [[names[0], names[2]], [names[1]]]);
    assert.deepEqual(groups(true), [[names[0]], [names[1]], [names[2]]]);
  });
});
