import { describe, it } from 'node:test';
import { expect } from 'chai';
import type { Observation } from '../../../../port/contract';
import { type StagedLine, type StagedObject, saidOf } from '../../../test/staged';
import { chosen, costsIn } from './costs';
import { payments } from './payments';

const spark: StagedObject = {
  id: 'Spark',
  types: ['spell'],
  zone: 'hand',
  controller: 0,
  characteristics: { 'energy cost': 2, 'power cost': 1 },
  fields: { domains: ['fury'] },
  abilities: ['Deal 2 to a unit.'],
};
const players = (fury: number): Observation['players'] =>
  ['Alice', 'Bob'].map((name, seat) => ({
    name,
    seat,
    ...{ inGame: true, won: false, lost: false },
    resources: { energy: 3, fury },
  }));

/** Alice plays something with 3 Power in her pool, of which so much is left. */
function plays(
  { id, ...card }: StagedObject,
  others: readonly StagedObject[],
  { paid, left }: { readonly paid?: number; readonly left: number },
  ...lines: readonly StagedLine[]
): string | undefined {
  const option = { label: `play ${id}`, action: 'play', object: id };
  const pay: readonly StagedLine[] = paid === undefined ? [] : [{ kind: 'pay', player: 0, amount: paid }];
  return saidOf(payments, [
    { objects: [{ id, ...card }, ...others], asked: { options: [option] }, table: { players: players(3) } },
    {
      objects: others,
      answer: [0],
      table: { players: players(left) },
      lines: [{ kind: 'put onto the chain', player: 0 }, ...lines, ...pay, { kind: 'finalize', player: 0 }],
    },
  ]);
}

describe('what is paid in a made-up duel', () => {
  it('is what is printed (R42)', () => {
    expect(plays(spark, [], { paid: 2, left: 2 })).to.equal(undefined);
    expect(plays(spark, [], { paid: 1, left: 2 })).to.equal(
      'Alice pays 1 Energy for "Spark", which costs 2.',
    );
    expect(plays(spark, [], { paid: 2, left: 3 })).to.equal('Alice pays 0 Power for "Spark", which costs 1.');
    const hidden = { ...spark, zone: 'facedown zone' };
    expect(plays(hidden, [], { left: 3 })).to.equal(undefined);
    expect(plays(hidden, [], { paid: 2, left: 2 })).to.equal(
      'Alice pays 2 Energy for "Spark", which costs 0.',
    );
  });

  it('is more than there is, where it could not be paid (R42)', () => {
    const dear = { ...spark, characteristics: { 'energy cost': 5, 'power cost': 4 } };
    const rune = (...statuses: readonly string[]): StagedObject => ({
      ...{ id: 'Calm Rune', types: ['rune'], zone: 'board', controller: 0, statuses },
      fields: { domains: ['calm'] },
    });
    const wrong = plays(dear, [rune('exhausted')], { paid: 1, left: 2 });
    expect(wrong).to.equal(
      'Alice could play "Spark" for 1 Energy, which costs 5, with nothing left to pay that.',
    );
    expect(payments.ruleOf?.(wrong ?? '')).to.equal('354.1');
    // Three are left in the pool, and a rune can be exhausted.
    expect(plays(dear, [rune()], { paid: 1, left: 2 })).to.contain('Alice pays 1 Energy');
    expect(plays(dear, [rune()], { paid: 5, left: 3 })).to.contain('Alice could play "Spark" for 0 Power');
    const calm = { ...dear, fields: { domains: ['calm'] } };
    expect(plays(calm, [rune()], { paid: 5, left: 0 })).to.contain('Alice pays 3 Power');
    expect(plays(calm, [], { paid: 5, left: 0 })).to.contain('Alice could play "Spark" for 3 Power');
  });

  it('is what others say besides (R42)', () => {
    const says = (text: string, controller = 0): readonly StagedObject[] => [
      { id: 'Sage', types: ['unit'], zone: 'board', controller, abilities: [text] },
    ];
    const more = says('Spells you play cost [1] more.');
    expect(plays(spark, more, { paid: 3, left: 2 })).to.equal(undefined);
    expect(plays(spark, more, { paid: 2, left: 2 })).to.equal(
      'Alice pays 2 Energy for "Spark", which costs 3.',
    );
    expect(plays(spark, says('Spells you play cost [1] more.', 1), { paid: 2, left: 2 })).to.equal(undefined);
    const less = says('The Energy cost of spells you play is reduced by [2], to a minimum of [1].');
    expect(plays(spark, less, { paid: 1, left: 2 })).to.equal(undefined);
    expect(plays(spark, less, { left: 2 })).to.equal('Alice pays 0 Energy for "Spark", which costs 1.');
    // Nothing is reckoned with that isn't known.
    expect(plays(spark, says('Spells cost [3] more.'), { paid: 9, left: 2 })).to.equal(undefined);
  });

  it('is what Deflect of each target asks for (R42)', () => {
    const shy = ['Wren', 'Lark'].map((id) => ({
      ...{ id, types: ['unit'], zone: 'board', controller: 1, abilities: ['[Deflect]'] },
    }));
    const choose = shy.map(({ id }): StagedLine => ({ kind: 'choose', player: 0, object: id }));
    expect(plays(spark, shy, { paid: 2, left: 0 }, ...choose)).to.equal(undefined);
    const wrong = plays(spark, shy, { paid: 2, left: 1 }, ...choose);
    expect(wrong).to.equal('Alice pays 2 Power for "Spark", which costs 3 with Deflect.');
    expect(payments.ruleOf?.(wrong ?? '')).to.equal('735.1.c');
  });

  it('is what must be done besides (R42)', () => {
    const costly = { ...spark, abilities: ['As an additional cost to play this, discard 1.', 'Draw 2.'] };
    expect(plays(costly, [], { paid: 2, left: 2 }, { kind: 'discard' })).to.equal(undefined);
    expect(plays(costly, [], { paid: 2, left: 2 })).to.equal(
      '"Spark" is played, and "discard" is not done as a cost.',
    );
  });

  it('is not known where additional costs were chosen by nobody, as there was no choice (R42)', () => {
    const forced: StagedLine = { what: 'decision', kind: 'choose costs', player: 0 };
    expect(plays(spark, [], { left: 3 }, forced)).to.equal(undefined);
  });

  it('is read from text', () => {
    expect(costsIn('recycle 2 from your trash, [1]')).to.deep.equal({
      energy: 1,
      power: 0,
      deeds: [{ kind: 'recycle', times: 2 }],
    });
    expect(costsIn('[1][C]')).to.deep.equal({ energy: 1, power: 1, deeds: [] });
    expect(chosen('[Accelerate]')).to.deep.equal({ energy: 1, power: 1, deeds: [] });
    const label =
      'As you play me, you may discard a card as an additional cost. If you do, reduce my cost by [2].';
    expect(chosen(label)).to.deep.equal({ energy: -2, power: 0, deeds: [{ kind: 'discard', times: 1 }] });
  });
});
