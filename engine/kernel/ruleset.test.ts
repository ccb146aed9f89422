import { describe, it } from 'node:test';
import { expect } from 'chai';
import * as forms from './forms';
import { outOfForce, UnknownRule } from './out-of-force';
import { procedure, step } from './procedure';
import type { InForce } from './rule';
import { type Ruleset, ruleset, Tables } from './ruleset';
import { rule } from './slots';

const size = forms.parameter('402.2', 'A size', { value: 2, off: 0 });
const refill = forms.stateBasedAction(
  { number: '704.5i', restates: ['402.2a'] },
  'A hand is refilled',
  () => [],
);
const again = forms.permission({ number: '104.1', restates: ['301.4'] }, 'It may again', 'look', () => true);
const lethal = forms.stateBasedAction('704.5c', 'It is destroyed', () => []);
const may = forms.permission({ number: '305.1', restates: ['505.3a'] }, 'It may', 'play', () => true);
const mayToo = forms.permission('305.2', 'It may, too', 'play', () => true);
const mayNot = forms.prohibition('100.7', "It can't", 'play', () => true);
const rewrites = forms.replacement('610.1', 'Instead', 'draw', () => undefined);
const first = step('601.1a', 'First', () => undefined);
const second = step({ number: '601.1b', restates: ['402.2a'] }, 'Second', () => undefined);
const third = rule('601.1c', 'Third', 'procedure step');
const aside = forms.condition('1.1', 'Is it?', 'definition', (_game: InForce) => true);

const made = ruleset('a-game', '2023-09-11', [
  { size, refill, lethal, again, helper: () => 1, nothing: undefined, text: '704.5z' },
  { playing: procedure('playing', [first, second]), lists: [[third], may, mayToo], again: first },
  { mayNot, rewrites, aside },
]);

const titles = (number: string): readonly string[] | undefined =>
  made.rules.get(number)?.map(({ title }) => title);

describe('a ruleset', () => {
  it('is of a rulebook and an edition', () => {
    expect(made).to.include({ rulebook: 'a-game', edition: '2023-09-11' });
  });

  it('gathers what sections export: rules, lists of them, and the steps of procedures', () => {
    expect([...made.rules.keys()]).to.deep.equal([
      '1.1',
      '100.7',
      '104.1',
      '301.4',
      '305.1',
      '305.2',
      '402.2',
      '402.2a',
      '505.3a',
      '601.1a',
      '601.1b',
      '601.1c',
      '610.1',
      '704.5c',
      '704.5i',
    ]);
  });

  it('finds a rule by every number that it goes by, and all rules of a number', () => {
    expect(titles('704.5i')).to.deep.equal(['A hand is refilled']);
    expect(titles('402.2a')).to.deep.equal(['Second', 'A hand is refilled']);
    expect(titles('999')).to.equal(undefined);
  });

  it('finds a rule by the numbers that restate it', () => {
    expect(titles('301.4')).to.deep.equal(['It may again']);
    expect(made.rules.get('104.1')?.map(({ restates }) => restates)).to.deep.equal([['301.4']]);
    expect(made.rules.get('402.2')?.map(({ restates }) => restates)).to.deep.equal([[]]);
    expect([...outOfForce(made, ['301.4']).keys()]).to.deep.equal([again]);
  });

  it('is in the order of numbers, whatever sections and what they export are called', () => {
    const numbers = ({ rules }: Ruleset): readonly string[] => [...rules.keys()];
    const backwards = ruleset('a-game', '2023-09-11', [{ again, may }, { lethal }, { a: size, b: first }]);
    expect(numbers(backwards)).to.deep.equal([
      '104.1',
      '301.4',
      '305.1',
      '402.2',
      '505.3a',
      '601.1a',
      '704.5c',
    ]);
  });

  it('counts a rule once, however often it is exported', () => {
    expect(titles('601.1a')).to.deep.equal(['First']);
  });
});

describe('switching off', () => {
  it('a number takes every rule that bears it', () => {
    expect([...outOfForce(made, ['402.2a']).keys()]).to.deep.equal([second, refill]);
    expect([...outOfForce(made, ['505.3a', '402.2']).keys()]).to.deep.equal([may, size]);
    expect(outOfForce(made, []).size).to.equal(0);
  });

  it('a number that the engine does not enforce is refused, with what to do', () => {
    expect(() => outOfForce(made, ['402.2', '999.1'])).to.throw(
      UnknownRule,
      'The engine enforces nothing under rule 999.1 of a-game; "rulewright explain 999.1" says what that rule is.',
    );
  });
});

describe('the tables of a ruleset', () => {
  const all = new Tables<InForce>(made, new Map());

  it('list permissions and prohibitions by what they speak of', () => {
    expect(all.permissions.get('play')).to.deep.equal([may, mayToo]);
    expect(all.prohibitions.get('play')).to.deep.equal([mayNot]);
    expect(all.permissions.get('draw')).to.equal(undefined);
  });

  it('list replacements by the event that they rewrite', () => {
    expect(all.replacements.get('draw')).to.deep.equal([rewrites]);
  });

  it('list state-based actions once, in the order of their numbers', () => {
    expect(all.stateBasedActions.all).to.deep.equal([refill, lethal]);
  });

  it('leave out what is switched off', () => {
    const less = new Tables<InForce>(made, outOfForce(made, ['305.1', '100.7', '610.1', '402.2a']));
    expect(less.permissions.get('play')).to.deep.equal([mayToo]);
    expect(less.prohibitions.size).to.equal(0);
    expect(less.replacements.size).to.equal(0);
    expect(less.stateBasedActions.all).to.deep.equal([lethal]);
  });
});
