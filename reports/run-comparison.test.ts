import { describe, it } from 'node:test';
import { expect } from 'chai';
import { failureOf } from './failure';
import type { Verdict } from './model';
import type { RecordedRun, RecordedScenario } from './recorded-run';
import { compareRuns, isWorse } from './run-comparison';
import { toComparisonSummary } from './run-comparison-json';
import { comparisonToMarkdown } from './run-comparison-markdown';
import { describeComparison } from './run-comparison-text';

/** A scenario about a rule that passed, unless it is said otherwise. */
function scenario(name: string, other: Partial<RecordedScenario> = {}): RecordedScenario {
  return {
    name,
    at: 'features/pebbles/101.feature:7',
    rules: ['101.1'],
    own: '101.1',
    steps: `steps of ${name}`,
    verdict: 'passed',
    exercised: ['101.1'],
    events: 4,
    decisions: 2,
    ...other,
  };
}

/** The same after it failed, with what it expected and saw. */
function failing(name: string, seen: string, verdict: Verdict = 'failed'): RecordedScenario {
  const difference = { what: 'How many cards Ida has.', expected: '1', seen, axis: 'behaviour' } as const;
  const { what } = difference;
  const steps = [{ keyword: 'Then', text: 'Ida has 1 card', line: 9, verdict: 'failed' }] as const;
  const failure = failureOf(
    { steps, rules: ['101.1'], own: '101.1', message: what, names: ['Ida'] },
    difference,
  );
  return scenario(name, { verdict, message: what, failure });
}

const run = (scenarios: readonly RecordedScenario[], other: Partial<RecordedRun> = {}): RecordedRun => ({
  rulewright: '1.0.0',
  seed: 0,
  off: [],
  complete: true,
  rulebooks: [],
  scenarios,
  ...other,
});

const withRule = (
  ...earned: RecordedRun['rulebooks'][number]['rules'][number]['earned']
): Partial<RecordedRun> => ({
  rulebooks: [
    {
      id: 'pebbles',
      edition: '2020-01-01',
      rules: [
        {
          number: '101.1',
          rung: earned.at(-1) ?? 'unclassified',
          earned,
          scenarios: [{ at: 'features/pebbles/101.feature:7' }],
        },
      ],
    },
  ],
});

describe('two runs beside each other', () => {
  it('say what fails now, by cause, and what can no longer be set up', () => {
    const before = run([scenario('a'), scenario('b'), scenario('c'), scenario('d')]);
    const after = run([
      failing('a', '2'),
      failing('b', '2'),
      failing('c', '0', 'setup error'),
      scenario('d'),
      failing('e', '3'),
    ]);
    const comparison = compareRuns(before, after);
    expect(comparison.newlyFailing.map(({ scenarios }) => scenarios.map(({ name }) => name))).to.deep.equal([
      ['a', 'b'],
      ['e'],
    ]);
    expect(comparison.notSetUp.flatMap(({ scenarios }) => scenarios.map(({ name }) => name))).to.deep.equal([
      'c',
    ]);
    expect(comparison.added.map(({ name }) => name)).to.deep.equal(['e']);
    expect(comparison.same).to.equal(1);
    expect(isWorse(comparison)).to.equal(true);
    const text = describeComparison(comparison, false);
    expect(text).to.contain(
      '4 scenarios are in both runs, 1 of them end as before: 3 newly failing, 1 no longer set up, 1 new.',
    );
    expect(text).to.contain('2 failed: How many cards Ida has. Expected: 1; seen: 2');
    expect(comparisonToMarkdown(comparison)).to.match(
      /^## Worse than before\n[\s\S]*\| How many cards Ida has\. Expected: 1; seen: 2 \| failed \| 2 \| 101\.1 \| a \(101\.1\) `features\/pebbles\/101\.feature:7`<br>b/,
    );
    expect(toComparisonSummary(comparison).newlyFailing[0]?.scenarios).to.have.length(2);
  });

  it('tell a failure of another cause from the same one', () => {
    const before = run([failing('a', '2'), failing('b', '2'), failing('c', '2')]);
    const after = run([failing('a', '2'), failing('b', '0'), failing('c', '2', 'crashed')]);
    const comparison = compareRuns(before, after);
    expect(
      comparison.otherCause.map(({ group }) => group.scenarios.map(({ name }) => name)).sort(),
    ).to.deep.equal([['b'], ['c']]);
    expect(comparison.newlyFailing).to.deep.equal([]);
    expect(describeComparison(comparison, false)).to.contain(
      'before: failed: How many cards Ida has. Expected: 1; seen: 2',
    );
    expect(isWorse(comparison)).to.equal(true);
  });

  it('count what failed and can no longer be set up as that, and what could not be before as neither', () => {
    const before = run([failing('a', '2'), failing('b', '0', 'setup error')]);
    const after = run([failing('a', '2', 'setup error'), failing('b', '0', 'setup error')]);
    const { notSetUp, otherCause } = compareRuns(before, after);
    expect(notSetUp.flatMap(({ scenarios }) => scenarios.map(({ name }) => name))).to.deep.equal(['a']);
    expect(otherCause).to.deep.equal([]);
  });

  it('say what passes now, what is gone, renamed and no longer judged', () => {
    const before = run([failing('a', '2'), scenario('b'), scenario('c'), scenario('d')]);
    const after = run([
      scenario('a'),
      scenario('c', { verdict: 'waived' }),
      scenario('now', { steps: 'steps of d' }),
    ]);
    const comparison = compareRuns(before, after);
    expect(comparison.newlyPassing.map((each) => each.after.name)).to.deep.equal(['a']);
    expect(comparison.gone.map(({ name }) => name)).to.deep.equal(['b']);
    expect(comparison.renamed.map((each) => [each.before.name, each.after.name])).to.deep.equal([
      ['d', 'now'],
    ]);
    expect(comparison.notJudged.map((each) => each.after.name)).to.deep.equal(['c']);
    expect(describeComparison(comparison, false)).to.contain('d → now (101.1)');
  });

  it('know a scenario again wherever its file and its lines are', () => {
    const before = run([scenario('a', { at: '/home/ida/features/pebbles/101.feature:7' })]);
    const comparison = compareRuns(before, run([scenario('a', { at: 'features/pebbles/101.feature:90' })]));
    expect(comparison.same).to.equal(1);
    expect(comparison.renamed).to.deep.equal([]);
    expect(isWorse(comparison)).to.equal(false);
  });

  it('say nothing of what the later run was not asked for', () => {
    const before = run([scenario('a'), scenario('b')], withRule('classified', 'passes'));
    const after = run([scenario('a')], { complete: false, ...withRule('classified') });
    const comparison = compareRuns(before, after);
    expect(comparison.gone).to.deep.equal([]);
    expect(comparison.limits.join(' ')).to.contain('1 scenarios of the former one have no result');
  });

  it('say which rungs are lost and gained, and nothing of kills that one run knows nothing of', () => {
    const had = run([scenario('a')], withRule('classified', 'linked', 'passes', 'exercised', 'kills'));
    const has = run([scenario('a')], withRule('classified', 'linked', 'passes'));
    const comparison = compareRuns(had, has);
    expect(comparison.lost).to.deep.equal([
      {
        rulebook: 'pebbles',
        rule: '101.1',
        from: 'exercised',
        to: 'passes',
        lost: ['exercised'],
        gained: [],
      },
    ]);
    expect(isWorse(comparison)).to.equal(true);
    expect(comparison.limits.join(' ')).to.contain('"kills" is left out');
    expect(describeComparison(comparison, false)).to.contain(
      'Rungs lost\n  pebbles, exercised → passes: 101.1',
    );
    expect(compareRuns(has, had).gained).to.have.length(1);
    expect(isWorse(compareRuns(has, had))).to.equal(false);
  });

  it('count how much longer games are, and time nothing', () => {
    const longer = compareRuns(
      run([scenario('a'), scenario('b')]),
      run([scenario('a', { events: 9 }), scenario('b')]),
    );
    expect(longer.length).to.deep.equal({ before: 12, after: 17 });
    expect(describeComparison(longer, false)).to.contain('+5 (6 → 11): a (101.1)');
    expect(isWorse(longer)).to.equal(false);
  });
});
