import { strict as assert } from 'node:assert';
import { createHash } from 'node:crypto';
import { rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { after, describe, it } from 'node:test';
import { root } from './project.mjs';

const { create } = createRequire(import.meta.url)('./kept-transpiler.cjs');

const fileName = path.join(root, 'scripts', `no-such-file-${process.pid}.ts`);
const name = createHash('sha1').update(fileName).digest('hex');
const entry = path.join(root, 'node_modules', '.cache', 'rulewright', name);
after(() => rmSync(entry, { force: true }));

/** A process that transpiles: says what it transpiled itself, and what came out. */
function transpiling(text, target = 9) {
  const own = [];
  const swc = {
    transformSync(input) {
      if (input !== '') own.push(input);
      return { code: input.toUpperCase(), map: '{}' };
    },
  };
  const service = { config: { options: { target } } };
  const { outputText } = create({ swc, service, nodeModuleEmitKind: 'nodecjs' }).transpile(text, {
    fileName,
  });
  return { own, outputText };
}

describe('what is transpiled', () => {
  it('is kept for the next process', () => {
    assert.deepEqual(transpiling('a'), { own: ['a'], outputText: 'A' });
    assert.deepEqual(transpiling('a'), { own: [], outputText: 'A' });
  });

  it('is transpiled again once the file or the options are others', () => {
    transpiling('a');
    assert.deepEqual(transpiling('b'), { own: ['b'], outputText: 'B' });
    assert.deepEqual(transpiling('b', 8), { own: ['b'], outputText: 'B' });
    assert.deepEqual(transpiling('b', 8), { own: [], outputText: 'B' });
  });

  it('is transpiled again where an entry was damaged', () => {
    transpiling('a');
    writeFileSync(entry, '{"of"');
    assert.deepEqual(transpiling('a'), { own: ['a'], outputText: 'A' });
  });
});
