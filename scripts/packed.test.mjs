import { strict as assert } from 'node:assert';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, it } from 'node:test';
import { nodesToTry, trials } from './packed.mjs';
import { root } from './project.mjs';

describe('the package is tried', () => {
  it('on the oldest Node that it names, and on whatever is maintained', () => {
    const nodes = nodesToTry(JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')));
    assert.deepEqual(nodes, ['20.19.0', '22', '24', '26']);
    assert.throws(() => nodesToTry({ engines: { node: '20' } }), /not "20"/);
  });

  it('with what must pass, what must fail, and what is wrong', () => {
    assert.deepEqual(new Set(trials('node', 'rulewright').map(({ code }) => code)), new Set([0, 1, 2]));
  });
});
