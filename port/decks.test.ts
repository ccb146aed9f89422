import { describe, it } from 'node:test';
import { expect } from 'chai';
import { type CardSpecification, SetupProblem, type SetupRequest } from './contract';
import { ReferenceEngine } from './in-process';

const base = (name: string) => ({ card: { name, types: ['base'], fields: { defense: 10, capacity: 7 } } });
const cards = (count: number, name?: string): CardSpecification[] =>
  Array.from({ length: count }, (_, place) => ({ name: name ?? `Hum ${place + 1}`, types: ['action'] }));

const table = (deck: readonly CardSpecification[], decks: SetupRequest['decks']): SetupRequest => ({
  rulebook: 'legions-of-will',
  seed: 1,
  from: 'the beginning',
  ...(decks === undefined ? {} : { decks }),
  players: ['Alice', 'Bob'].map((name) => ({
    name,
    zones: { deck: name === 'Alice' ? deck : cards(40) },
    permanents: [base('Mill'), base('Barn'), base('Dam')],
  })),
});

const setUp = (deck: readonly CardSpecification[], decks: SetupRequest['decks'], off?: readonly string[]) => {
  const engine = new ReferenceEngine();
  engine.setup({ ...table(deck, decks), ...(off ? { off } : {}) });
  return engine.legal();
};

describe('a setup with constructed decks', () => {
  it('begins with legal ones', () => {
    expect(setUp(cards(40), 'constructed')).to.include({ purpose: 'choose the starting player' });
  });

  it('is refused in one sentence that says whose deck is wrong, and how', () => {
    expect(() => setUp(cards(39), 'constructed')).to.throw(
      SetupProblem,
      /^Alice's deck .*\(100\.2a\): it holds 39 cards, and 40 are the fewest\. Give Alice a legal one\.$/,
    );
    expect(() => setUp([...cards(36), ...cards(5, 'Hum')], 'constructed')).to.throw(
      SetupProblem,
      '5 of "Hum"',
    );
  });

  it('is not checked where nothing says that the decks are whole, nor without the rule', () => {
    expect(setUp(cards(3), undefined)).to.include({ purpose: 'choose the starting player' });
    expect(setUp(cards(3), 'constructed', ['100.2a'])).to.include({ purpose: 'choose the starting player' });
  });
});
