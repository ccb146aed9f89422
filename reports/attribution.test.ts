import { describe, it } from 'node:test';
import { expect } from 'chai';
import { attributed, type Explanation, explained } from './attribution';
import { failureOf } from './failure';
import type { ScenarioResult, Sight } from './model';

const HAND = "How many cards Bob's hand holds.";
const event = (rule: string, kind: string, ...about: readonly string[]) => ({
  rule,
  kind,
  text: `${kind} by ${rule}`,
  about,
});
const draw = event('315.4.b', 'draw', 'Bob');
const begin = event('316', 'begin', 'Bob');

/** What is seen after two steps: nothing has happened, then the turn goes on. */
const sights = (cards: string, events: Sight['events'], question = 'priority'): readonly Sight[] => [
  { facts: { [HAND]: '0', 'What is asked.': 'priority' }, events: [] },
  { facts: { [HAND]: cards, 'What is asked.': question }, events, asks: '111.1' },
];
const right = sights('1', [draw, begin]);
const withoutDraw = sights('0', [begin]);

/** A scenario that fails in its Then. */
function failing(
  own: string,
  seen: readonly Sight[],
  also: readonly string[] = [],
  what = 'Something.',
): ScenarioResult {
  const steps = [
    { keyword: 'When', text: 'Alice passes', line: 4, verdict: 'passed' },
    { keyword: 'Then', text: 'something is so', line: 5, verdict: 'failed' },
  ] as const;
  const rules = [own, ...also];
  const difference = { what, expected: 'so', seen: 'not', axis: 'behaviour' } as const;
  const message = `${what}\n  expected: so\n  actual:   not`;
  return {
    id: `a.feature:${own}`,
    uri: 'a.feature',
    line: 2,
    name: own,
    feature: 'A',
    rules,
    own,
    tags: [],
    verdict: 'failed',
    message,
    failure: failureOf({ steps, rules, own, message }, difference),
    milliseconds: 1,
    steps,
    exercised: [],
    trace: [],
    sights: seen,
  };
}

const judged = (results: readonly ScenarioResult[], reference: readonly Sight[] = right) =>
  attributed(results, new Map(results.map(({ id }) => [id, reference]))).map(({ failure }) => failure);

describe('what a failing claim says about rules', () => {
  it('is where the game first went another way, and by which rule', () => {
    const [failure] = judged([failing('315.4.b', withoutDraw)]);
    expect(failure?.first).to.deep.include({
      step: { keyword: 'Then', text: 'something is so', line: 5 },
      what: HAND,
      expected: '1',
      seen: '0',
      rule: '315.4.b',
      event: 'draw by 315.4.b',
    });
    expect(failure?.about).to.deep.equal(['315.4.b']);
    expect(failure?.cause).to.equal('behaviour: not as by 315.4.b');
  });

  it('is nothing about a rule that comes to do something later only', () => {
    const [, failure] = judged([failing('315.4.b', withoutDraw), failing('316', withoutDraw)]);
    expect(failure?.about).to.deep.equal([]);
    expect(failure?.affected).to.deep.equal(['316']);
  });

  it('is about the rule of the claim where nothing else is to be blamed: an engine that is wrong disagrees with something', () => {
    const [failure] = judged([failing('316', withoutDraw)]);
    expect(failure?.about).to.deep.equal(['316']);
    expect(failure?.affected).to.deep.equal([]);
  });

  it('is nothing about a rule where another scenario shows that an earlier one is not followed', () => {
    const [, other] = judged([failing('315.4.b', withoutDraw), failing('115.1.c', withoutDraw)]);
    expect(other?.about).to.deep.equal([]);
    // Alone, it is all that there is against the engine.
    expect(judged([failing('115.1.c', withoutDraw)])[0]?.about).to.deep.equal(['115.1.c']);
  });

  it('is about the rule of the scenario that did not do what it does, also where another stands first', () => {
    const [failure] = judged([failing('316', withoutDraw, ['315.4.b', '302'])]);
    expect(failure?.about).to.deep.equal(['315.4.b']);
    expect(failure?.affected).to.deep.equal(['316', '302']);
  });

  it('counts a rule and its parts as one, but not numbers that only begin alike', () => {
    expect(judged([failing('315.4', withoutDraw)])[0]?.about).to.deep.equal(['315.4']);
    const alike = sights('1', [event('315.40', 'draw', 'Bob'), event('315.4', 'begin', 'Bob')]);
    const both = [failing('315.4', sights('0', [])), failing('315.40', sights('0', []))];
    expect(judged(both, alike).map((failure) => failure?.about)).to.deep.equal([[], ['315.40']]);
  });

  it('is nothing about any rule where only the words of a question differ', () => {
    const worded = sights('1', [draw, begin], 'act');
    const [failure] = judged([failing('111.1', worded, [], 'Who is asked what.')]);
    expect(failure?.axis).to.equal('wording');
    expect(failure?.about).to.deep.equal([]);
    const [both] = judged([failing('315.4.b', sights('0', [begin], 'act'))]);
    expect(both?.axis).to.equal('behaviour');
    // Another claim fails: that a question has another name, too, is no excuse.
    const [claim] = judged([failing('111.1', worded)]);
    expect(claim?.axis).to.equal('behaviour');
    expect(claim?.about).to.deep.equal(['111.1']);
    const later = [...sights('1', [draw, begin], 'act').slice(1), ...withoutDraw.slice(1)];
    const [drawless] = judged([failing('315.4.b', later)], right.slice(1).concat(right.slice(1)));
    expect(drawless?.first?.axis).to.equal('behaviour');
  });

  it('stays as the claim says where both engines show the same, or the reference engine fails as well', () => {
    const same = failing('1.1', right);
    expect(judged([same])[0]).to.deep.equal(same.failure);
    const [alone] = attributed([failing('1.1', withoutDraw)], new Map());
    expect(alone?.failure).to.deep.equal(same.failure);
    expect(alone).to.not.have.property('sights');
  });

  it('rests on what is seen where an engine cites nothing', () => {
    expect(judged([failing('315.4.b', sights('0', []))])[0]?.first?.rule).to.equal('315.4.b');
  });
});

describe('what explains failures', () => {
  const failures = ['1.1', '1.2', '1.3', '1.4', '1.5'].map((own) =>
    failing(own, [], own < '1.4' ? ['9.2'] : []),
  );
  const explanation = (number: string, own: readonly string[], more: Partial<Explanation> = {}) => ({
    rulebook: 'a-game',
    number,
    also: [],
    ids: new Set(own.map((each) => `a.feature:${each}`)),
    ...more,
  });
  const told = (...explanations: readonly Explanation[]) =>
    explained(failures, explanations).map(({ failure }) => `${failure?.cause}, about ${failure?.about}`);
  const last = failures[3];

  it('is one cause, about one rule, of which the first that explains most is named', () => {
    const without = explanation('1.1', ['1.1', '1.2']);
    const read = { variant: 'more instead of less' };
    const unexplained = `${last?.failure?.cause}, about 1.4`;
    expect(
      told(without, explanation('1.2', ['1.1', '1.2', '1.3'], read), explanation('1.3', ['1.1', '1.3'])),
    ).to.deep.equal([
      ...Array(3).fill('behaviour: as with 1.2: more instead of less, about 1.2'),
      unexplained,
      unexplained.replace('1.4', '1.5'),
    ]);
    expect(told(without, explanation('1.2', ['1.1', '1.2'], read))[1]).to.equal(
      'behaviour: as without 1.1, about 1.1',
    );
  });

  it('counts only what a larger explanation leaves', () => {
    const [, second, , fourth, fifth] = told(
      explanation('8', ['1.1', '1.2', '1.3']),
      explanation('7', ['1.2', '1.3', '1.4']),
      explanation('6', ['1.4', '1.5']),
    );
    expect(second).to.equal('behaviour: as without 8, about 8');
    expect([fourth, fifth]).to.deep.equal(Array(2).fill('behaviour: as without 6, about 6'));
  });

  it('is the number of the rule that most of the scenarios name, or its first', () => {
    const also = { also: ['9.1', '9.2'] };
    expect(told(explanation('9', ['1.1', '1.2'], also))[0]).to.equal('behaviour: as without 9.2, about 9.2');
    expect(told(explanation('9', ['1.4'], also))[3]).to.equal('behaviour: as without 9, about 9');
  });
});
