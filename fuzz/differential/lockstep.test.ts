import { describe, it } from 'node:test';
import { expect } from 'chai';
import type { SetupRequest } from '../../port/contract';
import { ReferenceEngine } from '../../port/in-process';
import { saboteurs } from '../saboteurs';
import { leastAnswer } from '../shrink/deed';
import { compareGames, type Side } from './lockstep';

const crow = (name: string) => ({
  card: {
    name,
    types: ['unit'],
    cost: 1,
    will: 2,
    power: 2,
    text: 'At the beginning of each end step, you gain 1 resource.',
  },
});

const table: SetupRequest = {
  rulebook: 'legions-of-will',
  seed: 3,
  stops: 'every priority',
  from: { activePlayer: 0, part: 'postbattle main phase', turn: 3 },
  players: ['Alice', 'Bob'].map((name) => ({
    name,
    resource: 5,
    deck: [crow(`${name}'s Ox`).card],
    hand: [crow(`${name}'s Rat`).card],
    bases: [
      {
        card: { name: `${name}'s Kiln`, types: ['base'], defense: 9, capacity: 3 },
        attached: [crow(`${name}'s Crow`)],
      },
    ],
  })),
};

const reference: Side = { name: 'reference', port: new ReferenceEngine() };
const most = 16;
const compared = (second: Side) => compareGames(reference, second, table, { answer: leastAnswer, most });

describe('two engines in lockstep', () => {
  it('show no difference where they are equal', () => {
    const { difference, answers } = compared({ name: 'other', port: new ReferenceEngine() });
    expect(difference).to.equal(undefined);
    expect(answers).to.have.length(most);
  });

  it('show no difference where only their ids are others', () => {
    const port = new ReferenceEngine();
    // What was played before doesn't matter.
    port.setup(table);
    port.act({ do: 'answer', answer: [0] });
    expect(compared({ name: 'other', port }).difference).to.equal(undefined);
  });

  it('show a saboteur', () => {
    const sabotage = saboteurs['drawing from an empty deck never ends'];
    const port = sabotage?.(new ReferenceEngine()) ?? new ReferenceEngine();
    const { difference } = compared({ name: 'saboteur', port });
    expect(difference?.about).to.equal('answers');
    expect(difference?.message).to.equal(
      'reference: done; saboteur: it breaks: The engine draws from an empty deck for ever.',
    );
  });

  it('show what a switched-off rule changes, and when', () => {
    const { difference, answers } = compared({
      name: 'without 704.5i',
      port: new ReferenceEngine(),
      off: ['704.5i'],
    });
    expect(answers).to.have.length(0);
    expect(difference).to.deep.equal({
      about: 'events',
      message: 'reference: draw a card Alice; without 704.5i: nothing more.',
    });
  });
});
