import { createRequire } from 'node:module';
import { describe, it } from 'node:test';
import { expect } from 'chai';
import { games, rulebookOf } from './write-grammars.mjs';

const require = createRequire(import.meta.url);

describe('the games whose grammars are written down', () => {
  it('are those that the engine plays', () => {
    require('./typescript.cjs');
    const played = require('../engine/games').games.map(({ description }) => description.rulebook);
    expect(games.map(rulebookOf).sort()).to.deep.equal(played.sort());
  });
});
