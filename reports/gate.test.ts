import { describe, it } from 'node:test';
import { expect } from 'chai';
import { type Baseline, baselineOf, type KnownVerdict, type Scope } from './baseline';
import { failureOf, signatureOf } from './failure';
import { flakiness, judge } from './gate';
import type { RunResult, ScenarioResult, Verdict } from './model';

const FILE = '/somewhere/features/chess/1.feature';

const scenario = (name: string, verdict: Verdict, message?: string, step = name): ScenarioResult => ({
  id: `${FILE}:${name}/${step}`,
  uri: FILE,
  line: 1,
  name,
  feature: 'Chess',
  rules: ['1.1'],
  own: '1.1',
  tags: [],
  verdict,
  ...(message === undefined ? {} : { message }),
  milliseconds: 1,
  steps: [{ keyword: 'When', text: `White plays ${step}`, line: 3, verdict: 'passed' }],
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

const everything: Scope = { whole: [''], partly: [], base: '/somewhere' };
const fails = scenario('castling', 'failed', 'Where the king is.\n  expected: c1 [7]\nThe table:\n  a board');
const passes = scenario('en passant', 'passed');
const write = (result: RunResult, before: readonly KnownVerdict[] = [], scope = everything): Baseline =>
  baselineOf(result, 'Chess engine', { scenarios: before }, scope);
const baseline = write(run(fails, passes));
const listing = (...scenarios: readonly KnownVerdict[]): Baseline => ({ ...baseline, scenarios });
const wide = (pattern: string, covers?: number): Baseline =>
  listing({
    scenario: pattern,
    verdict: 'failed',
    signature: signatureOf(fails),
    ...(covers === undefined ? {} : { covers }),
  });

/** What a gate objects to. */
const whats = (result: RunResult, list: Baseline = baseline, scope = everything): readonly string[] =>
  judge(result, 'Chess engine', list, scope).objections.map(({ what }) => what);

describe('a baseline', () => {
  it('holds the verdict of every scenario, by its file, rule, name and steps', () => {
    expect(baseline.scenarios.map(({ steps, ...others }) => [steps?.length, others])).to.deep.equal([
      [
        10,
        {
          scenario: 'chess/1.feature: 1.1 castling',
          verdict: 'failed',
          signature: 'Where the king is. expected: c1 […]',
        },
      ],
      [10, { scenario: 'chess/1.feature: 1.1 en passant', verdict: 'passed' }],
    ]);
  });

  it('names files outside features/ as seen from its own folder', () => {
    const own = { ...passes, uri: '/somewhere/own/a/1.feature' };
    const other = { ...passes, uri: '/somewhere/own/b/1.feature' };
    expect(write(run(own, other)).scenarios.map(({ scenario }) => scenario)).to.deep.equal([
      'own/a/1.feature: 1.1 en passant',
      'own/b/1.feature: 1.1 en passant',
    ]);
  });

  it('keeps notes, also of a scenario that has another name now', () => {
    const noted = baseline.scenarios.map((each) => ({ ...each, note: 'on the list' }));
    const renamed = { ...fails, name: 'castling to the queen' };
    expect(write(run(renamed, passes), noted).scenarios.map(({ note }) => note)).to.deep.equal([
      'on the list',
      'on the list',
    ]);
  });

  it('keeps what a run says nothing about, and drops what a whole file lacks now', () => {
    const other = { scenario: 'chess/2.feature: 1.2 mate', steps: 'aa', verdict: 'passed' } as const;
    const files: Scope = { ...everything, whole: ['chess/1.feature'] };
    const names = (scope: Scope) =>
      write(run(passes), [...baseline.scenarios, other], scope).scenarios.map(({ scenario }) => scenario);
    expect(names(files)).to.deep.equal(['chess/1.feature: 1.1 en passant', 'chess/2.feature: 1.2 mate']);
    expect(names({ ...everything, whole: [], partly: ['chess/1.feature'] })).to.have.length(3);
    expect(names(everything)).to.have.length(1);
  });
});

describe('the signature of a failure', () => {
  it('leaves out what changes from run to run', () => {
    const late = (time: string) =>
      signatureOf(scenario('a', 'timed out', `No answer within ${time} ms.\nOn its standard error:\n x`));
    expect(late('500')).to.equal(late('1000'));
  });

  it('leaves out the trace that a claim was looked for in', () => {
    const cites = (trace: string): ScenarioResult => {
      const message = `Which rules the trace cites.\n  expected: 1.1\n  actual:   ${trace}`;
      const failed = scenario('a', 'failed', message);
      const difference = { what: 'Which rules the trace cites.', expected: '1.1', seen: trace };
      return { ...failed, failure: failureOf(failed, { ...difference, axis: 'citation' }) };
    };
    expect(signatureOf(cites('1.2'))).to.equal(signatureOf(cites('1.2, 1.3')));
    expect(signatureOf(cites('1.2'))).to.contain('| 1.1');
    expect(whats(run(cites('1.2, 1.3')), write(run(cites('1.2'))))).to.deep.equal([]);
  });
});

describe('the gate', () => {
  it('is green where each scenario ends as is known', () => {
    expect(whats(run(fails, passes))).to.deep.equal([]);
  });

  it('is green where scenarios have moved, in whatever order', () => {
    const moved = { ...fails, line: 90, id: `${FILE}:90` };
    expect(whats(run(passes, moved))).to.deep.equal([]);
  });

  it('is red for a failure that is not known', () => {
    expect(whats(run(fails, passes, scenario('promotion', 'crashed', 'x')))).to.deep.equal(['new failure']);
  });

  it('is red for an unexpected pass, also of what was unsupported', () => {
    expect(whats(run(scenario('castling', 'passed'), passes))).to.deep.equal(['unexpected pass']);
    const lacking = write(run(passes, scenario('castling', 'unsupported')));
    expect(whats(run(passes, scenario('castling', 'passed')), lacking)).to.deep.equal(['unexpected pass']);
  });

  it('is red for what passed and does not now: failed, unsupported, waived or not run', () => {
    for (const verdict of ['failed', 'unsupported', 'waived', 'not run'] as const)
      expect(whats(run(fails, scenario('en passant', verdict))), verdict).to.deep.equal(['regression']);
  });

  it('is red though as many pass as before, where they are others', () => {
    const lacking = write(run(passes, scenario('castling', 'unsupported')));
    const swapped = run(scenario('en passant', 'unsupported'), scenario('castling', 'passed'));
    expect(whats(swapped, lacking)).to.deep.equal(['regression', 'unexpected pass']);
  });

  it('is red where a failure is another one: its message, or its verdict', () => {
    for (const other of [
      scenario('castling', 'failed', 'Something else.'),
      scenario('castling', 'crashed', fails.message),
      scenario('castling', 'unsupported', fails.message),
    ])
      expect(whats(run(other, passes))).to.deep.equal(['changed']);
  });

  it('is red where what is listed no longer ran', () => {
    expect(whats(run(passes))).to.deep.equal(['no longer ran']);
    expect(whats(run(fails))).to.deep.equal(['no longer ran']);
    expect(whats(run(scenario('castling', 'not run'), passes))).to.deep.equal(['no longer ran']);
  });

  it('says which scenario has another name now', () => {
    const { objections } = judge(
      run(fails, { ...passes, name: 'taking in passing' }),
      'Chess engine',
      baseline,
      everything,
    );
    expect(objections.map(({ what }) => what)).to.deep.equal(['renamed']);
    expect(objections[0]?.sentence).to.match(/1\.1 en passant" is ".*1\.1 taking in passing" now/);
  });

  it('tells scenarios of one name apart, whichever of them are played', () => {
    const first = scenario('twin', 'passed', undefined, 'e4');
    const second = scenario('twin', 'failed', 'Lost.', 'd4');
    const twins = write(run(first, second));
    const line: Scope = { ...everything, whole: [], partly: ['chess/1.feature'] };
    expect(whats(run(second, first), twins)).to.deep.equal([]);
    expect(whats(run(second), twins, line)).to.deep.equal([]);
    expect(whats(run({ ...second, verdict: 'passed' }), twins, line)).to.deep.equal(['unexpected pass']);
    expect(whats(run(second), twins)).to.deep.equal(['no longer ran']);
  });

  it('checks with paths what can be checked, and names the rest', () => {
    const other = { scenario: 'chess/2.feature: 1.2 mate', steps: 'aa', verdict: 'passed' } as const;
    const files: Scope = { ...everything, whole: ['chess/1.feature'] };
    const { objections, notes } = judge(
      run(passes),
      'Chess engine',
      listing(...baseline.scenarios, other),
      files,
    );
    expect(objections.map(({ what }) => what)).to.deep.equal(['no longer ran']);
    expect(notes).to.deep.equal([
      'Not checked, for this run was not asked to play them: 1 scenarios of the baseline ("chess/2.feature: 1.2 mate").',
    ]);
  });

  it('does not take a scenario of a file that was not played for a former name', () => {
    const [entry] = write(run(passes)).scenarios;
    if (!entry) throw new Error('nothing is known');
    const elsewhere = listing({ ...entry, scenario: 'chess/2.feature: 1.2 en passant' });
    expect(whats(run(passes), elsewhere, { ...everything, whole: ['chess/1.feature'] })).to.deep.equal([]);
    expect(whats(run(passes), elsewhere)).to.deep.equal(['renamed']);
  });

  it("is red for another engine's baseline", () => {
    const { objections } = judge(run(fails, passes), 'Draughts engine', baseline, everything);
    expect(objections.map(({ sentence }) => sentence)).to.deep.equal([
      'This is "Draughts engine", the baseline is of "Chess engine": give --baseline that engine\'s own file.',
    ]);
  });

  it('is red for a wildcard that covers too much, or something that passes', () => {
    const two = run(fails, { ...fails, name: 'castling long', id: 'b' }, scenario('x', 'passed'));
    expect(whats(two, wide('*: * castling*', 2))).to.deep.equal([]);
    expect(whats(two, wide('*: * castling*', 1))).to.deep.equal(['covers too much']);
    expect(whats(two, wide('*: * castling*'))).to.deep.equal(['covers too much']);
    expect(whats(two, wide('chess/*', 3))).to.deep.equal(['unexpected pass']);
    expect(whats(run(fails, passes), wide('chess/1.feature. 1.1 castling*', 1))).to.include('new failure');
  });

  it('is red for what is listed twice', () => {
    const entry = { scenario: 'chess/1.feature: 1.1 en passant', verdict: 'passed' } as const;
    expect(whats(run(passes), listing(entry, entry))).to.include('listed twice');
  });

  it('is red where nothing is run, or everything is skipped', () => {
    expect(whats(run())).to.deep.equal(['nothing run']);
    expect(whats(run(scenario('a', 'unsupported'), scenario('b', 'not run')))).to.deep.equal([
      'everything skipped',
    ]);
  });

  it('is red for a scenario that ends otherwise when it is played again', () => {
    const once = run(fails, passes);
    expect(flakiness([once, once], '/somewhere')).to.deep.equal([]);
    const [flaky] = flakiness([once, run(fails, scenario('en passant', 'unsupported'))], '/somewhere');
    expect(flaky?.what).to.equal('flaky');
    expect(flaky?.sentence).to.contain('\n  passed\n  unsupported');
  });
});
