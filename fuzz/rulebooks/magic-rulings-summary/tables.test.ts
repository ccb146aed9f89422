import { describe, it } from 'node:test';
import { expect } from 'chai';
import type { CardSpecification } from '../../../port/contract';
import { ReferenceEngine } from '../../../port/in-process';
import { itDealsTables } from '../../test/generated-tables';
import { magic } from '.';
import { catalogueOf } from './generated-cards';
import { isReadIn, templateIds } from './texts';

describe('generated tables of Magic', () => {
  itDealsTables(magic);

  it('are dealt from cards that say everything that a text can say', () => {
    const said = new Set(catalogueOf(0).flatMap(({ uses }) => [...uses]));
    expect([...said].sort()).to.deep.equal([...templateIds].sort());
  });
});

describe('generated cards of Magic', () => {
  const all = catalogueOf(0);
  const setUp = (edition: string, library: readonly CardSpecification[]): number => {
    const players = ['Ann', 'Ben'].map((name) => ({ name, zones: { library }, resources: { life: 20 } }));
    const from = { activePlayer: 0, part: 'upkeep step', turn: 3 };
    const engine = new ReferenceEngine();
    engine.setup({ rulebook: 'magic-rulings-summary', edition, seed: 1, players, from });
    return engine.observe().objects.length;
  };

  for (const edition of ['2003', '2013', '2025'])
    it(`are read in ${edition}, all that it has rules for, and no others`, () => {
      const read = all.filter(isReadIn(edition));
      expect(
        setUp(
          edition,
          read.map(({ card }) => card),
        ),
      ).to.equal(2 * read.length);
      for (const { card } of all.filter((each) => !read.includes(each)))
        expect(() => setUp(edition, [card])).to.throw(/no rule of this edition/);
    });

  it('are read in the later editions, all of them, and not in the first one', () => {
    const counts = ['2003', '2013', '2025'].map((edition) => all.filter(isReadIn(edition)).length);
    expect(counts[0]).to.be.below(all.length);
    expect(counts.slice(1)).to.deep.equal([all.length, all.length]);
  });
});
