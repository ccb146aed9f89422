import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { after, describe, it } from 'node:test';
import { expect } from 'chai';
import { Workplace } from './test/command';

const root = path.join(__dirname, '..');
const place = new Workplace();
after(() => place.remove());

const list = path.join(place.folder, 'loaded');
const teller = path.join(place.folder, 'tell.cjs');
place.write(
  'tell.cjs',
  `process.on('exit', () => require('node:fs').writeFileSync(${JSON.stringify(list)}, Object.keys(require.cache).join('\\n')));`,
);

/** The files that a command loads. */
function loadedBy(...args: readonly string[]): readonly string[] {
  const command = [path.join(root, 'bin', 'rulewright.js'), ...args];
  const { status, stderr } = spawnSync(process.execPath, ['--require', teller, ...command], {
    cwd: place.folder,
    encoding: 'utf8',
  });
  expect([status, stderr]).to.deep.equal([0, '']);
  return readFileSync(list, 'utf8')
    .split('\n')
    .map((file) => path.relative(root, file));
}

describe('a command loads what it needs:', () => {
  it('check nothing of the fuzzer, and nothing that checks messages', () => {
    const loaded = loadedBy('check', path.join(root, 'cli', 'test', 'passing.feature'));
    expect(loaded).to.include(path.join('steps', 'world.ts'));
    const fuzz = loaded.filter((file) => file.startsWith(`fuzz${path.sep}`));
    expect(fuzz.sort()).to.deep.equal(
      ['fuzz/metamorphic/kinds.ts', 'fuzz/scenario/sentences.ts', 'fuzz/steps.ts'].map(path.normalize),
    );
    expect(loaded.filter((file) => file.includes('typebox'))).to.deep.equal([]);
  });

  it('help none of the other layers', () => {
    const loaded = loadedBy('check', '--help');
    expect(loaded).to.include(path.join('cli', 'main.ts'));
    expect(loaded.filter((file) => /^(?:engine|port|reports|steps)\b|cucumber/.test(file))).to.deep.equal([]);
  });
});
