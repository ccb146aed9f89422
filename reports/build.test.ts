import { before, describe, it } from 'node:test';
import { expect } from 'chai';
import { toSummary } from './json';
import type { RuleResult, RunResult } from './model';
import { summarise } from './summary';
import { playEveryVerdict } from './test/played';

let result: RunResult;

before(async () => {
  result = await playEveryVerdict();
});

const scenario = (name: string) => {
  const found = result.scenarios.find((each) => each.name === name);
  if (found === undefined) throw new Error(`no scenario "${name}"`);
  return found;
};

const rule = (key: string): RuleResult => {
  const rules = result.rulebooks.flatMap(({ chapters }) =>
    chapters.flatMap(({ sections }) => sections.flatMap((section) => section.rules)),
  );
  const found = rules.find((each) => each.key === key);
  if (found === undefined) throw new Error(`no rule ${key}`);
  return found;
};

describe('the result of a run', () => {
  it('keeps the verdicts apart', () => {
    expect(Object.fromEntries(result.scenarios.map(({ name, verdict }) => [name, verdict]))).to.deep.equal({
      'it passes': 'passed',
      'it also passes': 'passed',
      'it fails': 'failed',
      'it is waived': 'waived',
      'it has a setup error': 'setup error',
      'it crashes': 'crashed',
      'it times out': 'timed out',
      'it does not run': 'not run',
      'it is about no number': 'passed',
    });
    expect(result.counts).to.include({ passed: 3, failed: 1, waived: 1, crashed: 1, unsupported: 0 });
  });

  it('links a scenario to the rule of its line and of its tags', () => {
    expect(scenario('it passes').rules).to.deep.equal(['704.5c', '603.3b']);
    expect(scenario('it also passes').rules).to.deep.equal(['704.5c']);
    expect(scenario('it is about no number').rules).to.deep.equal([]);
  });

  it('has the steps with their arguments, and the trace', () => {
    const { steps, trace, exercised } = scenario('it passes');
    expect(steps.map(({ keyword, text }) => `${keyword} ${text}`)).to.deep.equal([
      'Given a game that exercises "704.5c 111.1"',
      'When it is played',
      'Then 1 equals 1',
    ]);
    expect(steps[1]?.argument).to.equal('| a | b |');
    expect(trace[0]).to.deep.equal({
      what: 'decision',
      rule: '111.1',
      text: 'Bob: priority: play "Spark"',
    });
    expect(exercised).to.deep.equal(['704.5c', '111.1']);
  });

  it("has a failure's message without its stack", () => {
    expect(scenario('it fails').message).to.equal('expected 1 to equal 2');
    expect(scenario('it fails').steps.map(({ verdict }) => verdict)).to.deep.equal([
      'passed',
      'failed',
      'skipped',
    ]);
  });

  it('puts every rule on the rung that it earned', () => {
    expect(rule('704.5c')).to.deep.include({
      rung: 'both ways',
      exercised: true,
      marks: ['ambiguous'],
      kind: 'testable',
    });
    expect(rule('704.5c').earned).to.deep.equal(['classified', 'linked', 'passes', 'exercised', 'both ways']);
    expect(rule('603.3b')).to.include({ rung: 'passes', exercised: false });
    expect(rule('704.5d')).to.deep.include({ rung: 'linked', marks: ['failing', 'waived', 'ambiguous'] });
    expect(rule('704.5f')).to.deep.include({ rung: 'linked', marks: ['failing'] });
    expect(rule('704.5h')).to.deep.include({ rung: 'linked', marks: ['ambiguous'] });
    expect(rule('704.5i')).to.deep.include({ rung: 'classified', marks: ['ambiguous', 'proposed'] });
    expect(rule('111.1')).to.include({ rung: 'unclassified', exercised: true });
    expect(rule('100.1')).to.include({ rung: 'classified', reason: 'says what the game is' });
    expect(rule('102.4').marks).to.include('ambiguous');
  });

  it('sums the chapters up', () => {
    const [rulebook] = result.rulebooks;
    const summaries = rulebook === undefined ? [] : summarise(rulebook, result.scenarios);
    const seventh = summaries.find(({ number }) => number === '7');
    expect(seventh).to.include({ linked: 6, passing: 1, exercised: 1, failing: 4 });
    expect(seventh).to.include({ scenariosPassed: 2, scenariosFailed: 4 });
    expect(summaries.reduce((sum, { rules }) => sum + rules, 0)).to.equal(1007);
  });

  it('becomes JSON with every rule and its scenarios', () => {
    const { counts, rulebooks } = toSummary(result);
    expect(counts.passed).to.equal(3);
    expect(rulebooks[0]?.rules).to.have.length(1007);
    const found = rulebooks[0]?.rules.find(({ number }) => number === '704.5c');
    expect(found).to.include({ exercised: true, rung: 'both ways' });
    expect(found?.scenarios).to.deep.include.members([
      {
        name: 'it also passes',
        at: 'reports/test/every-verdict.feature:12',
        verdict: 'passed',
        exercised: false,
        hasTrace: true,
        own: true,
        stale: false,
      },
    ]);
    expect(found?.scenarios).to.have.length(2);
    expect(rulebooks[0]?.rules.find(({ number }) => number === '603.3b')?.scenarios[0]?.own).to.equal(false);
  });
});
