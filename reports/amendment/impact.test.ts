import { describe, it } from 'node:test';
import { expect } from 'chai';
import { buildResult } from '../build';
import { failureOf } from '../failure';
import type { RunResult, ScenarioResult, Sight, TraceEntry, Verdict } from '../model';
import { sortImpact } from './impact';
import { differs, tablesBeside } from './tables';
import { playedOtherwise, rulesActing } from './traces';

const drawn: TraceEntry = { what: 'event', rule: '704.5i', text: 'Ida: draw a card [7]' };

function scenario(
  line: number,
  rules: readonly string[],
  other: Partial<ScenarioResult> = {},
): ScenarioResult {
  return {
    id: `a.feature:${line}`,
    uri: 'a.feature',
    line,
    name: `scenario ${line}`,
    feature: 'A',
    rules,
    own: rules[0],
    tags: [],
    verdict: 'passed',
    milliseconds: 1,
    steps: [],
    exercised: [],
    trace: [drawn],
    ...other,
  };
}

function failing(line: number, rules: readonly string[], verdict: Verdict = 'failed'): ScenarioResult {
  const message = 'How many cards Ida has.';
  const failure = failureOf({ steps: [], rules, own: rules[0], message }, undefined);
  return scenario(line, rules, { verdict, message, failure });
}

const run = (...scenarios: readonly ScenarioResult[]): RunResult =>
  buildResult({ version: '1', seed: 0, off: [], complete: true }, scenarios, []);

const idsIn = (groups: readonly { readonly scenarios: readonly ScenarioResult[] }[]): readonly number[] =>
  groups.flatMap(({ scenarios }) => scenarios.map(({ line }) => line));

describe('what an amendment does to scenarios', () => {
  it('is sorted by whether they are linked to it, and can be set up', () => {
    const before = run(
      scenario(1, ['402.2']),
      scenario(2, ['113.2', '402.2']),
      scenario(3, ['113.2']),
      scenario(4, ['402.2']),
      failing(5, ['402.2']),
      failing(6, ['113.2']),
      scenario(7, ['113.2']),
      failing(8, ['113.2']),
    );
    const after = run(
      failing(1, ['402.2']),
      failing(2, ['113.2', '402.2']),
      failing(3, ['113.2'], 'crashed'),
      failing(4, ['402.2'], 'setup error'),
      failing(5, ['402.2']),
      scenario(6, ['113.2']),
      scenario(7, ['113.2']),
      scenario(8, ['113.2'], { verdict: 'waived' }),
    );
    const impact = sortImpact(before, after, ['402.2'], new Map());
    expect(idsIn(impact.linked)).to.deep.equal([1, 2]);
    expect(idsIn(impact.elsewhere)).to.deep.equal([3]);
    expect(idsIn(impact.notSetUp)).to.deep.equal([4]);
    expect(impact.mended.map(({ line }) => line)).to.deep.equal([6]);
    expect(impact).to.deep.include({ played: 8, failedBefore: 3, linkedToIt: 4, otherwise: [] });
  });
});

describe('games that go another way', () => {
  const before = scenario(1, ['113.2'], {
    trace: [drawn, { ...drawn, rule: '514.1', text: 'Ida: discard "Crow" [3]' }],
  });

  it('are told by what first happens otherwise, whatever ids objects have', () => {
    const other = { ...drawn, text: 'Ida: draw a card [9]' };
    const after = { ...before, trace: [other, { ...drawn, rule: '704.5i', text: 'Ida: draw a card [10]' }] };
    const [first] = playedOtherwise([{ before, after }]);
    expect(first?.first.before?.text).to.equal('Ida: discard "Crow"');
    expect(rulesActing([{ before, after }], new Map([['514.1', 'Discard down']]))).to.deep.equal([
      { rule: '514.1', scenarios: 1, title: 'Discard down' },
      { rule: '704.5i', scenarios: 1 },
    ]);
    expect(
      playedOtherwise([{ before, after: { ...before, trace: [other, ...before.trace.slice(1)] } }]),
    ).to.deep.equal([]);
  });

  it('are not those that only stop where the scenario fails', () => {
    const after = { ...before, verdict: 'failed' as const, trace: [drawn] };
    expect(playedOtherwise([{ before, after }])).to.deep.equal([]);
    expect(playedOtherwise([{ before, after: { ...after, verdict: 'passed' } }])).to.have.length(1);
  });
});

describe('both tables', () => {
  const steps = ['Ida plays "Hum"', 'all players pass'].map((text, place) => ({
    keyword: 'When',
    text,
    line: 8 + place,
    verdict: 'passed' as const,
  }));
  const sight = (facts: Sight['facts'], ...events: readonly string[]): Sight => ({
    facts,
    events: events.map((text) => ({ rule: '704.5i', text, kind: 'draw', about: [] })),
  });
  const same = sight({ 'Who is asked.': 'Ida' });

  it('are those after the first step in which they differ; what differs comes first', () => {
    const one = sight({ 'Who is asked.': 'Ida', 'How many cards the deck holds.': '1' }, 'draw');
    const other = sight({ 'Who is asked.': 'Ida' }, 'draw', 'draw');
    const tables = tablesBeside([same, one], [same, other], steps);
    expect(tables?.step.line).to.equal(9);
    expect(tables?.facts).to.deep.equal([
      { what: 'How many cards the deck holds.', before: '1', after: '0' },
      { what: 'Who is asked.', before: 'Ida', after: 'Ida' },
    ]);
    expect(tables?.facts.filter(differs)).to.have.length(1);
    expect(tables?.events).to.deep.equal({
      before: ['704.5i draw'],
      after: ['704.5i draw', '704.5i draw'],
    });
  });

  it('differ as well where only what happens does, and after steps that nothing is known of', () => {
    const drawing = sight({ 'Who is asked.': 'Ida' }, 'draw');
    const tables = tablesBeside([null, same], [same, drawing], steps);
    expect(tables?.step.line).to.equal(9);
    expect(tables?.events).to.deep.equal({ before: [], after: ['704.5i draw'] });
  });

  it('are none where all is the same, or a step was not gone through', () => {
    expect(tablesBeside([same, same], [same, same], steps)).to.equal(undefined);
    expect(tablesBeside([same, same], [same, null], steps)).to.equal(undefined);
  });
});
