import { describe, it } from 'node:test';
import { expect } from 'chai';
import type { PendingDecision } from '../../../port/contract';
import { ReferenceEngine } from '../../../port/in-process';
import { printedNumber } from '../../../port/printed';
import { answerFrom } from '../../answer-from';
import type { GameNumbers } from '../../game-numbers';
import { digitsOf, numbersFrom, seeded } from '../../numbers';
import { endsRepeating } from '../../period';
import { losingTable, mandatoryTable, optionalTable } from './looping-tables';
import { baseCards, deckCards, tableCards, tithe } from './property-cards';
import { tableFrom } from './random-tables';

const game = (seed: number): GameNumbers => {
  const next = seeded(seed);
  const things = Array.from({ length: 20 }, () => next() >>> 1);
  return { shape: next() >>> 1, deal: next() >>> 1, things, moves: [1, 2, 3], rest: 4 };
};

const asked = (decision: Partial<PendingDecision>): PendingDecision => ({
  player: 0,
  kind: 'choose',
  purpose: 'something',
  rule: '1',
  options: [],
  minimum: 0,
  maximum: 0,
  amount: 0,
  minimums: [],
  ...decision,
});

const options = ['a', 'b', 'c'].map((label) => ({ label }));

describe('numbers', () => {
  it('goes on in the same way when the given ones are used up', () => {
    const [first, second] = [numbersFrom([5, 6], 9), numbersFrom([5, 6], 9)];
    const read = (next: () => number): number[] => Array.from({ length: 8 }, next);
    const numbers = read(first);
    expect(numbers.slice(0, 2)).to.deep.equal([5, 6]);
    expect(read(second)).to.deep.equal(numbers);
  });

  it('takes a number apart', () => {
    const digit = digitsOf(5 + 7 * (3 + 4 * 2));
    expect([digit(7), digit(4), digit(10)]).to.deep.equal([5, 3, 2]);
  });
});

describe('answers', () => {
  it('chooses as many as are allowed, none twice', () => {
    for (let seed = 0; seed < 50; seed += 1) {
      const answer = answerFrom(asked({ options, minimum: 1, maximum: 2 }), seeded(seed));
      expect(answer.length).to.be.within(1, 2);
      expect(new Set(answer).size).to.equal(answer.length);
    }
  });

  it('orders all of them', () => {
    expect([...answerFrom(asked({ kind: 'order', options }), seeded(3))].sort()).to.deep.equal([0, 1, 2]);
  });

  it('splits an amount, nothing going past a threshold that is not reached', () => {
    for (let seed = 0; seed < 50; seed += 1) {
      const shares = answerFrom(
        asked({ kind: 'distribute', options, amount: 5, minimums: [0, 1, 0], thresholds: [2, 2, 2] }),
        seeded(seed),
      );
      expect(shares.reduce((sum, share) => sum + share, 0)).to.equal(5);
      expect(shares[1]).to.be.at.least(1);
      if ((shares[1] ?? 0) < 2) expect(shares[2]).to.equal(0);
    }
  });

  it('splits an amount in every way that an order of some before some allows, and in no other', () => {
    const split = asked({
      kind: 'distribute',
      options,
      amount: 5,
      minimums: [0, 0, 0],
      thresholds: [3, 1, 0],
      after: [[], [], [0, 1]],
    });
    const found = new Set(Array.from({ length: 500 }, (_, seed) => answerFrom(split, seeded(seed)).join()));
    const free = ['5,0,0', '4,1,0', '3,2,0', '2,3,0', '1,4,0', '0,5,0'];
    expect([...found].sort()).to.deep.equal([...free, '3,1,1'].sort());
  });
});

describe('tables', () => {
  it('are the same for the same numbers', () => {
    expect(tableFrom(game(1), { deck: 20 })).to.deep.equal(tableFrom(game(1), { deck: 20 }));
    expect(tableFrom(game(1), { deck: 20 })).not.to.deep.equal(tableFrom(game(2), { deck: 20 }));
  });

  it('can all be set up, and hold no base beyond its capacity', () => {
    const port = new ReferenceEngine();
    for (let seed = 0; seed < 20; seed += 1) {
      const table = tableFrom(game(seed), { deck: 20 });
      port.setup(table);
      for (const { permanents = [] } of table.players) {
        for (const { card, attached = [] } of permanents)
          expect(attached.length).to.be.at.most(printedNumber(card, 'capacity') ?? 0);
      }
    }
  });

  it('with loops can all be set up', () => {
    const port = new ReferenceEngine();
    for (const table of [mandatoryTable, optionalTable, losingTable]) {
      for (let seed = 0; seed < 8; seed += 1) port.setup(table({ ...game(seed), shape: seed }));
    }
  });

  it('use only cards whose text the engine reads', () => {
    const port = new ReferenceEngine();
    const bases = baseCards.map((card) => ({ card }));
    const hand = [...deckCards, ...tableCards, tithe];
    port.setup({
      rulebook: 'legions-of-will',
      players: ['Alice', 'Bob'].map((name) => ({ name, zones: { hand }, permanents: bases })),
      seed: 1,
      from: { activePlayer: 0, part: 'end step', turn: 3 },
    });
    expect(port.observe().objects.filter(({ zone }) => zone === 'hand')).to.have.length(2 * hand.length);
  });
});

describe('repetition', () => {
  it('is found at the end of a list only', () => {
    expect(endsRepeating([...'xyzababab'], 4)).to.equal(true);
    expect(endsRepeating([...'abababxyz'], 4)).to.equal(false);
    expect(endsRepeating([...'xyzabcabc'], 4)).to.equal(true);
    expect(endsRepeating([...'abb'], 4)).to.equal(false);
  });
});
