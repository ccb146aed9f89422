import { describe, it } from 'node:test';
import { expect } from 'chai';
import type { PendingDecision } from '../../port/contract';
import { answerFor, deedOf, type Names } from './deed';

const names: Names = { player: () => 'Alice', object: () => 'Ember Rune' };

/** Runes of one name, each with the abilities that it can activate. */
const activating = (runes: Readonly<Record<string, readonly number[]>>): PendingDecision => ({
  player: 0,
  kind: 'choose',
  purpose: 'priority',
  rule: '1.1',
  options: Object.entries(runes).flatMap(([object, indices]) =>
    indices.map((index) => ({
      label: `Ember Rune [${object}]: ${index}`,
      action: 'activate',
      object,
      index,
    })),
  ),
  minimum: 1,
  maximum: 1,
  amount: 0,
  minimums: [],
});

describe('what a player decided', () => {
  it('is found again in the same decision in the same place, whichever of several it is', () => {
    const decision = activating({ o1: [0, 1], o2: [1], o3: [0, 1] });
    for (const place of decision.options.keys())
      expect(answerFor(deedOf(decision, [place], names), decision, names)).to.deep.equal([place]);
  });

  it('is found with another of those that are alike where there are fewer of them', () => {
    const deed = deedOf(activating({ o1: [0, 1], o2: [1], o3: [0, 1] }), [4], names);
    expect(answerFor(deed, activating({ o1: [0, 1] }), names)).to.deep.equal([1]);
    expect(answerFor(deed, activating({}), names)).to.equal(undefined);
  });

  it('sets as many cards aside where a player begins with others, and as many as there are at most', () => {
    const setAside = (maximum: number, ...cards: readonly string[]): PendingDecision => ({
      ...activating({}),
      purpose: 'mulligan',
      options: cards.map((object) => ({ label: object, object })),
      minimum: 0,
      maximum,
    });
    const called: Names = { player: () => 'Alice', object: (id) => id };
    const deed = deedOf(setAside(2, 'Gull', 'Fox', 'Ox'), [2, 0], called);
    expect(answerFor(deed, setAside(2, 'Ox', 'Hare', 'Gull'), called)).to.deep.equal([0, 2]);
    expect(answerFor(deed, setAside(2, 'Ox', 'Hare', 'Crow'), called)).to.deep.equal([0, 1]);
    expect(answerFor(deed, setAside(1, 'Hare', 'Crow'), called)).to.equal(undefined);
    expect(answerFor(deed, setAside(2, 'Crow'), called)).to.equal(undefined);
    const elsewhere = { ...setAside(2, 'Hare', 'Crow'), purpose: 'discard' };
    expect(answerFor({ ...deed, purpose: 'discard' }, elsewhere, called)).to.equal(undefined);
  });
});
