import { describe, it } from 'node:test';
import { expect } from 'chai';
import { differenceOf, groupFailures } from './causes';
import { type Difference, failureOf } from './failure';
import type { ScenarioResult, Verdict } from './model';

interface Failing extends Partial<Difference> {
  readonly rule: string;
  readonly also?: readonly string[];
  readonly verdict?: Verdict;
  readonly names?: readonly string[];
}

/** A scenario in which Alice lacks a card, unless it is said otherwise. */
function failing({
  rule,
  also = [],
  verdict = 'failed',
  names = ['Alice', 'Bob'],
  ...other
}: Failing): ScenarioResult {
  const difference: Difference = {
    what: "How many cards Alice's hand holds.",
    expected: '1',
    seen: '0',
    axis: 'behaviour',
    ...other,
  };
  const { what, expected, seen } = difference;
  const message = `${what}\n  expected: ${expected}\n  actual:   ${seen}\nThe table: Imp`;
  const step = { keyword: 'Then', text: what, line: 9, verdict: 'failed' } as const;
  const rules = [rule, ...also];
  return {
    id: `a.feature:${rule}`,
    uri: 'a.feature',
    line: 3,
    name: `of ${rule}`,
    feature: 'A',
    rules,
    own: rule,
    tags: [],
    verdict,
    message,
    failure: failureOf({ steps: [step], rules, own: rule, message, names }, difference),
    milliseconds: 1,
    steps: [step],
    exercised: [],
    trace: [],
  };
}

const draws = failing({ rule: '315.4.b' });
const turns = failing({
  rule: '316.6',
  also: ['302'],
  what: "How many cards Bob's hand holds.",
  expected: '4',
  seen: '3',
});

describe('failures by cause', () => {
  it('are one group where the same is missing, whoever lacks it and however much there is', () => {
    const [group, ...others] = groupFailures({ scenarios: [draws, turns] });
    expect(others).to.deep.equal([]);
    expect(group?.scenarios).to.deep.equal([draws, turns]);
    expect(group?.about).to.deep.equal(['315.4.b', '316.6']);
    expect(group?.affected).to.deep.equal(['302']);
    expect(group?.difference).to.equal("How many cards Alice's hand holds. Expected: 1; seen: 0");
  });

  it('have no names in their cause, whatever players and cards are called', () => {
    const named = (player: string, card: string): ScenarioResult =>
      failing({
        rule: '1.1',
        what: `${player}'s answer was refused.`,
        expected: 'to choose',
        seen: `${card} is not there`,
        names: [player, card],
      });
    expect(groupFailures({ scenarios: [named('Zoë', 'Ash Hound'), named('Alice', 'Ash')] })).to.have.length(
      1,
    );
    expect(
      groupFailures({ scenarios: [named('Zoë', 'Ash Hound'), failing({ rule: '1.1' })] }),
    ).to.have.length(2);
  });

  it('are apart where they end otherwise, and leave out what passed', () => {
    const crashed = failing({ rule: '1.1', verdict: 'crashed' });
    const passed = failing({ rule: '1.1', verdict: 'passed' });
    expect(
      groupFailures({ scenarios: [draws, crashed, passed] }).map(({ verdict }) => verdict),
    ).to.deep.equal(['failed', 'crashed']);
  });

  it('have what is done wrong first, the largest group before others, then what is cited and worded otherwise', () => {
    const worded = failing({
      rule: '1.1',
      what: 'Who is asked what.',
      expected: 'a',
      seen: 'b',
      axis: 'wording',
    });
    const cited = failing({
      rule: '1.1',
      what: 'Which rules the trace cites.',
      expected: '1.1',
      axis: 'citation',
    });
    const alone = failing({ rule: '1.1', seen: '7' });
    const groups = groupFailures({ scenarios: [worded, cited, alone, draws, turns] });
    expect(groups.map(({ axis, scenarios }) => `${axis} ${scenarios.length}`)).to.deep.equal([
      'behaviour 2',
      'behaviour 1',
      'citation 1',
      'wording 1',
    ]);
    expect(groups.slice(2).flatMap(({ about }) => about)).to.deep.equal([]);
  });

  it('say a long difference in one line', () => {
    const long = failing({ rule: '1.1', what: 'What happened.', expected: 'a', seen: '\n  a\n  b' });
    expect(differenceOf(long)).to.equal('What happened. Expected: a; seen: a; b');
  });
});
