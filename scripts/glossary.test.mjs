import { readFileSync } from 'node:fs';
import { describe, it } from 'node:test';
import { expect } from 'chai';
import { exportedNames, glossary, glossaryFile } from './glossary.mjs';

describe('the glossary', () => {
  it('lists what the kernel and the layer export today', () => {
    expect(readFileSync(glossaryFile, 'utf8'), 'run "node scripts/glossary.mjs"').to.equal(glossary());
  });

  it('has a sentence for every name', () => {
    const silent = exportedNames().filter(({ says }) => says === '');
    expect(silent.map(({ room, file, name }) => `${room}/${file}: ${name}`)).to.deep.equal([]);
  });
});
