import { describe, it } from 'node:test';
import { expect } from 'chai';
import { ReferenceEngine } from '../../../port/in-process';
import { printedNumber } from '../../../port/printed';
import type { GameNumbers } from '../../game-numbers';
import { seeded } from '../../numbers';
import { generatedGame } from './tables';

const numbersOf = (seed: number, shape?: number): GameNumbers => {
  const next = seeded(seed);
  const number = (): number => next() >>> 1;
  const things = Array.from({ length: 20 }, number);
  return { shape: shape ?? number(), deal: number(), things, moves: [], rest: number() };
};

/** Numbers whose game begins at the beginning: the seventh of the seven places where a game is joined. */
const atTheBeginning = (players: 2 | 3 | 4): number => players - 2 + 4 * 6;

const settings = { deck: 12, swarm: true };

describe('games with generated cards', () => {
  it('are the same for the same numbers', () => {
    expect(generatedGame(numbersOf(3), settings)).to.deep.equal(generatedGame(numbersOf(3), settings));
    expect(generatedGame(numbersOf(3), settings)).not.to.deep.equal(generatedGame(numbersOf(4), settings));
  });

  it('can all be set up, no base holding more than its capacity', () => {
    const port = new ReferenceEngine();
    for (let seed = 0; seed < 30; seed += 1) {
      const { table } = generatedGame(numbersOf(seed), settings);
      port.setup(table);
      for (const { permanents = [] } of table.players)
        for (const { card, attached = [] } of permanents)
          expect(attached.length).to.be.at.most(printedNumber(card, 'capacity') ?? 0);
    }
  });

  it('begin with legal decks, for two to four players, however much is left out', () => {
    const port = new ReferenceEngine();
    for (let seed = 0; seed < 12; seed += 1) {
      for (const players of [2, 3, 4] as const) {
        const { table } = generatedGame(numbersOf(seed, atTheBeginning(players)), settings);
        expect(table.players).to.have.length(players);
        expect([table.from, table.decks]).to.deep.equal(['the beginning', 'constructed']);
        port.setup(table);
      }
    }
  });

  it('leave out different things, and with no swarm nothing', () => {
    const avoided = Array.from({ length: 40 }, (_, seed) =>
      [...generatedGame(numbersOf(seed), settings).avoided].join(),
    );
    expect(new Set(avoided).size).to.be.above(5);
    const { avoided: none } = generatedGame(numbersOf(1), { ...settings, swarm: false });
    expect(none.size).to.equal(0);
  });

  it('are of other cards where the catalogue is another', () => {
    const [first, second] = [1, 2].map((catalogue) =>
      generatedGame(numbersOf(5), { ...settings, catalogue }),
    );
    expect(first?.table).not.to.deep.equal(second?.table);
  });
});
