import path from 'node:path';
import { describe, it } from 'node:test';
import { expect } from 'chai';
import type { Verdict } from '../../reports/model';
import { LastResults } from './last-results';

const last = new LastResults();
const result = (uri: string, line: number, verdict: Verdict, ...exercised: string[]) => ({
  ...{ id: `${uri}:${line}`, uri, line, verdict, exercised },
  rulebook: uri.startsWith('r') ? 'riftbound' : 'legions-of-will',
});
last.update([
  result('a.feature', 5, 'passed', '704.5c', '500.1'),
  result('a.feature', 9, 'failed', '500.1'),
  result('b.feature', 3, 'setup error'),
  result('b.feature', 7, 'passed'),
  result('r.feature', 5, 'passed', '500.1'),
]);

describe('the last results of a watch', () => {
  it('know what failed, and play it again: by lines, or whole where something is typed wrong', () => {
    expect([...last.failed]).to.deep.equal(['a.feature:9', 'b.feature:3']);
    expect(last.pathsOf(last.failed)).to.deep.equal([
      `${path.resolve('a.feature')}:9`,
      path.resolve('b.feature'),
    ]);
  });

  it('know what exercised the rules of a file, of its rulebook only', () => {
    const exercising = last.exercising([{ rulebook: 'legions-of-will', numbers: ['500.1'] }]);
    expect([...exercising]).to.deep.equal(['a.feature:5', 'a.feature:9']);
    expect(last.pathsOf(exercising)).to.deep.equal([path.resolve('a.feature')]);
    expect([...last.except(exercising)]).to.deep.equal(['b.feature:3', 'b.feature:7', 'r.feature:5']);
  });

  it('forget a file that was saved', () => {
    last.forget(path.resolve('a.feature'));
    expect([...last.counts]).to.deep.equal([
      ['setup error', 1],
      ['passed', 2],
    ]);
  });
});
