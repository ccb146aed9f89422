import { describe, it } from 'node:test';
import { expect } from 'chai';
import type { SetupRequest } from '../../../../port/contract';
import { type StagedLine, type StagedObject, saidOf } from '../../../test/staged';
import { specialPayments } from './special-payments';

const table: SetupRequest = {
  rulebook: 'legions-of-will',
  seed: 1,
  from: { activePlayer: 0, part: 'prebattle main phase', turn: 3 },
  players: [
    {
      name: 'Alice',
      zones: { hand: [{ name: 'Gale', types: ['action'], fields: { cost: 2 } }] },
      permanents: [
        { card: { name: 'Kiln', types: ['base'], fields: { activationCost: 3 } }, statuses: ['face down'] },
      ],
    },
    { name: 'Bob' },
  ],
};

describe('what special actions cost (L44)', () => {
  const gale: StagedObject = { id: 'Gale', zone: 'hand' };
  const kiln: StagedObject = { id: 'Kiln', zone: 'battlefield', types: ['base'] };
  const pay = (amount: number, player = 0): StagedLine => ({ kind: 'pay', player, amount });
  const said = (
    action: string,
    object: string,
    lines: readonly StagedLine[],
    text = '',
    cost = 2,
  ): string | undefined =>
    saidOf(
      specialPayments,
      [
        {
          objects: [
            { ...gale, characteristics: { 'resource cost': cost } },
            kiln,
            { id: 'Crow', zone: 'battlefield', controller: 0, abilities: [text] },
          ],
          asked: {
            options: [
              { label: 'pass', action: 'pass' },
              { label: action, action, object },
            ],
          },
        },
        { lines: [{ what: 'decision', kind: 'priority' }, ...lines], answer: [1] },
      ],
      table,
    );

  it('is the activation cost of a base that is turned up', () => {
    expect(said('turn up a base', 'Kiln', [pay(3)])).to.equal(undefined);
    const wrong = said('turn up a base', 'Kiln', [pay(2)]);
    expect(wrong).to.equal('Alice pays 2 to turn up a base "Kiln", which costs 3.');
    expect(specialPayments.ruleOf?.(wrong ?? '')).to.equal('301.5a');
    expect(said('turn up a base', 'Kiln', [pay(3, 1)])).to.contain('pays 0');
  });

  it('is the resource cost of a card that is redeemed', () => {
    expect(said('redeem', 'Gale', [pay(2)])).to.equal(undefined);
    const wrong = said('redeem', 'Gale', []);
    expect(wrong).to.equal('Alice pays 0 to redeem "Gale", which costs 2.');
    expect(specialPayments.ruleOf?.(wrong ?? '')).to.equal('702.3a~2');
  });

  it('is told of nothing else: later payments, other actions, texts about costs', () => {
    const priority: StagedLine = { what: 'decision', kind: 'priority' };
    expect(said('redeem', 'Gale', [pay(2), priority, pay(1)])).to.equal(undefined);
    expect(said('activate', 'Gale', [pay(1)])).to.equal(undefined);
    expect(said('redeem', 'Gale', [], 'Cards cost 1 less this turn.')).to.equal(undefined);
    expect(said('redeem', 'Gale', [], 'Actions you play cost 1 less.')).to.equal(undefined);
    expect(said('redeem', 'Gale', [pay(3)], '', 3)).to.equal(undefined);
    expect(said('redeem', 'Gale', [], 'Traps you control cost no resource.')).to.contain('pays 0');
  });
});
