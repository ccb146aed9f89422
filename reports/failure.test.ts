import { describe, it } from 'node:test';
import { expect } from 'chai';
import { type Difference, failureOf } from './failure';
import type { StepResult } from './model';

const step = (keyword: string, text: string, verdict: StepResult['verdict'], line: number): StepResult => ({
  keyword,
  text,
  line,
  verdict,
});

const drawn: Difference = {
  what: "How many cards Alice's hand holds.",
  expected: '5',
  seen: '4',
  axis: 'behaviour',
};
const table = '\nThe table: Imp [12], 3.5 ms';
const told = ({ what, expected, seen }: Difference, more = table): string =>
  `${what}\n  expected: ${expected}\n  actual:   ${seen}${more}`;

const about = (failing: StepResult, difference: Difference, rules: readonly string[], more = table) =>
  failureOf(
    {
      steps: [step('When', 'Alice passes', failing.keyword === 'When' ? 'skipped' : 'passed', 4), failing],
      rules,
      own: rules[0],
      message: told(difference, more),
      names: ['Alice', 'Bob'],
    },
    difference,
  );

const then = step('Then', 'Alice has 5 cards in her hand', 'failed', 5);

describe('why a scenario failed', () => {
  it('is its step, and what differs', () => {
    const { step: at, axis, expected, seen } = about(then, drawn, ['504.1', '302.1']);
    expect(at).to.deep.equal({ keyword: 'Then', text: 'Alice has 5 cards in her hand', line: 5 });
    expect([axis, expected, seen]).to.deep.equal(['behaviour', '5', '4']);
  });

  it('has the same signature whatever the table shows, and another for what else is seen', () => {
    const { signature } = about(then, drawn, ['504.1']);
    expect(about(then, drawn, ['504.1'], '\nThe table: quite another').signature).to.equal(signature);
    expect(about(then, { ...drawn, seen: '3' }, ['504.1']).signature).to.not.equal(signature);
  });

  it('has one cause for the same amount missing of different amounts, whoever lacks it', () => {
    const other = { ...drawn, what: "How many cards Bob's hand holds.", expected: '8', seen: '7' };
    expect(about(then, other, []).cause).to.equal(about(then, drawn, []).cause);
    expect(about(then, { ...other, seen: '9' }, []).cause).to.not.equal(about(then, drawn, []).cause);
  });

  it('blames the rule that a failing claim is about, and no other', () => {
    const failure = about(then, drawn, ['504.1', '302.1']);
    expect(failure.about).to.deep.equal(['504.1']);
    expect(failure.affected).to.deep.equal(['302.1']);
  });

  it('blames no rule where the game does not get as far as a claim', () => {
    const failing = step('When', "the game goes to Bob's draw step", 'failed', 5);
    const failure = failureOf(
      { steps: [failing], rules: ['504.1'], own: '504.1', message: told(drawn) },
      drawn,
    );
    expect(failure.about).to.deep.equal([]);
    expect(failure.affected).to.deep.equal(['504.1']);
  });

  it('blames no rule for another number or name, and whatever else is cited is no part of the signature', () => {
    const cites: Difference = {
      what: 'Which rules the trace cites.',
      expected: '504.1',
      seen: '703.4c, 111.1',
      axis: 'citation',
    };
    const failure = about(then, cites, ['504.1']);
    expect(failure.about).to.deep.equal([]);
    expect(about(then, { ...cites, seen: '703.4c' }, ['504.1']).signature).to.equal(failure.signature);
  });

  it('without a comparison is what the step says, without the table', () => {
    const failure = failureOf(
      { steps: [then], rules: [], own: undefined, message: `Nobody has priority.${table}` },
      undefined,
    );
    expect(failure.what).to.equal('Nobody has priority.');
    expect(failure).to.not.have.property('expected');
  });
});
