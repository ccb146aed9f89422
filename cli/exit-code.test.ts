import { describe, it } from 'node:test';
import { expect } from 'chai';
import type { RunResult } from '../reports/model';
import { exitCodeOf } from './exit-code';

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
  for (const [counts, code] of codes) {
    it(`is ${code} for ${JSON.stringify(counts)}`, () => {
      expect(exitCodeOf({ counts: { ...none, ...counts } })).to.equal(code);
    });
  }
});
