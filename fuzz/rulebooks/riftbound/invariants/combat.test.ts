import { describe, it } from 'node:test';
import { expect } from 'chai';
import { type StagedLine, type StagedObject, saidOf } from '../../../test/staged';
import { combatDamage } from './combat';

const fighter = (id: string, side: string, might: number, of: Partial<StagedObject> = {}): StagedObject => ({
  id,
  types: ['unit'],
  at: 'Weir',
  controller: side === 'attacking' ? 0 : 1,
  characteristics: { might },
  ...of,
  statuses: [side, ...(of.statuses ?? [])],
});
const hit = (object: string, amount: number): StagedLine => ({
  kind: 'deal damage',
  rule: '443.1.e',
  object,
  amount,
});

/** What is wrong with damage that is dealt as somebody has just got priority in a combat. */
const said = (
  objects: readonly StagedObject[],
  lines: readonly StagedLine[],
  before: readonly StagedLine[] = [{ kind: 'begin a combat' }],
): string | undefined =>
  saidOf(combatDamage, [
    { objects, lines: before, table: { state: 'showdown open' } },
    { lines: [{ kind: 'end a showdown' }, ...lines] },
  ]);

describe('combat damage (R26)', () => {
  const ox = fighter('Ox', 'attacking', 4);
  const crow = fighter('Crow', 'defending', 2);
  const hound = fighter('Hound', 'defending', 3);
  const back = hit('Ox', 5);

  it('is wrong where a side is dealt another amount than the other one has Might', () => {
    expect(said([ox, crow, hound], [hit('Crow', 2), hit('Hound', 2), back])).to.equal(undefined);
    const wrong = said([ox, crow, hound], [hit('Crow', 2), hit('Hound', 3), back]);
    expect(wrong).to.equal("Bob's units are dealt 5 combat damage, and Alice's have 4 Might together.");
    expect(combatDamage.ruleOf?.(wrong ?? '')).to.equal('443.1.b');
    const stunned = fighter('Hound', 'defending', 3, { statuses: ['stunned'] });
    expect(said([ox, crow, stunned], [hit('Crow', 2), hit('Hound', 2), hit('Ox', 2)])).to.equal(undefined);
    expect(said([ox, crow, stunned], [hit('Crow', 2), hit('Hound', 2), back])).to.contain('5 combat damage');
  });

  it('is wrong where one unit is dealt more than is lethal before another one is dealt as much', () => {
    const wrong = said([ox, crow, hound], [hit('Crow', 4), back]);
    expect(wrong).to.equal('"Crow" is dealt 2 more than is lethal, and "Hound" 3 less.');
    expect(combatDamage.ruleOf?.(wrong ?? '')).to.equal('443.1.d.3');
    expect(said([ox, crow], [hit('Crow', 4), hit('Ox', 2)])).to.equal(undefined);
    const wounded = fighter('Hound', 'defending', 3, { damage: 2 });
    expect(said([ox, crow, wounded], [hit('Hound', 2), hit('Crow', 2), back])).to.equal(undefined);
    expect(said([ox, crow, wounded], [hit('Hound', 3), hit('Crow', 1), back])).to.contain(
      'more than is lethal',
    );
  });

  it('is wrong where two units of a side are dealt some that is not lethal', () => {
    const weak = fighter('Ox', 'attacking', 3);
    expect(
      said([weak, fighter('Crow', 'defending', 3), hound], [hit('Crow', 1), hit('Hound', 2), hit('Ox', 6)]),
    ).to.equal('Neither "Crow" nor "Hound" is dealt lethal damage, and both are dealt some.');
  });

  it('says nothing where something else happened first, or text speaks of damage', () => {
    const much = [hit('Crow', 9), back];
    expect(said([ox, crow, hound], [{ kind: 'buff', object: 'Ox' }, ...much])).to.equal(undefined);
    const speaking = fighter('Hound', 'defending', 3, { abilities: ['I take no damage.'] });
    expect(said([ox, crow, speaking], much)).to.equal(undefined);
    const put = {
      kind: 'put onto the chain',
      text: 'Bob: put onto the chain "Gale: Prevent all damage." by "Gale"',
    };
    expect(said([ox, crow, hound], much, [put])).to.equal(undefined);
  });
});
