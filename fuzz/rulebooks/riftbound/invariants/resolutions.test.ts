import { describe, it } from 'node:test';
import { expect } from 'chai';
import type { SetupRequest } from '../../../../port/contract';
import { type StagedLine, type StagedObject, saidOf } from '../../../test/staged';
import { changedMight } from './changed-might';
import { namedObjects } from './named-objects';

const tableWith = (text: string): SetupRequest => ({
  rulebook: 'riftbound',
  seed: 1,
  from: { activePlayer: 0, part: 'action phase', turn: 1 },
  players: [{ name: 'Alice', zones: { hand: [{ name: 'Heron', types: ['unit'], text }] } }],
});
const item: StagedObject = { id: 'item', zone: 'chain', controller: 0 };
const resolve: StagedLine = { kind: 'resolve', object: 'item', text: 'resolve "Heron"' };
const unit = (id: string, more: Partial<StagedObject> = {}): StagedObject => ({
  ...{ id, types: ['unit'], zone: 'board', controller: 1 },
  ...more,
});

describe('a made-up duel in which something resolves', () => {
  it('is wrong where a deed is done to what its text does not name (R51)', () => {
    const stuns = (text: string, one: StagedObject, ...more: readonly StagedLine[]): string | undefined =>
      saidOf(
        namedObjects,
        [
          { objects: [item, one] },
          { lines: [...more, { kind: 'stun', object: one.id }, resolve], objects: [one] },
        ],
        tableWith(text),
      );
    const text = '[Tank]\nWhen I attack, stun an enemy attacking unit.';
    expect(stuns(text, unit('Ox', { statuses: ['attacking'] }))).to.equal(undefined);
    expect(stuns(text, unit('Ox'))).to.equal(
      `"${text}" resolves, and there is stun of "Ox", of which "attacking" is not so.`,
    );
    expect(stuns(text, unit('Ox', { statuses: ['attacking'], controller: 0 }))).to.contain(
      'of which "enemy"',
    );
    const mighty = 'Stun a Mighty unit.';
    expect(stuns(mighty, unit('Ox', { characteristics: { might: 5 } }))).to.equal(undefined);
    expect(stuns(mighty, unit('Ox', { characteristics: { might: 4 } }))).to.contain(
      'of which "Mighty" is not so',
    );
    // Of what its text says more than is known, nothing is.
    expect(stuns('When I attack, stun an odd unit.', unit('Ox'))).to.equal(undefined);
    // What has happened since somebody had priority may have changed who is what.
    const passed: StagedLine = { what: 'decision', kind: 'priority', player: 0 };
    expect(stuns(text, unit('Ox'), { kind: 'ready', object: 'Ox' }, passed)).to.equal(undefined);
  });

  it('is wrong where Might becomes another than a text says (R52)', () => {
    const ox = (might: number): StagedObject => unit('Ox', { characteristics: { might } });
    const elk = (might: number): StagedObject => unit('Elk', { characteristics: { might }, controller: 0 });
    const changes = (
      text: string,
      had: readonly StagedObject[],
      has: readonly StagedObject[],
      ...told: readonly string[]
    ): string | undefined =>
      saidOf(
        changedMight,
        [
          { objects: [item, ...had] },
          { lines: [...told.map((object) => ({ kind: 'apply', object })), resolve], objects: has },
        ],
        tableWith(text),
      );
    const double = "Double a friendly unit's Might this turn.";
    expect(changes(double, [elk(3)], [elk(6)], 'Elk')).to.equal(undefined);
    expect(changes(double, [elk(3)], [elk(5)], 'Elk')).to.equal(
      `"${double}" resolves, and the Might of "Elk" is 5, not 6: it was 3.`,
    );
    const swap = 'Swap the Might of a friendly unit and an enemy unit this turn.';
    expect(changes(swap, [elk(3), ox(1)], [elk(1), ox(3)], 'Elk', 'Ox')).to.equal(undefined);
    expect(changes(swap, [elk(3), ox(1)], [elk(3), ox(3)], 'Ox')).to.contain(
      'of 1 units is changed, not of 2',
    );
    const give = 'Give an enemy unit -2 [M] this turn.';
    expect(changes(give, [ox(1)], [ox(0)], 'Ox')).to.equal(undefined);
    expect(changes(give, [ox(3)], [ox(2)], 'Ox')).to.contain('is 2, not 1');
    // What is paid for again is done again, to others as well.
    const repeated = `[Repeat] [2]\n${give}`;
    expect(changes(repeated, [ox(3), elk(3)], [ox(1), elk(1)], 'Ox', 'Elk')).to.equal(undefined);
    const sage: StagedObject = { id: 'Sage', zone: 'board', abilities: ['Mighty units have +1 [M].'] };
    expect(changes(give, [ox(3), sage], [ox(2), sage], 'Ox')).to.equal(undefined);
  });
});
