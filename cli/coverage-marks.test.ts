import { describe, it } from 'node:test';
import { expect } from 'chai';
import { coverRulebook, type KnownRulebook } from '../reports/coverage';
import type { LinkedScenario } from '../reports/ladder';
import type { ImplementedRule, RulebookResult } from '../reports/model';
import { rulesIn } from '../reports/summary';
import type { ClassifiedRule } from '../rulebooks/classification';
import type { RuleRow } from '../rulebooks/model';
import { describeLadder } from './coverage-table';

const keys = ['100.1', '100.2', '100.3', '100.4', '100.5', '100.6', '100.7'];
const row = (key: string): RuleRow => ({
  number: key,
  occurrence: 1,
  key,
  depth: 1,
  line: 1,
  digest: '0123456789abcdef',
  words: 3,
  examples: 0,
  references: [],
});
const under = (title: string, ...numbers: readonly string[]): readonly ImplementedRule[] =>
  numbers.map((number) => ({ number, title, form: 'fact' }));
const scenario = (exercised: boolean): LinkedScenario => ({
  name: 'a throw',
  at: 'a.feature:3',
  verdict: 'passed',
  exercised,
  hasTrace: true,
  own: true,
  stale: false,
});

/** An invented rulebook, every rule of which has a scenario that passed. */
function pebbles(
  implemented: readonly ImplementedRule[],
  killed?: KnownRulebook['killed'],
  more: Partial<ClassifiedRule> = {},
): RulebookResult {
  const rulebook = {
    id: 'pebbles',
    title: 'Pebbles',
    edition: '2024-05-01',
    chapters: [
      { number: '1', title: 'Play', sections: [{ number: '100', title: 'All', rules: keys.map(row) }] },
    ],
  };
  const known: KnownRulebook = {
    rulebook,
    rulings: [],
    implemented,
    ...(killed ? { killed } : {}),
    classification: {
      rulebook: 'pebbles',
      edition: '2024-05-01',
      rules: keys.map((rule) => ({ rule, kind: 'testable', ...(rule === '100.7' ? more : {}) })),
    },
  };
  const isKnown = (key: string): boolean => implemented.some(({ number }) => number === key);
  const linked = new Map(keys.map((key) => [key, [scenario(isKnown(key))]]));
  return coverRulebook(known, { linked, exercised: new Set() });
}

const marksOf = (rulebook: RulebookResult): Readonly<Record<string, readonly string[]>> =>
  Object.fromEntries(rulesIn(rulebook).map(({ key, marks }) => [key, marks]));

describe('what an engine does under numbers', () => {
  const many = under('Stones are thrown in turn', '100.1', '100.2', '100.3', '100.4', '100.5');

  it('is shared where it stands under others, unless something else stands under one of them', () => {
    const marks = marksOf(
      pebbles([...many, ...under('A stone is picked up', '100.5'), ...under('One is kept', '100.6')]),
    );
    expect(marks).to.deep.include({ '100.1': ['shared'], '100.4': ['shared'], '100.5': [], '100.6': [] });
    expect(marksOf(pebbles(many.slice(3)))).to.deep.include({ '100.4': ['shared'], '100.5': ['shared'] });
  });

  it('is restated where the other rule says the same, and shared all the same with a third one', () => {
    const two = under('A stone is kept', '100.6', '100.7');
    const restates = { restates: '100.6' };
    expect(marksOf(pebbles(two, undefined, restates))).to.deep.include({
      '100.6': [],
      '100.7': ['restated'],
    });
    const three = under('A stone is kept', '100.5', '100.6', '100.7');
    expect(marksOf(pebbles(three, undefined, restates))).to.deep.include({
      '100.6': ['shared'],
      '100.7': ['shared'],
    });
    expect(marksOf(pebbles(two, undefined, { restates: '100.1' }))).to.deep.include({ '100.7': ['shared'] });
  });

  it('counts as exercised only where it is the own or a restated one', () => {
    const earned = (rulebook: RulebookResult, number: string) =>
      rulesIn(rulebook).find(({ key }) => key === number)?.earned;
    expect(earned(pebbles(many), '100.1')).to.not.include('exercised');
    expect(earned(pebbles(many.slice(0, 1)), '100.1')).to.include('exercised');
    const two = pebbles(under('A stone is kept', '100.6', '100.7'), undefined, { restates: '100.6' });
    expect(earned(two, '100.6')).to.include('exercised');
    expect(earned(two, '100.7')).to.include('exercised');
  });

  it('calls a rule derived under whose number nothing stands because it follows from others', () => {
    const marks = marksOf(pebbles(many, undefined, { followsFrom: ['100.1'] }));
    expect(marks).to.deep.include({ '100.6': ['unprovable'], '100.7': ['derived'] });
  });

  it('calls a rule inherent under whose number nothing stands for a reason', () => {
    const marks = marksOf(pebbles(many, undefined, { inherent: 'says what does not happen' }));
    expect(marks).to.deep.include({ '100.6': ['unprovable'], '100.7': ['inherent'] });
  });

  it('makes rules unprovable under whose numbers nothing stands, unless the engine tells of none', () => {
    expect(marksOf(pebbles(many))).to.deep.include({ '100.6': ['unprovable'], '100.7': ['unprovable'] });
    expect(marksOf(pebbles([]))['100.6']).to.deep.equal([]);
  });

  it('is counted beside the ladder', () => {
    const text = describeLadder(pebbles(many, undefined, { inherent: 'it is so' }));
    expect(text).to.match(/Beside the ladder: 5 shared, 1 inherent, 1 unprovable/);
    expect(text).to.match(/│ chapter │ own │ restated │ derived │ inherent │ shared │/);
    expect(text).to.match(/│ all +│ +0 │ +0 │ +0 │ +1 │ +5 │/);
    expect(text).to.contain('Shared, not declared: 100.1, 100.2, 100.3, 100.4, 100.5.');
  });
});

describe('the rung of rules that are killed', () => {
  it('is shown where it was tried, and is said to be untried elsewhere', () => {
    const off = { name: 'off', isOff: true };
    const variant = { name: 'one more', isOff: false };
    const killed = new Map([
      ['100.1', { isKilled: true, mutants: [{ ...off, outcome: 'caught' as const }] }],
      [
        '100.2',
        {
          isKilled: false,
          mutants: [
            { ...off, outcome: 'outdated' as const },
            { ...variant, outcome: 'survived' as const, why: 'nobody asks for more' },
            { ...variant, outcome: 'caught' as const },
            { ...variant, outcome: 'not tried' as const },
          ],
        },
      ],
    ]);
    const tried = describeLadder(pebbles([], killed));
    expect(tried).to.match(/│ kills/);
    expect(tried).to.match(
      /Kills: switched off, 1 of 2 \(50 %\) rules are missed; 1 of 3 \(33 %\) variants are noticed; 1 survivors can't be told .*; 1 outdated, .*; 1 not tried yet;/,
    );
    expect(tried).not.to.contain('not tried here');
    const untried = describeLadder(pebbles([]));
    expect(untried).not.to.match(/│ kills/);
    expect(untried).to.contain('Kills: not tried here. "rulewright mutate"');
  });
});
