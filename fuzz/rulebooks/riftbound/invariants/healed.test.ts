import { describe, it } from 'node:test';
import { expect } from 'chai';
import { type StagedLine, type StagedObject, saidOf } from '../../../test/staged';
import { healed } from './board';
import { detaching } from './detaching';
import { healing } from './healing';

const crow = (damage: number): StagedObject => ({ id: 'Crow', types: ['unit'], zone: 'board', damage });
const deals: StagedLine = { kind: 'deal damage', object: 'Crow', amount: 1 };
const begins = (detail: string): StagedLine => ({ kind: 'begin', detail });

describe('a made-up duel in which damage is dealt (R4)', () => {
  it('is wrong where a unit bears it into the next turn, unless it was dealt after units are healed', () => {
    const turns = (lines: readonly StagedLine[], damage = 1): string | undefined =>
      saidOf(healed, [{ objects: [crow(0)] }, { lines, objects: [crow(damage)] }]);
    const ending = begins('expiration step');
    const next = begins('awaken phase');
    expect(turns([deals, ending, next])).to.equal('A turn has begun, and "Crow" still bears 1 damage.');
    expect(turns([deals, ending, next], 0)).to.equal(undefined);
    expect(turns([deals, ending, deals, next])).to.equal(undefined);
    expect(turns([deals, ending, next, deals])).to.equal(undefined);
    expect(turns([deals, ending, deals, next, ending, next])).to.contain('still bears 1 damage');
  });
});

describe('a made-up duel in which units are healed (R75)', () => {
  const heals: StagedLine = { kind: 'heal', object: 'Crow', text: 'Alice: heal 1 "Crow"' };
  const crowIs = (...statuses: readonly string[]): readonly StagedObject[] => [{ ...crow(1), statuses }];
  const told = (lines: readonly StagedLine[], ...statuses: readonly string[]): string | undefined =>
    saidOf(healing, [{ lines: [begins('main phase')], objects: crowIs(...statuses) }, { lines }]);

  it('is wrong where neither a turn nor a combat ends, and no text says so', () => {
    expect(told([heals])).to.equal('"Crow" is healed, and neither a turn nor a combat ends.');
    expect(told([{ ...heals, text: 'Alice: heal 1 "Crow" by "Balm"' }])).to.equal(undefined);
    // What a unit does to itself is told without a source.
    const says = (text: string): readonly StagedObject[] => [{ ...crow(1), abilities: [text] }];
    const byItself = (text: string): string | undefined =>
      saidOf(healing, [{ lines: [begins('main phase')], objects: says(text) }, { lines: [heals] }]);
    expect(byItself('When I take damage, heal a unit.')).to.equal(undefined);
    expect(byItself('When I take damage, draw 1.')).to.contain('"Crow" is healed');
  });

  it('is right as a turn ends, before the Expiration Step', () => {
    const [ending, expiration] = [begins('ending step'), begins('expiration step')];
    expect(told([ending, heals])).to.equal(undefined);
    expect(told([ending, expiration, heals])).to.contain('"Crow" is healed');
  });

  it('is right as a combat ends', () => {
    expect(told([heals, { kind: 'end a combat' }])).to.equal(undefined);
    expect(told([{ kind: 'end a showdown' }, heals])).to.equal(undefined);
    expect(told([heals], 'defending')).to.equal(undefined);
  });
});

describe('a made-up duel in which what has something attached leaves (R76)', () => {
  const sword: StagedObject = { id: 'Sword', types: ['gear'], zone: 'board' };
  const detaches: StagedLine = { kind: 'detach', object: 'Sword' };
  const dies: StagedLine = { kind: 'kill', object: 'Crow' };
  const after = (lines: readonly StagedLine[], left: readonly StagedObject[]): string | undefined =>
    saidOf(detaching, [
      { lines: [begins('main phase')], objects: [crow(1), { ...sword, attachedTo: 'Crow' }] },
      { lines, objects: left, asked: { purpose: 'order what detaches' } },
      { lines: [begins('main phase')], asked: { purpose: 'priority' } },
    ]);

  it('is wrong where that is not told to be detached before somebody has priority', () => {
    expect(after([dies], [sword])).to.equal(
      '"Sword" was attached to something that has left the board, and is not detached.',
    );
    expect(after([dies, detaches], [sword])).to.equal(undefined);
    expect(after([dies], [])).to.equal(undefined);
    expect(after([], [crow(1), sword])).to.equal(undefined);
  });
});
