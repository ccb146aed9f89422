import { describe, it } from 'node:test';
import { expect } from 'chai';
import { ReferenceEngine } from '../../../port/in-process';
import { itDealsTables } from '../../test/generated-tables';
import { magic } from '.';
import { catalogueOf } from './generated-cards';
import { templateIds } from './texts';

describe('generated tables of Magic', () => {
  itDealsTables(magic);

  it('are dealt from cards that say everything that a text can say', () => {
    const said = new Set(catalogueOf(0).flatMap(({ uses }) => [...uses]));
    expect([...said].sort()).to.deep.equal([...templateIds].sort());
  });
});

describe('generated cards of Magic', () => {
  it('are read, all of them', () => {
    const library = catalogueOf(0).map(({ card }) => card);
    const players = ['Ann', 'Ben'].map((name) => ({ name, zones: { library }, resources: { life: 20 } }));
    const from = { activePlayer: 0, part: 'upkeep step', turn: 3 };
    const engine = new ReferenceEngine();
    engine.setup({ rulebook: 'magic-rulings-summary', seed: 1, players, from });
    expect(engine.observe().objects).to.have.length(2 * library.length);
  });
});
