import { describe, it } from 'node:test';
import { expect } from 'chai';
import { type StagedLine, saidOf, seated } from '../../../test/staged';
import { reckonedReserve } from './reckoned-reserve';

describe('reserves in a made-up game (L70)', () => {
  const reckoned = (before: number, after: number, ...lines: readonly StagedLine[]): string | undefined =>
    saidOf(reckonedReserve, [
      { table: { players: seated(before) } },
      {
        lines: lines.flatMap((line) => [0, 1].map((player) => ({ ...line, player }))),
        table: { players: seated(after) },
      },
    ]);
  const gain = (amount: number): StagedLine => ({ kind: 'gain resource', amount });

  it('change by what is gained, paid and lost', () => {
    expect(reckoned(3, 5, gain(2))).to.equal(undefined);
    const wrong = reckoned(3, 3, gain(2));
    expect(wrong).to.equal('Alice has 3 resource, not 5, having gained some.');
    expect(reckonedReserve.ruleOf?.(wrong ?? '')).to.equal('104.3');
    expect(reckoned(3, 1, { kind: 'pay', amount: 2 })).to.equal(undefined);
    expect(reckoned(3, 2)).to.equal('Alice has 2 resource, not 3.');
  });

  it('hold twenty at most and no less than nothing', () => {
    expect(reckoned(19, 20, gain(4))).to.equal(undefined);
    expect(reckoned(1, 0, { kind: 'lose resource', amount: 4 })).to.equal(undefined);
    expect(reckoned(19, 18, gain(4), { kind: 'pay', amount: 2 })).to.equal(undefined);
  });

  it('are empty as a game begins', () => {
    expect(reckoned(3, 0, { kind: 'draw a card', rule: '102.4' })).to.equal(undefined);
  });
});
