import { describe, it } from 'node:test';
import { expect } from 'chai';
import { type StagedLine, type StagedObject, saidOf } from '../test/staged';
import { toldChanges } from './told-changes';

const told = toldChanges({
  number: 'T1',
  zones: new Set(['board', 'shelf']),
  statuses: [{ status: 'tired', begins: 'tire', ends: 'rest', rule: '1.1' }],
  damage: { heals: 'heal', rule: '1.2' },
  counters: { put: 'put counters', remove: 'remove counters', rule: '1.3' },
  unsettling: new Set(['turn into something']),
});

/** What is said where an object was so, this is told of it, and it is so then. */
const said = (
  before: Partial<StagedObject>,
  lines: readonly StagedLine[],
  after: Partial<StagedObject>,
): string | undefined =>
  saidOf(told, [
    { objects: [{ id: 'Ash Hound', ...before }, { id: 'Bystander' }] },
    {
      lines: [{ kind: 'something' }, ...lines],
      objects: [{ id: 'Ash Hound', ...after }, { id: 'Bystander' }],
    },
  ]);

const hound = { object: 'Ash Hound' };
const tired = { statuses: ['tired'] };

describe('what changes on an object', () => {
  it('is wrong where it has a status of which nothing was told, or none of which something was', () => {
    const [tires, rests] = [
      { kind: 'tire', ...hound },
      { kind: 'rest', ...hound },
    ];
    expect(said({}, [tires], tired)).to.equal(undefined);
    expect(said(tired, [rests], {})).to.equal(undefined);
    expect(said({}, [tires, rests], {})).to.equal(undefined);
    expect(said(tired, [], tired)).to.equal(undefined);
    expect(said({}, [], tired)).to.equal('"Ash Hound" is tired, and was not to be.');
    expect(said({}, [tires, rests], tired)).to.equal('"Ash Hound" is tired, and was not to be.');
    expect(said(tired, [], {})).to.equal('"Ash Hound" is not tired, and was to be.');
    expect(said({}, [{ kind: 'tire', object: 'Bystander' }], tired)).to.equal(
      '"Ash Hound" is tired, and was not to be.',
    );
  });

  it('is wrong where it bears other damage than it was dealt', () => {
    const deals = (amount: number): StagedLine => ({ kind: 'deal damage', amount, ...hound });
    const heals = { kind: 'heal', ...hound };
    expect(said({ damage: 1 }, [deals(2)], { damage: 3 })).to.equal(undefined);
    expect(said({ damage: 1 }, [heals, deals(2)], { damage: 2 })).to.equal(undefined);
    expect(said({ damage: 1 }, [deals(2), heals], { damage: 2 })).to.equal(
      '"Ash Hound" bears 2 damage, and was dealt 0.',
    );
    expect(said({ damage: 1 }, [], { damage: 0 })).to.equal('"Ash Hound" bears 0 damage, and was dealt 1.');
  });

  it('is wrong where it has other counters than it was given', () => {
    const puts = (amount: number): StagedLine => ({ kind: 'put counters', amount, detail: 'ore', ...hound });
    const removes: StagedLine = { kind: 'remove counters', amount: 2, detail: 'ore', ...hound };
    expect(said({}, [puts(3), removes], { counters: { ore: 1 } })).to.equal(undefined);
    expect(said({ counters: { ore: 1 } }, [removes], {})).to.equal(undefined);
    expect(said({}, [puts(3)], { counters: { ore: 2 } })).to.equal(
      '"Ash Hound" has 2 ore counters, and was given 3.',
    );
    expect(said({}, [], { counters: { tin: 1 } })).to.equal(
      '"Ash Hound" has 1 tin counters, and was given 0.',
    );
  });

  it('is not judged where it came from elsewhere, is no matter there, or became something else', () => {
    expect(said({ zone: 'hand' }, [], tired)).to.equal(undefined);
    expect(said({ zone: 'shelf' }, [], tired)).to.equal(undefined);
    expect(said({ zone: 'hand' }, [], { zone: 'hand', ...tired })).to.equal(undefined);
    expect(said({}, [{ kind: 'turn into something', ...hound }], tired)).to.equal(undefined);
    expect(said({}, [{ kind: 'turn into something', object: 'Bystander' }], tired)).to.equal(
      '"Ash Hound" is tired, and was not to be.',
    );
  });

  it('is judged by all that was told since somebody had priority, and by no more', () => {
    const tires = { kind: 'tire', ...hound };
    const then = (...between: readonly StagedLine[]): string | undefined =>
      saidOf(told, [
        { objects: [{ id: 'Ash Hound' }] },
        { lines: [tires], asked: { purpose: 'targets' } },
        { lines: [{ kind: 'something' }], objects: [{ id: 'Ash Hound', ...tired }] },
        { lines: [{ kind: 'something' }, ...between], objects: [{ id: 'Ash Hound' }] },
      ]);
    expect(then({ kind: 'rest', ...hound })).to.equal(undefined);
    expect(then()).to.equal('"Ash Hound" is not tired, and was to be.');
  });

  it('is told once, however often its object is looked at', () => {
    const dealt = { kind: 'deal damage', amount: 2, ...hound };
    const again = (damage: number): string | undefined =>
      saidOf(told, [
        { objects: [{ id: 'Ash Hound' }] },
        { lines: [dealt], objects: [{ id: 'Ash Hound', damage: 2 }] },
        { lines: [{ kind: 'something' }], objects: [{ id: 'Ash Hound', damage }] },
      ]);
    expect(again(2)).to.equal(undefined);
    expect(again(4)).to.equal('"Ash Hound" bears 4 damage, and was dealt 2.');
  });

  it('names the rule of what is wrong', () => {
    const ruleOf = told.ruleOf ?? (() => undefined);
    expect(ruleOf(said({}, [], tired) ?? '')).to.equal('1.1');
    expect(ruleOf(said({ damage: 1 }, [], {}) ?? '')).to.equal('1.2');
    expect(ruleOf(said({}, [], { counters: { ore: 1 } }) ?? '')).to.equal('1.3');
  });
});
