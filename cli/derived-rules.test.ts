import { describe, it } from 'node:test';
import { expect } from 'chai';
import type { Rule } from '../engine/kernel';
import { playedRulebooks, rulesetOf } from '../port/in-process/games';
import type { ClassifiedRule } from '../rulebooks/classification';
import { knownRulebooks, whyNotOff } from './rules';

describe('what the classification of a rulebook that is played says of where rules come from', () => {
  const known = knownRulebooks(playedRulebooks());

  it('is said of more than a hundred rules', () => {
    const entries = known.flatMap(({ classification }) => classification?.rules ?? []);
    expect(entries.filter(({ followsFrom }) => followsFrom !== undefined)).to.have.length.greaterThan(100);
    expect(entries.filter(({ restates }) => restates !== undefined)).to.have.length.greaterThan(5);
  });

  for (const { rulebook, classification, implemented, playedAs } of known) {
    const entries = classification?.rules ?? [];
    const inBook = (rules: readonly Restating[]) => rules.filter(({ number }) => isRuleOf(entries, number));
    const enforced = new Set(implemented.map(({ number }) => number));

    it(`names rules that are enforced, of rules that are not: ${rulebook.id}`, () => {
      const wrong = entries.filter(
        ({ rule, followsFrom }) =>
          followsFrom && (enforced.has(rule) || !followsFrom.every((each) => enforced.has(each))),
      );
      expect(wrong.map(({ rule }) => rule)).to.deep.equal([]);
    });

    it(`gives reasons for rules without an object, of rules that have none: ${rulebook.id}`, () => {
      const wrong = entries.filter(({ rule, inherent }) => inherent !== undefined && enforced.has(rule));
      expect(wrong.map(({ rule }) => rule)).to.deep.equal([]);
    });

    it(`says of the same rules as the engine that they say the same: ${rulebook.id}`, () => {
      expect(disagreements(inBook(ruleset(rulebook.id, playedAs?.name)), entries)).to.deep.equal([]);
    });
  }

  it('is found to disagree with the engine where either says it alone, or names another rule', () => {
    const entries = [
      { rule: '100.2', kind: 'testable', restates: '100.1' },
      { rule: '100.3', kind: 'testable', restates: '100.9' },
      { rule: '100.5', kind: 'testable', restates: '100.1' },
    ] as const;
    const engine = [{ number: '100.1', restates: ['100.2', '100.3', '100.4'] }];
    expect(disagreements(engine, entries)).to.deep.equal([
      '100.3 restates 100.1 in the engine alone',
      '100.4 restates 100.1 in the engine alone',
      '100.3 restates 100.9 in the classification alone',
      '100.5 restates 100.1 in the classification alone',
    ]);
    expect(disagreements([{ number: '100.1', restates: [] }], entries.slice(0, 1))).to.have.length(1);
  });

  it('is not found to disagree with an engine that enforces neither of two rules', () => {
    expect(disagreements([], [{ rule: '100.2', kind: 'testable', restates: '100.1' }])).to.deep.equal([]);
  });

  it('is what "--off" answers with for such a rule', () => {
    expect(whyNotOff('609.7a', known)).to.equal(
      'that rule follows from 609.7, and the engine enforces nothing else under its number: switch off that one.',
    );
    expect(whyNotOff('609.4', known)).to.match(
      /follows from 609\.4b and 609\.4c and 609\.4d, .* one of those\.$/,
    );
  });
});

/** Rules that say the same, as the engine has them in one object. */
type Restating = Pick<Rule, 'number' | 'restates'>;

const ruleset = (rulebook: string, edition?: string): readonly Restating[] => [
  ...new Set([...(rulesetOf(rulebook, edition)?.rules.values() ?? [])].flat()),
];

/** An edition may be played by rules that only another one's book holds: its own classification says nothing of them. */
const isRuleOf = (entries: readonly ClassifiedRule[], number: string): boolean =>
  entries.some(({ rule }) => rule === number);

/** What only one of the two says of rules that say the same. Of two that no object enforces yet, an engine has nothing to say. */
function disagreements(
  engine: readonly Restating[],
  classified: readonly ClassifiedRule[],
): readonly string[] {
  const inEngine = engine.flatMap(({ number, restates }) =>
    restates.map((rule) => `${rule} restates ${number}`),
  );
  const enforced = new Set(engine.flatMap(({ number, restates }) => [number, ...restates]));
  const inClassification = classified.flatMap(({ rule, restates }) =>
    restates === undefined || !(enforced.has(rule) || enforced.has(restates))
      ? []
      : [`${rule} restates ${restates}`],
  );
  return [
    ...inEngine
      .filter((each) => !inClassification.includes(each))
      .map((each) => `${each} in the engine alone`),
    ...inClassification
      .filter((each) => !inEngine.includes(each))
      .map((each) => `${each} in the classification alone`),
  ];
}
