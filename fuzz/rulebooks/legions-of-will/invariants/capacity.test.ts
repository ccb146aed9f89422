import { describe, it } from 'node:test';
import { expect } from 'chai';
import type { SetupRequest } from '../../../../port/contract';
import { type StagedLine, type StagedObject, saidOf } from '../../../test/staged';
import { capacity } from './capacity';

const setup: SetupRequest = {
  rulebook: 'legions-of-will',
  seed: 1,
  from: { activePlayer: 0, part: 'prebattle main phase', turn: 3 },
  players: ['Alice', 'Bob'].map((name) => ({
    name,
    zones: {
      hand: [
        { name: 'Loft', types: ['upgrade'], fields: { capacity: 1 } },
        { name: 'Leak', types: ['upgrade'], text: 'The base this is attached to gets -1 capacity.' },
        { name: 'Prop', types: ['unit'], text: 'Target base gets +2 capacity until end of turn.' },
      ],
    },
    permanents: [{ card: { name: 'Kiln', types: ['base'], fields: { defense: 9, capacity: 2 } } }],
  })),
};
const kiln = (shown: number): StagedObject => ({
  id: 'Kiln',
  zone: 'battlefield',
  types: ['base'],
  statuses: ['face up'],
  characteristics: { capacity: shown },
});
const inKiln = (id: string, of: Partial<StagedObject> = {}): StagedObject => ({
  id,
  zone: 'battlefield',
  types: ['unit'],
  at: 'Kiln',
  ...of,
});
const units = (...ids: readonly string[]): readonly StagedObject[] => ids.map((id) => inKiln(id));
const givesUp = (id: string): StagedLine => ({ kind: 'put into a graveyard', rule: '301.3b', object: id });
const destroys = (id: string): StagedLine => ({ kind: 'destroy', rule: '704.5c', object: id });

describe('what a base holds (L1)', () => {
  const holds = (shown: number, ...inIt: readonly StagedObject[]): string | undefined =>
    saidOf(capacity, [{ objects: [kiln(shown), ...inIt] }], setup);

  it('is no more than the capacity that the engine shows', () => {
    expect(holds(2, ...units('Ant', 'Bee'))).to.equal(undefined);
    expect(holds(2, ...units('Ant', 'Bee', 'Cow'))).to.equal(
      'Alice\'s base "Kiln" holds 3 permanents, but its capacity is 2.',
    );
  });

  it('is measured by what is printed and said, whatever the engine shows', () => {
    const loft = inKiln('Loft', { types: ['upgrade'] });
    const leak = inKiln('Leak', {
      types: ['upgrade'],
      abilities: ['The base this is attached to gets -1 capacity.'],
    });
    expect(holds(3, loft, ...units('Ant', 'Bee'))).to.equal(undefined);
    expect(holds(4, loft, ...units('Ant'))).to.equal(
      'Alice\'s base "Kiln" is shown with capacity 4, but what is printed on it and said in it makes 3.',
    );
    expect(holds(2, loft)).to.contain('makes 3');
    expect(holds(2, loft, leak)).to.equal(undefined);
    expect(holds(3, loft, leak)).to.contain('makes 2');
    // Somebody may have been told otherwise for a turn.
    const prop = inKiln('Prop', { abilities: ['Target base gets +2 capacity until end of turn.'] });
    expect(holds(4, prop)).to.equal(undefined);
  });

  it('is given up no further than to its capacity', () => {
    const after = (lines: readonly StagedLine[], ...left: readonly string[]): string | undefined =>
      saidOf(
        capacity,
        [
          {
            objects: [kiln(2), ...units('Ant', 'Bee', 'Cow', 'Dog')],
            asked: { purpose: 'choose what goes' },
          },
          { lines, objects: [kiln(2), ...units(...left)] },
        ],
        setup,
      );
    expect(after([givesUp('Ant'), givesUp('Bee')], 'Cow', 'Dog')).to.equal(undefined);
    expect(after([givesUp('Ant'), givesUp('Bee'), givesUp('Cow')], 'Dog')).to.equal(
      'Alice\'s base "Kiln" has capacity 2, and gave up permanents until it held 1.',
    );
    // What dies at the same time was still there as they were counted.
    expect(after([givesUp('Ant'), givesUp('Bee'), destroys('Cow')], 'Dog')).to.equal(undefined);
    // Later the capacity may be another one.
    const begins: StagedLine = { kind: 'begin', detail: 'end step' };
    expect(after([givesUp('Ant'), givesUp('Bee'), givesUp('Cow'), begins], 'Dog')).to.equal(undefined);
  });
});
