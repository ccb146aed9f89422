import { describe, it } from 'node:test';
import { type Envelope, TestStepResultStatus } from '@cucumber/messages';
import { expect } from 'chai';
import { elapsed } from './elapsed';
import { progressOn } from './progress';

const moment = { seconds: 0, nanos: 0 };
const duration = moment;

/** The messages of a scenario. */
const scenario = (number: number, problem?: string, type = 'ExpectationFailed', tag?: string): Envelope[] => {
  const id = String(number);
  const tags = tag === undefined ? [] : [{ name: tag, astNodeId: '' }];
  const status = problem === undefined ? TestStepResultStatus.PASSED : TestStepResultStatus.FAILED;
  const exception = problem === undefined ? undefined : { type, message: problem };
  return [
    { pickle: { id, uri: 'a.feature', name: `of ${id}`, language: 'en', steps: [], tags, astNodeIds: [] } },
    { testCase: { id, pickleId: id, testSteps: [] } },
    { testCaseStarted: { id, testCaseId: id, attempt: 0, timestamp: moment } },
    {
      testStepFinished: {
        testCaseStartedId: id,
        testStepId: id,
        timestamp: moment,
        testStepResult: { duration, status, exception },
      },
    },
    { testCaseFinished: { testCaseStartedId: id, timestamp: moment, willBeRetried: false } },
  ];
};

/** What is written while so many scenarios are played. */
function written(total: number, scenarios: readonly Envelope[], failures = true): string {
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
  for (const message of scenarios) progress.update(message);
  progress.stop();
  return text;
}

const all = (total: number, problem?: string): Envelope[] =>
  Array.from({ length: total }, (_, number) => scenario(number, problem)).flat();

describe('the progress of a long run', () => {
  it('says how long it has taken and how many failed, and what failed as it does', () => {
    const one = scenario(0, 'How many cards.\n  expected: 1');
    const text = written(50, [...one, ...all(50).slice(one.length)]);
    expect(text).to.match(
      /^failed: a\.feature: of 0: How many cards\.\n5 of 50 scenarios, \d+\.0 s, 1 failed\n/,
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
    const others = [
      ...scenario(0, 'x', 'Unsupported'),
      ...scenario(1, 'x', 'ExpectationFailed', '@waived:x'),
    ];
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
