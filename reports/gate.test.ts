import { before, describe, it } from 'node:test';
import { expect } from 'chai';
import { type Baseline, baselineOf, type KnownFailure, signatureOf } from './baseline';
import { objectionsTo } from './gate';
import type { RunResult, ScenarioResult, Verdict } from './model';

const scenario = (name: string, verdict: Verdict, message?: string): ScenarioResult => ({
  id: `features/chess/1.feature:${name}`,
  uri: '/somewhere/features/chess/1.feature',
  line: 1,
  name,
  feature: 'Chess',
  rules: ['1.1'],
  tags: [],
  verdict,
  ...(message === undefined ? {} : { message }),
  milliseconds: 1,
  steps: [],
  exercised: [],
  trace: [],
});

const run = (...scenarios: readonly ScenarioResult[]): RunResult => {
  const counts = {
    passed: 0,
    failed: 0,
    'setup error': 0,
    crashed: 0,
    'timed out': 0,
    unsupported: 0,
    waived: 0,
    'not run': 0,
  };
  for (const { verdict } of scenarios) counts[verdict] += 1;
  return { version: '0', seed: 0, off: [], complete: true, links: [], counts, rulebooks: [], scenarios };
};

const fails = scenario('castling', 'failed', 'Where the king is.\n  expected: c1 [7]\nThe table:\n  a board');
const passes = scenario('en passant', 'passed');
let known: KnownFailure;
let baseline: Baseline;

before(() => {
  baseline = baselineOf(run(fails, passes), 'Chess engine');
  const [first] = baseline.known;
  if (!first) throw new Error('nothing is known');
  known = first;
});

/** What a gate objects to. */
const whats = (result: RunResult, list: Baseline = baseline, filtered = false): readonly string[] =>
  objectionsTo(result, list, filtered).map(({ what }) => what);
const listing = (...all: readonly KnownFailure[]): Baseline => ({ ...baseline, known: all });

describe('a baseline', () => {
  it('names scenarios from the folder features/ on, and what they fail with', () => {
    expect(baseline).to.deep.equal({
      baseline: 1,
      engine: 'Chess engine',
      passed: 1,
      known: [
        {
          scenario: 'chess/1.feature: castling',
          verdict: 'failed',
          signature: 'Where the king is. expected: c1 […]',
        },
      ],
    });
  });

  it('keeps the notes of the one before', () => {
    const again = baselineOf(run(fails), 'Chess engine', [{ ...known, note: 'on the list' }]);
    expect(again.known[0]?.note).to.equal('on the list');
  });

  it('leaves out of a signature what changes from run to run', () => {
    const late = (time: string) =>
      signatureOf(scenario('a', 'timed out', `No answer within ${time} ms.\nOn its standard error:\n x`));
    expect(late('500')).to.equal(late('1000'));
  });
});

describe('the gate', () => {
  it('is green where exactly what is known fails', () => {
    expect(whats(run(fails, passes))).to.deep.equal([]);
  });

  it('is red for a failure that is not known', () => {
    expect(whats(run(fails, passes, scenario('promotion', 'crashed', 'x')))).to.deep.equal(['new failure']);
  });

  it('is red for an unexpected pass', () => {
    expect(whats(run(scenario('castling', 'passed'), passes))).to.deep.equal(['unexpected pass']);
  });

  it('is red where a failure is another one: its message, or its verdict', () => {
    expect(whats(run(scenario('castling', 'failed', 'Something else.'), passes))).to.deep.equal(['changed']);
    expect(whats(run(scenario('castling', 'crashed', fails.message), passes))).to.deep.equal(['changed']);
    expect(whats(run(scenario('castling', 'unsupported', fails.message), passes))).to.deep.equal(['changed']);
  });

  it('is red where what is listed no longer ran, unless the run is filtered', () => {
    expect(whats(run(passes))).to.deep.equal(['no longer ran']);
    expect(whats(run(passes), baseline, true)).to.deep.equal([]);
    expect(whats(run(scenario('castling', 'not run'), passes))).to.deep.equal(['no longer ran']);
    expect(whats(run(scenario('castling', 'waived', 'x'), passes))).to.deep.equal(['no longer ran']);
  });

  it('is red for a wildcard that covers too much, or something that passes', () => {
    const wide = { ...known, scenario: 'chess/*' };
    const two = run(fails, { ...fails, name: 'castling long', id: 'b' }, scenario('x', 'passed'));
    expect(whats(two, listing({ ...wide, scenario: '*: castling*', covers: 2 }))).to.deep.equal([]);
    expect(whats(two, listing({ ...wide, scenario: '*: castling*', covers: 1 }))).to.deep.equal([
      'covers too much',
    ]);
    expect(whats(two, listing({ ...wide, scenario: '*: castling*' }))).to.deep.equal(['covers too much']);
    expect(whats(two, listing({ ...wide, covers: 3 }))).to.deep.equal(['unexpected pass']);
    expect(whats(run(fails, passes), listing({ ...wide, scenario: 'chess/1.feature. castling' }))).to.include(
      'new failure',
    );
  });

  it('is red for what is listed twice', () => {
    expect(whats(run(fails, passes), listing(known, known))).to.deep.equal(['listed twice']);
  });

  it('is red where nothing is run, or everything is skipped', () => {
    expect(whats(run())).to.deep.equal(['nothing run']);
    expect(whats(run(scenario('a', 'unsupported'), scenario('b', 'not run')))).to.deep.equal([
      'everything skipped',
    ]);
  });

  it('is red where fewer scenarios pass, though none fails', () => {
    expect(whats(run(fails, scenario('en passant', 'unsupported')))).to.deep.equal(['fewer pass']);
    expect(whats(run(fails, scenario('en passant', 'unsupported')), baseline, true)).to.deep.equal([]);
  });
});
