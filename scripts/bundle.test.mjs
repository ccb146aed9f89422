import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, before, describe, it } from 'node:test';
import { expect } from 'chai';
import { bundle } from './bundle.mjs';

const place = mkdtempSync(path.join(tmpdir(), 'rulewright-bundle-'));
const dist = path.join(place, 'dist');
after(() => rmSync(place, { recursive: true }));

const written = {
  'dist/cli/main.js': `
    const { join } = require("node:path");
    const { loadStep, isStepLoaded } = require("./load-step");
    exports.main = () => {
      const step = join(__dirname, "..", "steps", "pass.js");
      const before = isStepLoaded(step);
      loadStep(step);
      const words = [require("passing").word, require('../engine/data').read(), globalThis.defined];
      return [before, isStepLoaded(step), ...words];
    };
    exports.shared = () => require('../fuzz/game').word === require("passing") && require('./game') === require('../fuzz/game');
    exports.positions = (text) => require("regexp-match-indices")(/(b)(c)?/, text)?.indices[1];`,
  'dist/steps/match-indices.js':
    'exports.execWithIndices = (expression, text) => new RegExp(expression, "d").exec(text);',
  'dist/cli/game.js': 'module.exports = require("../fuzz/game");',
  'dist/fuzz/game.js': 'exports.word = require("passing");',
  'dist/cli/load-step.js': 'throw new Error("it stands for files")',
  'dist/engine/data.js': `
    const { readFileSync } = require("node:fs");
    exports.read = () => readFileSync(require("node:path").join(__dirname, "data.txt"), "utf8");`,
  'dist/engine/data.txt': 'read',
  'dist/steps/pass.js': 'globalThis.defined = "pass";',
  'node_modules/passing/package.json': '{ "name": "passing", "version": "1.2.3", "license": "MIT" }',
  'node_modules/passing/index.js': 'exports.word = "bundled";',
  'node_modules/passing/LICENSE': 'Anybody may pass.',
};

before(async () => {
  for (const [name, text] of Object.entries(written)) {
    mkdirSync(path.dirname(path.join(place, name)), { recursive: true });
    writeFileSync(path.join(place, name), text);
  }
  await bundle(dist, [path.join(dist, 'steps', 'pass.js')]);
  // What is missing now is in the bundle, or it isn't found.
  for (const name of ['dist/cli', 'dist/fuzz', 'dist/steps', 'dist/engine/data.js', 'node_modules'])
    rmSync(path.join(place, name), { recursive: true });
});

function run(code) {
  const file = JSON.stringify(path.join(dist, 'bundle', 'main.js'));
  const loaded = `const { main, positions, shared } = require(${file}).modules['cli/main.js']();`;
  const { stdout, stderr } = spawnSync(
    process.execPath,
    ['-e', `${loaded} console.log(JSON.stringify(${code}))`],
    {
      cwd: tmpdir(),
      encoding: 'utf8',
    },
  );
  return stderr === '' ? JSON.parse(stdout) : stderr;
}

describe('the bundle', () => {
  it('holds modules, packages and steps, and finds their data', () => {
    expect(run('main()')).to.deep.equal([false, true, 'bundled', 'read', 'pass']);
  });

  it('holds each module once, though it is several files', () => {
    expect(run('shared()')).to.equal(true);
  });

  it('lets Node say where the groups of a match are', () => {
    expect(run("positions('abc')")).to.deep.equal([1, 2]);
    expect(run("String(positions('a'))")).to.equal('undefined');
  });

  it('comes with the licences of the packages in it', () => {
    const licences = readFileSync(path.join(dist, 'bundle', 'LICENCES.txt'), 'utf8');
    expect(licences).to.contain('passing 1.2.3 (MIT)').and.to.contain('Anybody may pass.');
  });
});
