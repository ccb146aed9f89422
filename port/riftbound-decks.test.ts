import { describe, it } from 'node:test';
import { expect } from 'chai';
import { type CardSpecification, SetupProblem, type SetupRequest } from './contract';
import { ReferenceEngine } from './in-process';

interface Deck {
  readonly main: readonly CardSpecification[];
  readonly runes: number;
  readonly battlefields: readonly string[];
  readonly champion: CardSpecification;
}

const spells = (count: number, name?: string): readonly CardSpecification[] =>
  Array.from({ length: count }, (_, place) => ({
    name: name ?? `Hum ${place + 1}`,
    types: ['spell'],
    fields: { domains: ['fury'] },
  }));

const legal: Deck = {
  main: spells(39),
  runes: 12,
  battlefields: ['Ford', 'Mill', 'Pass'],
  champion: {
    name: 'Ember, Reckless',
    types: ['unit'],
    supertypes: ['champion'],
    subtypes: ['Ember'],
    fields: { might: 4 },
  },
};

const setUp = (changed: Partial<Deck> = {}, off: readonly string[] = []) => {
  const engine = new ReferenceEngine();
  const request: SetupRequest = {
    rulebook: 'riftbound',
    seed: 1,
    from: 'the beginning',
    decks: 'constructed',
    off,
    players: ['Alice', 'Bob'].map((name) => {
      const { main, runes, battlefields, champion } = { ...legal, ...(name === 'Alice' ? changed : {}) };
      const rune = { name: 'Fury Rune', types: ['rune'], fields: { domains: ['fury'] } };
      return {
        name,
        zones: {
          'main deck': main,
          'rune deck': Array.from({ length: runes }, () => rune),
          'champion zone': [champion],
          'legend zone': [
            {
              name: 'Burning Hand',
              types: ['legend'],
              subtypes: ['Ember'],
              fields: { domains: ['fury', 'chaos'] },
            },
          ],
        },
        permanents: battlefields.map((battlefield) => ({
          card: { name: battlefield, types: ['battlefield'] },
        })),
      };
    }),
  };
  engine.setup(request);
  return engine.legal();
};

const refused = (changed: Partial<Deck>, why: string): void => {
  expect(() => setUp(changed)).to.throw(SetupProblem, why);
};

describe('a duel of Riftbound with constructed decks', () => {
  it('begins with legal ones', () => {
    expect(setUp()).to.include({ purpose: 'mulligan' });
  });

  it('is refused in one sentence that says whose deck is wrong, and how', () => {
    refused(
      { main: spells(38) },
      "Alice's deck is no constructed deck: its Main Deck has 39 cards and needs 40 (103.2). Give Alice",
    );
    refused({ main: [...spells(36), ...spells(4, 'Echo')] }, '4 copies of "Echo" (103.2.b)');
    refused({ runes: 11 }, 'its Rune Deck has 11 cards instead of 12 (103.3.a)');
    refused({ battlefields: ['Ford', 'Mill'] }, '2 battlefields instead of 3 (462.4.a)');
    refused({ battlefields: ['Ford', 'Mill', 'Ford'] }, 'one name (103.4.c)');
  });

  it('has a Chosen Champion that is one of the legend, and counts among the copies of its name', () => {
    const { champion, main } = legal;
    refused({ champion: { ...champion, subtypes: ['Frost'] } }, "can't be its Chosen Champion (103.2.a.2)");
    refused({ champion: { ...champion, supertypes: ['champion', 'signature'] } }, '103.2.a.2');
    refused({ main: [...main, champion, champion, champion] }, '4 copies of "Ember, Reckless"');
    expect(setUp({ main: [...main, champion, champion] })).to.include({ purpose: 'mulligan' });
  });

  it("has only the legend's domains, and up to three Signature cards of its champion", () => {
    const { main } = legal;
    const other = (domains: string[]): CardSpecification => ({
      name: 'Tide',
      types: ['spell'],
      fields: { domains },
    });
    refused({ main: [...main, other(['calm'])] }, '"Tide" is of a domain that its legend is not of');
    refused({ main: [...main, other(['fury', 'calm'])] }, '103.1.b.1');
    expect(setUp({ main: [...main, other(['fury', 'chaos'])] })).to.include({ purpose: 'mulligan' });
    const signature = (name: string, tag: string): CardSpecification => ({
      name,
      types: ['spell'],
      supertypes: ['signature'],
      subtypes: [tag],
    });
    const four = ['One', 'Two', 'Three', 'Four'].map((name) => signature(name, 'Ember'));
    refused({ main: [...main, ...four] }, '4 Signature cards (103.2.d)');
    refused({ main: [...main, signature('Frostbite', 'Frost')] }, 'of another champion (103.2.d.2)');
    expect(setUp({ main: [...main, ...four.slice(1)] })).to.include({ purpose: 'mulligan' });
  });

  it('is not held to a rule that is switched off', () => {
    expect(setUp({ main: spells(20) }, ['103.2'])).to.include({ purpose: 'mulligan' });
    expect(setUp({ runes: 4 }, ['103.3.a'])).to.include({ purpose: 'mulligan' });
  });
});
