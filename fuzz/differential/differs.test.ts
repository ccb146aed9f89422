import { describe, it } from 'node:test';
import { expect } from 'chai';
import type { SetupRequest } from '../../port/contract';
import { ReferenceEngine } from '../../port/in-process';
import { playGame } from '../play';
import { leastAnswer } from '../shrink/deed';
import { playsLike } from './differs';
import type { Side } from './lockstep';

const table: SetupRequest = {
  rulebook: 'legions-of-will',
  seed: 3,
  stops: 'every priority',
  from: { activePlayer: 0, part: 'postbattle main phase', turn: 3 },
  players: ['Alice', 'Bob'].map((name) => ({
    name,
    resource: 5,
    deck: [],
    hand: [],
    bases: [{ card: { name: `${name}'s Kiln`, types: ['base'], defense: 9, capacity: 3, production: 2 } }],
  })),
};

/** What is found wrong when a game is played on one engine and compared with another one. */
function compared(second: Side) {
  const first: Side = { name: 'reference', port: new ReferenceEngine() };
  return playGame(new ReferenceEngine(), table, {
    most: 24,
    invariants: [playsLike(first, second)],
    answer: leastAnswer,
  });
}

describe('one engine that must play like another', () => {
  it('does where they are equal', () => {
    const { violation, answers } = compared({ name: 'other', port: new ReferenceEngine() });
    expect(violation?.message).to.equal(undefined);
    expect(answers).to.have.length(24);
  });

  it('does not where a rule is switched off in the other, and the game ends there', () => {
    const off = ['504.1'];
    const { violation, answers } = compared({ name: 'without it', port: new ReferenceEngine(), off });
    expect(violation?.invariant.number).to.equal('D1');
    expect(violation?.message).to.match(/^reference: .*; without it: /);
    expect(answers.length).to.be.within(1, 23);
  });
});
