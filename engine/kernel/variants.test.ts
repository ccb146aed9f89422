import { describe, it } from 'node:test';
import { expect } from 'chai';
import * as forms from './forms';
import { step } from './procedure';
import type { InForce, Rule } from './rule';
import { ruleset, switchedOff, Tables, UnknownVariant } from './ruleset';
import { varied } from './varied';

const size = varied(forms.parameter('402.2', 'A size', { value: 2, off: 0 }), { 'seven instead of two': 7 });
const isMany = varied(
  forms.condition('1.1', 'Is it?', 'definition', (_game: InForce, count: number) => count >= 5),
  { 'more than instead of at least': (_game, count) => count > 5 },
);
const marks = varied(
  forms.consequence('305.7', 'What is done', 'consequence', (_game: InForce, done: string[]) => {
    done.push('once');
  }),
  { 'twice instead of once': (_game, done) => done.push('once', 'again') },
);
const may = varied(
  forms.permission<InForce, number>('305.1', 'It may', 'play', (_game, player, owner) => player === owner),
  { 'anybody instead of the owner': { applies: () => true } },
);
const first = varied(
  step('601.1a', 'First', () => 'again'),
  { 'once instead of again': { run: () => undefined } },
);
const made = ruleset('a-game', '2023-09-11', [{ size, isMany, marks, may, steps: [first] }]);

const gameWithout = (...numbers: readonly string[]) => {
  const off = switchedOff(made, numbers);
  const used = new Set<Rule>();
  const game: InForce = { isOn: (rule) => !off.has(rule), exercise: (rule) => used.add(rule) };
  return { game, used, tables: new Tables<InForce>(made, off) };
};

describe('a variant of a rule', () => {
  it('answers in the place of a number, of which one more and one less are variants unasked', () => {
    expect(size(gameWithout().game)).to.equal(2);
    expect(size(gameWithout('402.2').game)).to.equal(0);
    expect(size(gameWithout('402.2: one more').game)).to.equal(3);
    expect(size(gameWithout('402.2: one less').game)).to.equal(1);
    expect(size(gameWithout('402.2: seven instead of two').game)).to.equal(7);
  });

  it('does something else in the place of a consequence', () => {
    const done: string[] = [];
    marks(gameWithout('305.7').game, done);
    expect(done).to.deep.equal([]);
    marks(gameWithout('305.7: twice instead of once').game, done);
    expect(done).to.deep.equal(['once', 'again']);
  });

  it('answers in the place of a fact', () => {
    expect(isMany(gameWithout().game, 5)).to.equal(true);
    expect(isMany(gameWithout('1.1').game, 6)).to.equal(false);
    const { game } = gameWithout('1.1: more than instead of at least');
    expect([5, 6].map((count) => isMany(game, count))).to.deep.equal([false, true]);
  });

  it('is filed in the place of a permission, under its number', () => {
    expect(gameWithout('305.1').tables.permissions.get('play')).to.equal(undefined);
    const { game, tables } = gameWithout('305.1: anybody instead of the owner');
    const [permission] = tables.permissions.get('play') ?? [];
    expect(permission?.number).to.equal('305.1');
    expect([may, permission].map((each) => each?.applies(game, 0, 1))).to.deep.equal([false, true]);
  });

  it('leaves every other rule of the number in force', () => {
    const { game } = gameWithout('402.2: one more');
    expect([size, isMany, may, first].map((each) => game.isOn(each))).to.deep.equal([
      false,
      true,
      true,
      true,
    ]);
  });

  it('that is not declared is refused, with those that are', () => {
    expect(() => switchedOff(made, ['402.2: four'])).to.throw(
      UnknownVariant,
      'Rule 402.2 has no variant "four"; it has "one more", "one less", "seven instead of two".',
    );
  });
});
