import { describe, it } from 'node:test';
import { expect } from 'chai';
import type { RunResult, ScenarioResult } from '../reports/model';
import { describeNoProof, exitCodeOf } from './exit-code';

const none: RunResult['counts'] = {
  passed: 0,
  failed: 0,
  'setup error': 0,
  crashed: 0,
  'timed out': 0,
  unsupported: 0,
  waived: 0,
  'not run': 0,
};

describe('the exit code', () => {
  const codes: [Partial<RunResult['counts']>, number][] = [
    [{ passed: 3 }, 0],
    [{ passed: 3, 'not run': 1 }, 0],
    [{ passed: 3, waived: 1 }, 0],
    [{ passed: 3, failed: 1 }, 1],
    [{ passed: 3, unsupported: 1 }, 0],
    [{ unsupported: 4 }, 2],
    [{ passed: 3, failed: 1, 'setup error': 1 }, 2],
    [{ passed: 3, 'setup error': 1, crashed: 1 }, 3],
    [{ passed: 3, 'timed out': 1 }, 3],
    [{ 'not run': 4 }, 2],
    [{}, 2],
  ];

  it('of an engine that does nothing is 2, and a sentence says why', () => {
    const about = (text: string): ScenarioResult => ({
      id: 'a.feature:1',
      uri: 'a.feature',
      line: 1,
      name: 'a',
      feature: 'A',
      rules: [],
      tags: [],
      verdict: 'passed',
      milliseconds: 1,
      steps: [{ keyword: 'When', text, line: 2, verdict: 'passed' }],
      exercised: [],
      trace: [],
    });
    const engine = { name: 'Nothing', command: 'nothing', restarts: 0, missing: [] };
    const counts = { ...none, passed: 1, unsupported: 4 };
    const idle = { counts, engine, scenarios: [about('this scenario is run:')] };
    expect(exitCodeOf(idle)).to.equal(2);
    expect(describeNoProof(idle)).to.match(/proves nothing of Nothing: 4 scenarios are unsupported/);
    expect(exitCodeOf({ ...idle, scenarios: [about('Alice passes')] })).to.equal(0);
  });
  for (const [counts, code] of codes) {
    it(`is ${code} for ${JSON.stringify(counts)}`, () => {
      expect(exitCodeOf({ counts: { ...none, ...counts }, scenarios: [] })).to.equal(code);
    });
  }
});
