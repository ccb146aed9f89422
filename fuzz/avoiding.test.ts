import { describe, it } from 'node:test';
import { expect } from 'chai';
import type { PendingDecision } from '../port/contract';
import { avoiding } from './avoiding';

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
    const answer = avoiding(new Set(['play']), last);
    expect(answer(asked('pass', 'play', 'attack', 'play'))).to.deep.equal([2]);
    expect(answer(asked('pass', 'play'))).to.deep.equal([0]);
  });

  it('chooses as ever where nothing else can be chosen', () => {
    expect(avoiding(new Set(['play']), last)(asked('play', 'play'))).to.deep.equal([1]);
  });
});
