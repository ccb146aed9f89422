import { spawnSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  statSync,
  truncateSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import module from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, beforeEach, describe, it } from 'node:test';
import { expect } from 'chai';
import { root } from './project.mjs';

const place = mkdtempSync(path.join(tmpdir(), 'rulewright-code-'));
after(() => rmSync(place, { recursive: true }));

const installed = path.join(place, 'node_modules', 'rulewright');
const main = path.join(installed, 'dist', 'bundle', 'main.js');
const cache = path.join(place, 'node_modules', '.cache', 'rulewright', 'code');

beforeEach(() => {
  rmSync(place, { recursive: true });
  mkdirSync(path.dirname(main), { recursive: true });
  write(1);
});

/** Always as long, and at the same moment. */
function write(answer) {
  writeFileSync(main, `exports.modules = { 'cli/main.js': () => require('./other.js') };`);
  const other = path.join(path.dirname(main), 'other.js');
  writeFileSync(
    other,
    `exports.answer = () => [${answer}, typeof require('node:fs').readFileSync, __filename.slice(-8), /^—$/.test('\\u2014')];`,
  );
  utimesSync(other, 1_000, 1_000);
}

function answer(environment = {}, then = '') {
  const code = `const { loadBundle } = require(${JSON.stringify(path.join(root, 'bin', 'bundle.js'))});
    console.log(JSON.stringify(loadBundle(${JSON.stringify(installed)}).answer())); ${then}`;
  const { stdout, stderr } = spawnSync(process.execPath, ['-e', code], {
    cwd: place,
    encoding: 'utf8',
    env: { ...process.env, RULEWRIGHT_CACHE: '', ...environment },
  });
  return stderr === '' ? JSON.parse(stdout) : stderr;
}

/** From 22.1 on Node does it in its own way. */
const NODE_KEEPS = module.enableCompileCache ? 'Node keeps what it made' : false;

/** A file that is written anew is another one. */
const keptFiles = () =>
  existsSync(cache) ? readdirSync(cache).map((file) => [file, statSync(path.join(cache, file)).ino]) : [];

const right = (number) => [number, 'function', 'other.js', true];

describe("the package's code", () => {
  it('is loaded the same way for the first time and from what was kept', () => {
    for (const _ of ['first', 'kept']) expect(answer()).to.deep.equal(right(1));
    expect(readdirSync(cache)).not.to.be.empty;
  });

  it('is what it says now, though size and time are the same', () => {
    answer();
    write(2);
    expect(answer()).to.deep.equal(right(2));
  });

  it('is compiled again where what was kept was cut off', () => {
    answer();
    const files = readdirSync(cache, { recursive: true, withFileTypes: true }).filter((entry) =>
      entry.isFile(),
    );
    for (const file of files) truncateSync(path.join(file.parentPath, file.name), 100);
    expect(answer()).to.deep.equal(right(1));
  });

  it('is not made anew by a process that finds it', { skip: NODE_KEEPS }, () => {
    answer();
    const before = keptFiles();
    expect(before).not.to.be.empty;
    answer();
    expect(keptFiles()).to.deep.equal(before);
  });

  it('is not kept with flags of the engine that were set since', { skip: NODE_KEEPS }, () => {
    const changed = `require('node:v8').setFlagsFromString('--heap-growing-percent=50');`;
    expect(answer({}, changed)).to.deep.equal(right(1));
    expect(keptFiles()).to.deep.equal([]);
  });

  it('is kept where RULEWRIGHT_CACHE says, or nowhere', () => {
    expect(answer({ RULEWRIGHT_CACHE: 'none' })).to.deep.equal(right(1));
    expect(answer({ RULEWRIGHT_CACHE: path.join(place, 'mine') })).to.deep.equal(right(1));
    expect(existsSync(cache)).to.equal(false);
    expect(readdirSync(path.join(place, 'mine', 'code'))).not.to.be.empty;
  });

  it('is loaded where nothing can be kept', () => {
    writeFileSync(path.join(place, 'node_modules', '.cache'), '');
    expect(answer()).to.deep.equal(right(1));
  });
});
