import { spawnSync } from 'node:child_process';
import { describe, it } from 'node:test';
import { expect } from 'chai';
import { findHome } from './home';

describe('a process that spares memory', () => {
  it('ends with the flags that it began with, so that what is kept of its code is not refused', () => {
    const code = `const { cachedDataVersionTag } = require('node:v8');
      const before = cachedDataVersionTag();
      process.on('exit', () => console.log(before === cachedDataVersionTag()));
      require('./cli/memory.ts').spareMemory();
      console.log(before === cachedDataVersionTag());`;
    const { stdout } = spawnSync(process.execPath, ['--require', './scripts/typescript.cjs', '-e', code], {
      cwd: findHome().root,
      encoding: 'utf8',
    });
    expect(stdout).to.equal('false\ntrue\n');
  });
});
