import { describe, it } from 'node:test';
import { expect } from 'chai';
import { type StagedLine, type StagedObject, saidOf, seated } from '../../../test/staged';
import { quantity } from './quantities';
import { reckonedAmounts } from './reckoned-amounts';

const unit = (id: string, of: Partial<StagedObject> = {}): StagedObject => ({
  id,
  zone: 'battlefield',
  types: ['unit'],
  controller: 0,
  statuses: ['reset'],
  ...of,
});
const cards = (zone: string, count: number): readonly StagedObject[] =>
  Array.from({ length: count }, (_, place) => ({ id: `${zone} ${place}`, zone, owner: 0 }));
const three = [unit('Ox'), unit('Elk', { statuses: ['rested'] }), unit('Crow', { controller: 1 })];

/** What is wrong where an action of Alice's with a text resolves, and these things are done. */
const resolved = (
  text: string,
  done: readonly StagedLine[],
  objects: readonly StagedObject[] = three,
  targets: readonly (string | number)[] = ['Crow'],
): string | undefined => {
  const gale: StagedObject = {
    id: 'Gale',
    zone: 'chain of events',
    types: ['action'],
    controller: 0,
    abilities: [text],
    targets,
  };
  return saidOf(reckonedAmounts, [
    { objects: [gale, ...objects], table: { players: seated(5) } },
    { lines: [...done, { kind: 'resolve', object: 'Gale', text: 'resolve "Gale"' }] },
  ]);
};
const times = (count: number, line: StagedLine): readonly StagedLine[] =>
  Array.from({ length: count }, () => line);
const gain = (amount: number, player = 0): StagedLine => ({ kind: 'gain resource', player, amount });
const hit = (amount: number): StagedLine => ({ kind: 'deal damage', object: 'Crow', amount });

describe('what a text counts (L74)', () => {
  it('is drawn as often', () => {
    const draw: StagedLine = { kind: 'draw a card', player: 0 };
    const half = 'Draw cards equal to half the number of units, rounded up.';
    const all = [...three, ...cards('deck', 4)];
    expect(resolved(half, times(2, draw), all)).to.equal(undefined);
    const wrong = resolved(half, times(1, draw), all);
    expect(wrong).to.equal('"Gale" draws: 1, not 2.');
    expect(reckonedAmounts.ruleOf?.(wrong ?? '')).to.equal('605.2h');
    expect(resolved(half.replace('up', 'down'), times(2, draw), all)).to.equal('"Gale" draws: 2, not 1.');
    expect(resolved('Draw a card for each unit you control.', times(3, draw), all)).to.contain('3, not 2');
    // A deck may have had too few.
    expect(resolved(half, times(1, draw), [...three, ...cards('deck', 1)])).to.equal(undefined);
  });

  it('is gained, or dealt, in that number', () => {
    expect(resolved('Gain resource equal to twice the number of units you control.', [gain(4)])).to.equal(
      undefined,
    );
    expect(resolved('Gain resource equal to your resource.', [gain(4)])).to.equal('"Gale" gains: 4, not 5.');
    expect(resolved('You gain 2 resource for each unit you control.', [gain(2)])).to.contain('2, not 4');
    const volley = 'Gale deals damage equal to the number of cards in your hand to target unit.';
    expect(resolved(volley, [hit(2)], [...three, ...cards('hand', 2)])).to.equal(undefined);
    expect(resolved(volley, [hit(1)])).to.equal('"Gale" deals damage: 1, not 0.');
    expect(resolved(volley.replace('target unit', 'target unit you control'), [hit(1)])).to.equal(undefined);
  });

  it('is left open where something else was done before, or is said of it', () => {
    const own = 'Gain resource equal to the number of units you control.';
    expect(resolved(own, [gain(9)])).to.contain('9, not 2');
    expect(resolved(own, [{ kind: 'destroy', object: 'Elk' }, gain(1)])).to.equal(undefined);
    const rule = unit('Miser', { abilities: ["Players can't gain resource."] });
    expect(resolved(own, [], [...three, rule])).to.equal(undefined);
    expect(resolved('Gain resource equal to the number of permanents.', [gain(1)])).to.equal(undefined);
  });
});

describe('what a text doubles or moves (L74)', () => {
  it('is gained by the player whose it is', () => {
    expect(resolved('Double your resource.', [gain(5)])).to.equal(undefined);
    const wrong = resolved('Target player doubles their resource.', [gain(5, 0)], three, [1]);
    expect(wrong).to.equal('"Gale" doubles resource: 0, not 5.');
    expect(reckonedAmounts.ruleOf?.(wrong ?? '')).to.equal('701.6e');
    expect(resolved('Target player doubles their resource.', [gain(5, 1)], three, [1])).to.equal(undefined);
  });

  it('is put as often, and taken from where it was', () => {
    const marked = [unit('Crow', { counters: { ice: 2 } }), unit('Ox')];
    const put = (object: string, amount: number): StagedLine => ({ kind: 'put counters', object, amount });
    const double = 'Double the number of ice counters on target unit.';
    expect(resolved(double, [put('Crow', 2)], marked)).to.equal(undefined);
    const wrong = resolved(double, [put('Crow', 4)], marked);
    expect(wrong).to.equal('"Gale" doubles counters: 4, not 2.');
    expect(reckonedAmounts.ruleOf?.(wrong ?? '')).to.equal('701.6d');
    const move = 'Move an ice counter from target unit to another target unit.';
    const taken: StagedLine = { kind: 'remove counters', object: 'Crow', amount: 1 };
    const both = ['Crow', 'Ox'];
    expect(resolved(move, [taken, put('Ox', 1)], marked, both)).to.equal(undefined);
    const copied = resolved(move, [put('Ox', 1)], marked, both);
    expect(copied).to.equal('"Gale" moves a counter: 0, not 1.');
    expect(reckonedAmounts.ruleOf?.(copied ?? '')).to.equal('114.4');
    expect(resolved(move, [taken], marked, both)).to.equal('"Gale" moves a counter: 0 put, not 1.');
    expect(resolved(move, [put('Crow', 1)], marked, ['Ox', 'Crow'])).to.contain('1 put, not 0');
    expect(resolved(move, [], marked, ['Ox', 'Crow'])).to.equal(undefined);
  });
});

describe('what a text counts beside something that says what would be done instead (L74)', () => {
  it('may be otherwise, also where that has left by it', () => {
    const text = 'Gale deals damage equal to the number of units you control to target unit.';
    const gale: StagedObject = {
      id: 'Gale',
      zone: 'chain of events',
      types: ['action'],
      controller: 0,
      abilities: [text],
      targets: ['Crow'],
    };
    const dealt = (before: readonly StagedObject[]): string | undefined =>
      saidOf(reckonedAmounts, [
        { objects: [gale, ...before], table: { players: seated(5) } },
        { lines: [hit(3), { kind: 'resolve', object: 'Gale', text: 'resolve "Gale"' }], objects: three },
      ]);
    expect(dealt(three)).to.contain('3, not 2');
    const elk = unit('Elk', {
      abilities: ['If a unit would be dealt damage, 1 more is dealt to it instead.'],
    });
    expect(dealt(three.map((each) => (each.id === 'Elk' ? elk : each)))).to.equal(undefined);
  });
});

describe('a quantity', () => {
  const table = { objects: [], players: seated(3) };

  it('is undefined where it is said otherwise', () => {
    expect(quantity('your resource', 1, table)).to.equal(3);
    expect(quantity('half the number of units', 0, table)).to.equal(undefined);
    expect(quantity('the number of Dragons you control', 0, table)).to.equal(0);
    expect(quantity('the number of units in this base', 0, table)).to.equal(undefined);
  });
});
