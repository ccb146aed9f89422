import { describe, it } from 'node:test';
import { expect } from 'chai';
import { changesIn } from '../../port/in-process/rule-changes';
import * as forms from './forms';
import { allPointsOf, amendedRuleset, outOfForce, RefusedChange } from './out-of-force';
import { type Procedure, procedure, type Step, step, stepAfter } from './procedure';
import { procedureInForce } from './procedure-in-force';
import type { InForce, Rule } from './rule';
import { ruleset, Tables } from './ruleset';
import * as stateBased from './state-based-actions';
import { AS_WRITTEN, pointsOf, variantsOf } from './variants';
import { varied } from './varied';

const size = forms.parameter('402.2', 'A size', { value: 2, off: 0 });
const least = forms.parameter('100.2a', 'At least so many', { value: 40, off: 0 });
const most = forms.parameter('100.2a', 'At most so many', { value: 4, off: 0 });
const isMany = varied(
  forms.condition('1.1', 'Is it?', 'definition', (_game: InForce, count: number) => count >= 5),
  {
    which: { 'at least': AS_WRITTEN, 'more than': (_game, count) => count > 5 },
    number: { written: 5, as: (enough) => (_game, count) => count >= enough },
  },
);
const marks = varied(
  forms.consequence('305.7', 'What is done', 'consequence', (_game: InForce, done: string[]) => {
    done.push('once');
  }),
  { 'how often': { once: AS_WRITTEN, twice: (_game, done) => done.push('once', 'again') } },
);
const may = varied(
  forms.permission<InForce, number>('305.1', 'It may', 'play', (_game, player, owner) => player === owner),
  { who: { 'the owner': AS_WRITTEN, anybody: { applies: () => true } } },
);
const first = varied(
  step('601.1a', 'First', () => 'again'),
  { 'how often': { again: AS_WRITTEN, once: { run: () => undefined } } },
);
const made = ruleset('a-game', '2023-09-11', [{ size, least, most, isMany, marks, may, steps: [first] }]);

const gameWith = (...changes: readonly string[]) => {
  const off = outOfForce(made, changesIn(changes));
  const used = new Set<Rule>();
  const game: InForce = {
    isOn: (rule) => !off.has(rule),
    instead: (rule) => off.get(rule),
    exercise: (rule) => used.add(rule),
  };
  return { game, used, tables: new Tables<InForce>(made, off) };
};

describe('a variant of a rule', () => {
  it('answers in the place of a number, which may be any', () => {
    expect(size(gameWith().game)).to.equal(2);
    expect(size(gameWith('402.2').game)).to.equal(0);
    expect(size(gameWith('set 402.2 to 3').game)).to.equal(3);
    expect(size(gameWith('set 402.2 to 70').game)).to.equal(70);
  });

  it('is meant by what is written, where a rule names several numbers', () => {
    const { game } = gameWith('set 100.2a from 40 to 50');
    expect([least(game), most(game)]).to.deep.equal([50, 4]);
  });

  it('does something else in the place of a consequence', () => {
    const done: string[] = [];
    marks(gameWith('305.7').game, done);
    expect(done).to.deep.equal([]);
    marks(gameWith('vary 305.7 how often: twice').game, done);
    expect(done).to.deep.equal(['once', 'again']);
  });

  it('answers in the place of a fact, at one point or with another number', () => {
    expect(isMany(gameWith().game, 5)).to.equal(true);
    expect(isMany(gameWith('1.1').game, 6)).to.equal(false);
    const { game } = gameWith('vary 1.1 which: more than');
    expect([5, 6].map((count) => isMany(game, count))).to.deep.equal([false, true]);
    expect(isMany(gameWith('set 1.1 to 4').game, 4)).to.equal(true);
  });

  it('is used as the rule is, under its number', () => {
    const { game, used } = gameWith(
      'set 402.2 to 3',
      'vary 1.1 which: more than',
      'vary 305.7 how often: twice',
    );
    size(game);
    isMany(game, 5);
    expect([...used]).to.deep.equal([size]);
    isMany(game, 6);
    marks(game, []);
    expect([...used]).to.deep.equal([size, isMany, marks]);
  });

  it('is filed in the place of a permission, under its number', () => {
    expect(gameWith('305.1').tables.permissions.get('play')).to.equal(undefined);
    const { game, tables } = gameWith('vary 305.1 who: anybody');
    const [permission] = tables.permissions.get('play') ?? [];
    expect(permission?.number).to.equal('305.1');
    expect([may, permission].map((each) => each?.applies(game, 0, 1))).to.deep.equal([false, true]);
  });

  it('leaves every other rule in force', () => {
    const { game } = gameWith('set 402.2 to 3');
    expect([size, isMany, may, first].map((each) => game.isOn(each))).to.deep.equal([
      false,
      true,
      true,
      true,
    ]);
  });

  it('is told by its point, by what it says there, by the change that asks for it, and in words', () => {
    const told = variantsOf(isMany).map(({ point, choice, change, words }) => [point, choice, change, words]);
    expect(told).to.deep.equal([
      ['which', 'more than', 'vary 1.1 which: more than', 'more than instead of at least'],
      ['number', '6', 'set 1.1 to 6', '6 instead of 5'],
      ['number', '4', 'set 1.1 to 4', '4 instead of 5'],
    ]);
    expect(pointsOf(isMany).map(({ name, written }) => [name, written])).to.deep.equal([
      ['which', 'at least'],
      ['number', '5'],
    ]);
  });

  it('that is not declared is refused, with those that are', () => {
    for (const [change, why] of [
      [
        'vary 1.1 whose: owner',
        'Rule 1.1 has no "whose"; what can be said of it: "vary 1.1 which: more than", "set 1.1 to 6 (any number but 5)", "vary 1.1 when: always", "off 1.1".',
      ],
      [
        'vary 1.1 which: most',
        'Rule 1.1 has no "most" for which (as written: at least); what can be said of it: "vary 1.1 which: more than".',
      ],
      ['vary 1.1 which: at least', 'Rule 1.1 says "at least" already: leave it out, or say something else.'],
      ['set 402.2 to 2', 'Rule 402.2 says "2" already: leave it out, or say something else.'],
      [
        'set 305.1 to 3',
        'Rule 305.1 names no number; what can be said of it: "vary 305.1 who: anybody", "off 305.1".',
      ],
      [
        'set 100.2a to 5',
        'Rule 100.2a names several numbers: 40 (At least so many), 4 (At most so many); say which: "set 100.2a from 40 to 5".',
      ],
    ] as const)
      expect(() => outOfForce(made, changesIn([change])), change).to.throw(RefusedChange, why);
  });

  it('has one choice at each point that is as written', () => {
    const rule = forms.parameter('1.2', 'A size', { value: 2, off: 0 });
    expect(() => varied(rule, { which: { all: () => 1 } })).to.throw(
      RangeError,
      'Rule 1.2: of "which" exactly one',
    );
  });

  it('is offered by every rule of its form, unless one of that name is declared', () => {
    const choices = (rule: Rule) =>
      allPointsOf(rule).map(({ name, variants }) => [name, ...variants.map(({ choice }) => choice)]);
    const always = forms.condition('1.3', 'Is it?', 'definition', (_game: InForce) => false);
    expect(choices(forms.condition('1.3', 'It is', 'definition', () => true))).to.deep.equal([]);
    expect(choices(always)).to.deep.equal([['when', 'always']]);
    expect(choices(varied(always, { when: { now: AS_WRITTEN, later: () => true } }))).to.deep.equal([
      ['when', 'later'],
    ]);
    const another = (_game: InForce, player: number) => 1 - player;
    const permission = forms.permission<InForce, number>(
      '1.4',
      'May',
      'act',
      (_game, player) => player === 0,
      another,
    );
    expect(choices(permission)).to.deep.equal([['who', 'another player']]);
    const { standing } = allPointsOf(permission)[0]?.variants[0] ?? {};
    expect(standing).to.have.property('applies');
    expect(choices(forms.permission<InForce, number>('1.4', 'May', 'act', () => true))).to.deep.equal([]);
    const byWhoever = forms.whoever<InForce, number>((_game, _player, subject) => subject === 1);
    expect(choices(forms.permission('1.4', 'May', 'act', byWhoever, another))).to.deep.equal([]);
    const found = stateBased.stateBasedAction<InForce>('1.5', 'Happens', () => []);
    expect(choices(found)).to.deep.equal([
      ['which', 'all but the last'],
      ['how often', 'twice'],
    ]);
    const [one, two] = [step('1.6', 'One', () => {}), step('1.7', 'Two', () => {})];
    procedure('of two', [one, two]);
    expect([one, two].map(choices)).to.deep.equal([[['when', 'one step later']], []]);
  });

  it('of a state-based action performs something else of what was found', () => {
    const finding = (label: string): stateBased.Finding<InForce> => ({
      player: 0,
      purpose: label,
      minimum: 0,
      maximum: 0,
      options: [],
    });
    const all = stateBased.stateBasedAction<InForce>('1.5', 'Happens', () => [finding('a'), finding('b')]);
    const of = ruleset('a-game', '2023-09-11', [{ all }]);
    const performed = (...changes: readonly string[]) => {
      const off = outOfForce(of, changesIn(changes));
      const game: InForce = {
        isOn: (rule) => !off.has(rule),
        exercise: () => {},
        instead: (rule) => off.get(rule),
      };
      const { stateBasedActions } = new Tables<InForce>(of, off);
      return stateBased
        .findingsOf(stateBasedActions, game, [])
        .map(({ finding: each }) => 'purpose' in each && each.purpose);
    };
    expect(performed()).to.deep.equal(['a', 'b']);
    expect(performed('vary 1.5 which: all but the last')).to.deep.equal(['a']);
    expect(performed('vary 1.5 how often: twice')).to.deep.equal(['a', 'a', 'b', 'b']);
  });
});

describe('what the form of a rule offers', () => {
  const names = ['one', 'two', 'three'];
  const steps = names.map(
    (name, place): Step<InForce, string[]> =>
      step(`601.1${'abc'[place]}`, name, (_game, done) => {
        done.push(name);
      }),
  );
  const doing: Procedure<InForce, string[]> = procedure('doing', steps);
  const found = stateBased.stateBasedAction<InForce>('704.1', 'Found', () => []);
  const all = ruleset('a-game', '2023-09-11', [{ doing, found }]);

  /** What the procedure comes to under some changes. */
  function done(...changes: Parameters<typeof amendedRuleset>[1]): readonly string[] {
    const { ruleset: of, off } = amendedRuleset(all, changes);
    const game: InForce = {
      isOn: (rule) => !off.has(rule),
      instead: (rule) => off.get(rule),
      exercise: () => undefined,
      stepsAfter: ({ number }) => (of.added ?? []).filter((rule) => 'after' in rule && rule.after === number),
    };
    const told: string[] = [];
    for (const each of procedureInForce(game, doing).steps) if (game.isOn(each)) each.run?.(game, told);
    return told;
  }

  it('is that a step comes one step later; the last one stays', () => {
    expect(done()).to.deep.equal(names);
    expect(done('601.1b')).to.deep.equal(['one', 'three']);
    const later = (letter: string) => changesIn([`vary 601.1${letter} when: one step later`]);
    expect(done(...later('a'))).to.deep.equal(['two', 'one', 'three']);
    expect(done(...later('b'))).to.deep.equal(['one', 'three', 'two']);
    expect(() => done(...later('c'))).to.throw(RefusedChange, 'Rule 601.1c');
  });

  it('is that a step is added after another one', () => {
    const more = stepAfter(
      '601.1b',
      step<InForce, string[]>('601.1z', 'More', (_game, told) => {
        told.push('more');
      }),
    );
    expect(done({ verb: 'add', rule: more })).to.deep.equal(['one', 'two', 'more', 'three']);
  });

  it('is that a step is replaced by one of its own form', () => {
    const other = step<InForce, string[]>('601.1b', 'Other', (_game, told) => {
      told.push('other');
    });
    expect(done({ verb: 'replace', number: '601.1b', rule: other })).to.deep.equal(['one', 'other', 'three']);
  });

  it('is that what is found in the game as a whole comes twice', () => {
    const { off } = amendedRuleset(all, changesIn(['vary 704.1 how often: twice']));
    const [twice] = new Tables<InForce>(all, off).stateBasedActions.ofTheGame;
    expect(twice?.number).to.equal('704.1');
    expect(variantsOf(found)).to.deep.equal([]);
  });
});
