import { createRequire } from 'node:module';
import { describe, it } from 'node:test';
import { expect } from 'chai';
import { games } from './write-grammars.mjs';

const require = createRequire(import.meta.url);

describe('the games whose grammars are written down', () => {
  it('are those that the engine plays', () => {
    require('./typescript.cjs');
    const { ReferenceEngine } = require('../port/in-process');
    const played = new ReferenceEngine().hello().rulebooks.map(({ id }) => id);
    // A game's folder may be called otherwise than its rulebook.
    const rulebooks = games.map((folder) => require(`../engine/${folder}/description`).description.rulebook);
    expect(rulebooks.sort()).to.deep.equal([...played].sort());
  });
});
