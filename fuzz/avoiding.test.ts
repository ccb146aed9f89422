import { describe, it } from 'node:test';
import { expect } from 'chai';
import type { PendingDecision } from '../port/contract';
import { reluctantly } from './avoiding';

const asked = (...actions: readonly string[]): PendingDecision => ({
  player: 0,
  kind: 'choose',
  purpose: 'priority',
  rule: '1',
  options: actions.map((action) => ({ label: action, action })),
  minimum: 1,
  maximum: 1,
  amount: 0,
  minimums: [],
});

const last = ({ options }: PendingDecision): readonly number[] => [options.length - 1];

describe('avoiding actions', () => {
  it('chooses among the others, by their places', () => {
    const answer = reluctantly({ avoided: new Set(['play']) }, last);
    expect(answer(asked('pass', 'play', 'attack', 'play'))).to.deep.equal([2]);
    expect(answer(asked('pass', 'play'))).to.deep.equal([0]);
  });

  it('chooses as ever where nothing else can be chosen', () => {
    expect(reluctantly({ avoided: new Set(['play']) }, last)(asked('play', 'play'))).to.deep.equal([1]);
  });

  it('takes what is taken seldom only where it is chosen twice, all of that as one', () => {
    const reluctance = {
      avoided: new Set<string>(),
      seldom: ({ action }: { action?: string }) => action === 'tap',
    };
    const table = asked('tap', 'pass', 'tap', 'play');
    const given = (...places: number[]): readonly number[] => {
      const seen: number[] = [];
      const answer = reluctantly(reluctance, ({ options }) => {
        seen.push(options.length);
        return [places[seen.length - 1] ?? 0];
      });
      return [...answer(table), ...seen];
    };
    // Those are left out: pass, play, and the first of those that are taken seldom.
    expect(given(0)).to.deep.equal([1, 3]);
    expect(given(1)).to.deep.equal([3, 3]);
    expect(given(2, 1)).to.deep.equal([3, 3, 3]);
    expect(given(2, 2, 1)).to.deep.equal([2, 3, 3, 2]);
  });

  it('takes what is taken seldom where there is nothing else', () => {
    const answer = reluctantly({ avoided: new Set(), seldom: () => true }, last);
    expect(answer(asked('tap', 'tap'))).to.deep.equal([1]);
  });
});
