import { describe, it } from 'node:test';
import { expect } from 'chai';
import { missingCommand } from './engine-command';

describe('the command of an engine', () => {
  for (const [line, missing] of [
    ['no-such-engine', 'no-such-engine'],
    ['  LANG=C KEY="a b" no-such-engine --fast', 'no-such-engine'],
    ["'no such engine' | cat", 'no such engine'],
    ['./no/such/engine.sh', './no/such/engine.sh'],
  ] as const)
    it(`isn't found: ${line}`, () => {
      expect(missingCommand(line)).to.equal(missing);
    });

  for (const line of [
    'cat',
    'exit 7',
    'while read -r line; do echo "$line"; done',
    'LANG=C cat',
    // What is not known until the shell has run it is no mistake in the name.
    '$ENGINE',
    '(no-such-engine)',
    'PATH=/nowhere no-such-engine',
    '"$HOME/engine"',
    '',
  ])
    it(`may be found: ${line}`, () => {
      expect(missingCommand(line)).to.equal(undefined);
    });
});
