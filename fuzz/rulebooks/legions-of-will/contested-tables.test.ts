import { describe, it } from 'node:test';
import { expect } from 'chai';
import { ReferenceEngine } from '../../../port/in-process';
import { reluctantly } from '../../avoiding';
import { numbersFrom, seeded } from '../../numbers';
import { byNumbers, playGame } from '../../play';
import { legionsOfWill } from '.';
import { contestedTable } from './contested-tables';

const cheap = legionsOfWill.invariants.filter(({ cost, ofEndings }) => cost === 'cheap' && !ofEndings);
const GAMES = 3;

/** What is found in games on such tables without a rule: numbers of invariants. */
function foundWithout(...off: readonly string[]): readonly string[] {
  const next = seeded(77);
  const number = (): number => next() >>> 1;
  const found: string[] = [];
  for (let game = 0; game < GAMES; game += 1) {
    const things = Array.from({ length: 12 + (number() % 20) }, number);
    const numbers = { shape: number(), deal: number(), things, moves: [], rest: number() };
    const { violation } = playGame(
      new ReferenceEngine(),
      { ...contestedTable(numbers), off },
      {
        most: 300,
        invariants: cheap,
        answer: reluctantly(
          {
            avoided: new Set(),
            seldom: ({ action }) => action === 'move a unit' || action === 'activate',
          },
          byNumbers(numbersFrom([], numbers.rest)),
        ),
      },
    );
    if (violation) found.push(violation.invariant.number);
  }
  return found;
}

describe('tables on which control changes', () => {
  it('show that what was stolen goes to the hand of somebody else than its owner (400.3)', () => {
    expect(foundWithout('400.3').length).to.be.greaterThan(0);
  });

  it('show nothing where nothing is wrong', () => {
    expect(foundWithout()).to.deep.equal([]);
  });
});
