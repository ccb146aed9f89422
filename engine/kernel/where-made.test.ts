import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { describe, it } from 'node:test';
import { expect } from 'chai';
import { rule, whereMade } from '.';

const root = path.join(__dirname, '..', '..');

/** A rule that a helper makes, in a process that asks where before it is made or after it. */
const told = (asked: 'before' | 'after') => {
  const code = `const { noteWhereRulesAreMade, rule, whereMade } = require('./engine/kernel');
    const helper = (number) => rule(number, 'Stones are thrown', 'definition');
    ${asked === 'before' ? 'noteWhereRulesAreMade();' : ''}
    const made = helper('100.1');
    ${asked === 'after' ? 'noteWhereRulesAreMade();' : ''}
    const limit = Error.stackTraceLimit;
    console.log(JSON.stringify([whereMade(made), whereMade({ ...made }), limit]));`;
  const file = path.join(root, 'scripts', 'typescript.cjs');
  const { stdout, stderr } = spawnSync(process.execPath, ['--require', file, '--eval', code], {
    cwd: root,
    encoding: 'utf8',
  });
  expect(stderr).to.equal('');
  return JSON.parse(stdout);
};

describe('where a rule was made', () => {
  it('is noted once somebody wants to know, as lines of the sources, and known of its copies', () => {
    const [stack, ofCopy, limit] = told('before');
    expect(stack[0]).to.match(/engine\/kernel\/rule\.ts:\d+$/);
    expect(ofCopy).to.deep.equal(stack);
    expect(limit).to.equal(10);
  });

  it('is not known of rules that were made before, and nowhere else asked for', () => {
    expect(told('after')[0]).to.deep.equal([]);
    expect(whereMade(rule('100.2', 'Stones are kept', 'definition'))).to.deep.equal([]);
  });
});
