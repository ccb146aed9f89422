import { spawnSync } from 'node:child_process';
import {
  copyFileSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  truncateSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, beforeEach, describe, it } from 'node:test';
import { expect } from 'chai';
import { root } from './project.mjs';

const place = mkdtempSync(path.join(tmpdir(), 'rulewright-sources-'));
after(() => rmSync(place, { recursive: true }));

const at = (...parts) => path.join(place, ...parts);
const entries = () => readdirSync(at('node_modules', '.cache', 'rulewright', 'sources'));

/** A checkout with one source, the compiler and the loader. */
beforeEach(() => {
  rmSync(place, { recursive: true });
  for (const folder of ['bin', 'scripts']) mkdirSync(at(folder), { recursive: true });
  mkdirSync(at('node_modules'));
  for (const name of ['ts-node', 'typescript', '@swc', 'chai'])
    symlinkSync(path.join(root, 'node_modules', name), at('node_modules', name));
  for (const file of [
    'bin/kept-file.js',
    'bin/kept-code.js',
    'scripts/typescript.cjs',
    'scripts/own-lines.cjs',
  ])
    copyFileSync(path.join(root, file), at(file));
  copyFileSync(path.join(root, 'tsconfig.json'), at('tsconfig.json'));
  write('interface Gone {}\nexport const answer: number = 1;');
});

/** Always at the same moment, so that only what it says tells one text from another. */
function write(text) {
  writeFileSync(at('answer.ts'), text);
  utimesSync(at('answer.ts'), 1_000, 1_000);
}

function run(code = 'console.log(answer)') {
  const loaded = `const { answer } = require('./answer.ts'); ${code}`;
  const { stdout, stderr } = spawnSync(
    process.execPath,
    ['--require', './scripts/typescript.cjs', '--eval', loaded],
    { cwd: place, encoding: 'utf8' },
  );
  return `${stdout}${stderr}`.trim();
}

const loadsCompiler = `console.log(Object.keys(require.cache).some((file) => file.includes('ts-node')
  && !file.endsWith('.json')))`;

describe('the sources of a checkout', () => {
  it('are compiled once', () => {
    expect(run(loadsCompiler)).to.equal('true');
    expect(run(loadsCompiler)).to.equal('false');
    expect(run()).to.equal('1');
  });

  it('are compiled again when they say something else, though size and time are the same', () => {
    expect(run()).to.equal('1');
    write('interface Gone {}\nexport const answer: number = 2;');
    expect(run()).to.equal('2');
    expect(entries()).to.have.length(1);
  });

  it('are compiled again when the options are others', () => {
    run();
    writeFileSync(
      at('tsconfig.json'),
      '{ "compilerOptions": { "target": "es2020" }, "ts-node": { "swc": true } }',
    );
    expect(run(loadsCompiler)).to.equal('true');
  });

  it('are loaded where nothing can be kept', () => {
    writeFileSync(at('node_modules', '.cache'), '');
    expect(run()).to.equal('1');
    expect(run(loadsCompiler)).to.equal('true');
  });

  it('are compiled again where an entry was cut off, wherever', () => {
    run();
    const [entry] = entries();
    const file = at('node_modules', '.cache', 'rulewright', 'sources', entry);
    const whole = readFileSync(file);
    for (const length of [0, 3, 70, whole.length - 1]) {
      writeFileSync(file, whole.subarray(0, length));
      expect(run(), `${length} bytes`).to.equal('1');
      expect(readFileSync(file).equals(whole)).to.equal(true);
    }
  });

  it('are compiled, and what they need is loaded, where the disk is full', {
    skip: process.platform === 'win32',
  }, () => {
    const { status, stdout, stderr } = spawnSync(
      'sh',
      [
        ...['-c', 'ulimit -f 0; exec "$@"', 'sh', process.execPath, '--require', './scripts/typescript.cjs'],
        ...[
          '--eval',
          "const { answer } = require('./answer.ts'); require('chai'); process.exitCode = 10 + answer",
        ],
      ],
      { cwd: place, encoding: 'utf8' },
    );
    expect([status, stdout, stderr]).to.deep.equal([11, '', '']);
    expect(entries()).to.deep.equal([]);
  });

  it('are loaded where what the JavaScript engine made of them was cut off', () => {
    run();
    const code = at('node_modules', '.cache', 'rulewright', 'code');
    const files = readdirSync(code, { recursive: true, withFileTypes: true }).filter((entry) =>
      entry.isFile(),
    );
    expect(files).not.to.be.empty;
    for (const { parentPath, name } of files) truncateSync(path.join(parentPath, name), 100);
    expect(run()).to.equal('1');
  });

  it('are modules as any other', () => {
    writeFileSync(at('other.ts'), 'export const has = (file: string): boolean => file in require.cache;');
    write(
      `import path from 'node:path';
      import { has } from './other';
      export const answer = [has(__filename), has(path.join(__dirname, 'other.ts')), require.main === module,
        typeof require.resolve('./other'), module.children.length, module.paths.length > 0];`,
    );
    for (const _ of ['compiled', 'kept']) expect(run()).to.equal("[ true, true, false, 'string', 1, true ]");
  });

  it('have their own lines in stack traces, kept or not', () => {
    write('interface Gone {}\n\n\nexport const answer = () => { throw new Error("wrong"); };');
    for (const _ of ['compiled', 'kept'])
      expect(run('answer()')).to.match(/Error: wrong\n +at .*answer\.ts:4:/);
  });
});
