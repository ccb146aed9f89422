import { describe, it } from 'node:test';
import { expect } from 'chai';
import { commandFor, replayFrom } from './replay';

describe('where random games start from', () => {
  it('is the environment first, then the run, then 1', () => {
    expect(replayFrom({ seed: 4 }, { RULEWRIGHT_FUZZ_SEED: '7', RULEWRIGHT_FUZZ_PATH: '3:0' })).to.deep.equal(
      { seed: 7, path: '3:0', off: [] },
    );
    expect(replayFrom({ seed: 4, off: ['402.2'] }, {})).to.deep.equal({
      seed: 4,
      path: undefined,
      off: ['402.2'],
    });
    expect(replayFrom(undefined, {}).seed).to.equal(1);
  });

  it('is refused when it is nonsense', () => {
    expect(() => replayFrom({}, { RULEWRIGHT_FUZZ_SEED: 'x' })).to.throw('RULEWRIGHT_FUZZ_SEED is "x"');
    expect(() => replayFrom({}, { RULEWRIGHT_FUZZ_PATH: '1,2' })).to.throw('RULEWRIGHT_FUZZ_PATH is "1,2"');
  });

  it('is told as one command', () => {
    expect(
      commandFor({ seed: 7, path: '3:0', off: ['402.2', 'set 104.5 to 15'] }, 'capacity.feature:6'),
    ).to.equal(
      'RULEWRIGHT_FUZZ_SEED=7 RULEWRIGHT_FUZZ_PATH=3:0 npx rulewright check capacity.feature:6 --off 402.2 --off "set 104.5 to 15"',
    );
  });
});
