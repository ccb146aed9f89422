import { describe, it } from 'node:test';
import { expect } from 'chai';
import { type StagedLine, type StagedObject, saidOf } from '../../../test/staged';
import { addedAndSkipped } from './added-and-skipped';
import { battleShields } from './battle-shields';
import { returned } from './returned';
import { rollResults } from './roll-results';
import { something } from './something';

const onTable = (id: string, of: Partial<StagedObject> = {}): StagedObject => ({
  id,
  zone: 'battlefield',
  types: ['unit'],
  controller: 0,
  owner: 0,
  ...of,
});
const begin = (detail: string, player = 0): StagedLine => ({ kind: 'begin', detail, player });

describe('a roll (L73)', () => {
  const cat = onTable('Cat', { abilities: ['Add 1 to the result of each die you roll.'] });
  const rolled = (amount: number, player = 0, kind = 'roll will'): string | undefined =>
    saidOf(rollResults, [{ objects: [cat], lines: [{ kind, amount, player }] }]);

  it('is one that the die shows, with what its player has', () => {
    expect(rolled(13)).to.equal(undefined);
    expect(rolled(12, 1)).to.equal(undefined);
    const wrong = rolled(13, 1);
    expect(wrong).to.equal("Bob rolls 13 for will, and a die of Bob's shows 1 to 12.");
    expect(rollResults.ruleOf?.(wrong ?? '')).to.equal('508.1c');
    const none = rolled(0, 1, 'roll a die');
    expect(none).to.equal("Bob rolls 0, and a die of Bob's shows 1 to 12.");
    expect(rollResults.ruleOf?.(none ?? '')).to.equal('706.1');
  });
});

describe('what comes to nothing (L75)', () => {
  const told = (line: StagedLine): string | undefined =>
    saidOf(something, [{ objects: [onTable('Ox')], lines: [line] }]);

  it('is no event', () => {
    expect(told({ kind: 'deal damage', object: 'Ox', amount: 1 })).to.equal(undefined);
    const wrong = told({ kind: 'deal damage', object: 'Ox', amount: 0 });
    expect(wrong).to.equal('There is a "deal damage" of 0 for "Ox".');
    expect(something.ruleOf?.(wrong ?? '')).to.equal('113.7');
    expect(told({ kind: 'gain resource', player: 1, amount: 0 })).to.equal(
      'There is a "gain resource" of 0 for Bob.',
    );
    expect(told({ kind: 'pay', player: 1, amount: 0 })).to.equal(undefined);
  });
});

describe('what was expelled for as long as something stays (L76)', () => {
  const text = 'Expel target unit until this unit leaves the battlefield.';
  const ability: StagedObject = {
    id: 'a1',
    name: `Gaoler: ${text}`,
    zone: 'chain of events',
    source: 'Gaoler',
    controller: 0,
    targets: ['Ox'],
  };
  const bases = ['Kiln', 'Barn'].map((id) => onTable(id, { types: ['base'], owner: 1, controller: 1 }));
  const ox = (id: string, of: Partial<StagedObject>): StagedObject =>
    onTable(id, { name: 'Ox', owner: 1, controller: 1, ...of });
  const back = (of: Partial<StagedObject>, ...others: readonly StagedLine[]): string | undefined =>
    saidOf(returned, [
      { objects: [ability, ...bases, ox('Ox', { at: 'Kiln' })] },
      {
        objects: bases,
        lines: [
          { kind: 'expel', object: 'Ox' },
          { kind: 'cease to exist', object: 'a1' },
          { kind: 'resolve', object: 'a1' },
        ],
      },
      {
        objects: [...bases, ox('Ox 2', of)],
        lines: [{ kind: 'enter the battlefield', rule: '607.3' }, ...others],
      },
    ]);

  it('comes back to its base, under its owner’s control', () => {
    expect(back({ at: 'Kiln' })).to.equal(undefined);
    const wrong = back({ at: 'Barn' });
    expect(wrong).to.equal('"Ox" returns to the base "Barn", where it was not.');
    expect(returned.ruleOf?.(wrong ?? '')).to.equal('607.3');
    expect(back({ at: 'Kiln', controller: 0 })).to.equal('"Ox" returns under somebody else\'s control.');
    expect(back({ at: 'Barn' }, { kind: 'move between bases', object: 'Ox 2' })).to.equal(undefined);
  });

  it('is not taken for another one of its name, whatever the text that expelled it begins with', () => {
    const gone: StagedLine = { kind: 'expel', object: 'Ox' };
    const isBack: StagedLine = { kind: 'enter the battlefield', rule: '607.3' };
    const second = (base: string): string | undefined =>
      saidOf(returned, [
        { objects: [ability, ...bases, ox('Ox', { at: 'Kiln' }), ox('Other', { at: 'Barn' })] },
        {
          objects: [...bases, ox('Ox 2', { at: 'Kiln' }), ox('Other', { at: 'Barn' })],
          lines: [gone, isBack, { kind: 'cease to exist', object: 'a1' }, { kind: 'resolve', object: 'a1' }],
        },
        {
          objects: [...bases, ox('Ox 2', { at: 'Kiln' }), ox('Other 2', { at: base })],
          lines: [{ kind: 'expel', object: 'Other' }, isBack],
        },
      ]);
    expect(second('Barn')).to.equal(undefined);
    expect(second('Yard')).to.contain('where it was not');
  });
});

describe('what prevents battle damage (L77)', () => {
  const flag = onTable('Flag', {
    abilities: ['Prevent all battle damage that would be dealt to this unit.'],
  });
  const spared = (step: string, ...others: readonly StagedObject[]): string | undefined =>
    saidOf(battleShields, [
      { objects: [flag, ...others], lines: [begin(step), { kind: 'prevent damage', object: 'Flag' }] },
    ]);

  it('prevents no other', () => {
    expect(spared('battle damage step')).to.equal(undefined);
    expect(spared('end step')).to.equal(
      '"Flag" is spared damage in the end step, and only battle damage is prevented.',
    );
    const shield = onTable('Shield', { abilities: ['Prevent all damage that would be dealt to this unit.'] });
    expect(spared('end step', shield)).to.equal(undefined);
  });
});

describe('the turn after an added one (L65)', () => {
  const add: StagedLine = { kind: 'add a turn', player: 0 };
  const turns = (...lines: readonly StagedLine[]): string | undefined =>
    saidOf(addedAndSkipped, [{ table: { activePlayer: 1 } }, { lines }]);

  it('is that of the next player after the last turn in order', () => {
    expect(turns(add, begin('turn', 0), begin('turn', 0))).to.equal(undefined);
    const wrong = turns(add, begin('turn', 0), begin('turn', 1));
    expect(wrong).to.equal("After an added turn it is Bob's turn, and the last one in order was Bob's.");
    expect(addedAndSkipped.ruleOf?.(wrong ?? '')).to.equal('500.6');
    const lost: StagedLine = { kind: 'lose the game', player: 0 };
    expect(turns(add, lost, begin('turn', 0), begin('turn', 1))).to.equal(undefined);
  });

  it('asks for no added battle phase in the first turn, also where nobody was asked until the next one', () => {
    const added = (turn: number): string | undefined =>
      saidOf(addedAndSkipped, [
        { table: { turn, activePlayer: 0 } },
        {
          lines: [
            { kind: 'add a phase', detail: 'battle phase' },
            ...['postbattle main phase', 'end step'].map((part) => begin(part)),
            begin('turn', 1),
          ],
          table: { turn: turn + 1, activePlayer: 1 },
        },
      ]);
    expect(added(1)).to.equal(undefined);
    expect(added(2)).to.contain('A phase was added that begins with the beginning of battle step');
  });
});
