import { describe, it } from 'node:test';
import { expect } from 'chai';
import type { ScenarioResult, Verdict } from '../reports/model';
import { elapsed } from './elapsed';
import { progressOn } from './progress';

/** What became of a scenario. */
const scenario = (number: number, message?: string, verdict: Verdict = 'failed'): ScenarioResult => ({
  id: `a.feature:${number}`,
  uri: 'a.feature',
  line: number,
  name: `of ${number}`,
  feature: '',
  rules: [],
  tags: [],
  verdict: message === undefined ? 'passed' : verdict,
  ...(message === undefined ? {} : { message }),
  milliseconds: 0,
  steps: [],
  exercised: [],
  trace: [],
});

/** What is written while so many scenarios are played. */
function written(total: number, scenarios: readonly ScenarioResult[], failures = true): string {
  let text = '';
  const stream = Object.assign(Object.create(process.stderr), {
    isTTY: false,
    write: (more: string) => {
      text += more;
      return true;
    },
  });
  let time = 0;
  const now = () => {
    time += 1000;
    return time;
  };
  const progress = progressOn(stream, total, { failures, now });
  for (const result of scenarios) progress.step(result);
  progress.stop();
  return text;
}

const all = (total: number, problem?: string): ScenarioResult[] =>
  Array.from({ length: total }, (_, number) => scenario(number, problem));

describe('the progress of a long run', () => {
  it('says how long it has taken and how many failed, and what failed as it does', () => {
    const one = scenario(0, 'How many cards.\n  expected: 1');
    const text = written(50, [one, ...all(49)]);
    expect(text).to.match(
      /^failed: a\.feature:0: of 0: How many cards\.\n5 of 50 scenarios, \d+\.0 s, 1 failed\n/,
    );
    expect(text).to.match(/\n50 of 50 scenarios, \d+\.0 s, 1 failed\n$/);
  });

  it('is no flood', () => {
    const told = written(50, all(50, 'x'))
      .split('\n')
      .filter((line) => line.startsWith('failed: '));
    expect(told).to.have.length(10);
    expect(written(50, all(50, 'x'))).to.contain('More failures are counted only');
  });

  it('leaves out what is unsupported or waived', () => {
    const others = [scenario(0, 'x', 'unsupported'), scenario(1, 'x', 'waived')];
    expect(written(50, [...others, ...all(50).slice(others.length)])).to.not.contain('failed');
  });

  it('is not told of short runs, nor of those that are to fail', () => {
    expect(written(5, all(5, 'x'))).to.equal('');
    expect(written(50, all(50, 'x'), false)).to.not.contain('failed: ');
  });
});

describe('a time', () => {
  it('is said in seconds, and in minutes', () => {
    expect([elapsed(4210), elapsed(65_000), elapsed(119_700)]).to.deep.equal([
      '4.2 s',
      '1 min 05 s',
      '2 min 00 s',
    ]);
  });
});
