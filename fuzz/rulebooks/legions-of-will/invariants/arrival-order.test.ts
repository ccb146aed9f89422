import { describe, it } from 'node:test';
import { expect } from 'chai';
import { saidOf } from '../../../test/staged';
import { arrivalOrder } from './arrival-order';
import { legends } from './attachments';

describe('the order in which cards are put into a graveyard in a made-up game (L72)', () => {
  const arrive = (answer: readonly number[]): string | undefined =>
    saidOf(arrivalOrder, [
      {
        asked: {
          kind: 'order',
          purpose: 'order cards put into the graveyard',
          options: ['Ox', 'Ant'].map((object) => ({ label: object, object })),
        },
      },
      { answer, lines: ['Ant', 'Ox'].map((object) => ({ kind: 'discard', object, detail: 'graveyard' })) },
    ]);

  it('is the one that their owner chose', () => {
    expect(arrive([1, 0])).to.equal(undefined);
    expect(arrive([0, 1])).to.equal('"Ant" was to go to the graveyard after "Ox", and went before.');
  });
});

describe('which legend to keep in a made-up game (L12)', () => {
  const kept = (supertypes: readonly string[], name = 'Queen', controller = 0): string | undefined =>
    saidOf(legends, [
      {
        asked: {
          purpose: 'choose the legend to keep',
          options: ['first', 'second'].map((object) => ({ label: object, object })),
        },
        objects: [
          { id: 'first', name: 'Queen', zone: 'battlefield', supertypes: ['legendary'], controller: 0 },
          { id: 'second', name, zone: 'battlefield', supertypes, controller },
        ],
      },
    ]);

  it('is chosen among legends of one name and player', () => {
    expect(kept(['legendary'])).to.equal(undefined);
    expect(kept([])).to.equal('"Queen" may be kept as a legend, and is no legend of its player\'s.');
    expect(kept(['legendary'], 'Queen', 1)).to.contain("no legend of its player's");
    expect(kept(['legendary'], 'King')).to.equal('"Queen" and "King" are not legends of one name.');
  });
});
