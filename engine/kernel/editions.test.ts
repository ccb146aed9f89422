import { describe, it } from 'node:test';
import { expect } from 'chai';
import { changesIn } from '../../port/in-process/rule-changes';
import { editions, originIn } from './editions';
import * as forms from './forms';
import { IllegalAction } from './illegal-action';
import { instructionForm, instructionsByWord } from './instruction';
import { outOfForce, RefusedChange, UnknownRule } from './out-of-force';
import { procedure, stateBasedStep, step } from './procedure';
import { query, speedUp } from './query';
import { assumed, beforeAnyGame, type InForce, originOf, type Rule } from './rule';
import { type Ruleset, Tables } from './ruleset';
import { editionsAt, isWithinASlot, rule, slot } from './slots';
import { choice, over, type Played, play } from './test/steps';
import { score, scoring, Toy, toyEditions } from './test/toy';
import { AS_WRITTEN } from './variants';
import { varied } from './varied';

/** A game of an edition, of a procedure that is over once its steps are gone through. */
const game = (
  edition: string,
  steps: readonly Played[],
  {
    off = [],
    others = {},
  }: { readonly off?: readonly string[]; readonly others?: Readonly<Record<string, unknown>> } = {},
): Toy => new Toy(play(...steps, over), changesIn(off), 50, others, undefined, edition);

/** What is asked of a rule once a game of each edition is set up. */
const inEach = <R>(rules: Readonly<Record<string, unknown>>, ask: (of: Toy) => R): readonly R[] =>
  toyEditions.map(({ name }) => ask(game(name, [], { others: rules })));

const exercisedIn = (of: Toy): readonly string[] => [...of.exercised].map(({ number }) => number);

describe('a rule with another number in each edition', () => {
  const NUMBERS = { old: 'K.1', new: '101.1', newest: { number: '102.2', restates: ['103.3'] } } as const;
  const isMany = forms.condition(
    NUMBERS,
    'Is it many?',
    'definition',
    (_game: Toy, count: number) => count > 2,
  );
  const size = forms.parameter({ old: 'K.2', new: '101.2' }, 'A size', { value: 7, off: 0 });
  const doubled = forms.definition(
    { new: '101.3', newest: '102.3' },
    'The double',
    (_game: Toy, of: number) => of * 2,
    (_game, of) => of,
  );
  const adds = forms.consequence(
    { old: 'K.4', newest: '102.4' },
    'Three points are scored',
    'consequence',
    (of: Toy) => of.set(of.now, 'points', 3),
  );

  it('is called as one, and means the same', () => {
    expect(inEach({ isMany }, (of) => [isMany(of, 2), isMany(of, 3)])).to.deep.equal([
      [false, true],
      [false, true],
      [false, true],
    ]);
  });

  it('is used under the number of the edition that is played', () => {
    const used = inEach({ isMany }, (of) => {
      isMany(of, 3);
      return exercisedIn(of).slice(1);
    });
    expect(used).to.deep.equal([['K.1'], ['101.1'], ['102.2']]);
  });

  it('is switched off by that number and each of its restatements, and by no other', () => {
    const off = (edition: string, number: string) =>
      isMany(game(edition, [], { off: [number], others: { isMany } }), 3);
    expect([off('old', 'K.1'), off('new', '101.1'), off('newest', '103.3')]).to.deep.equal([
      false,
      false,
      false,
    ]);
    expect(() => off('new', 'K.1')).to.throw(UnknownRule, 'enforces nothing under rule K.1 of new-toy');
    expect(() => off('old', '102.2')).to.throw(UnknownRule);
  });

  it('is off in an edition that has not got it: a number is its neutral value, what is done is not', () => {
    const others = { size, doubled, adds };
    expect(inEach(others, (of) => size(of))).to.deep.equal([7, 7, 0]);
    expect(inEach(others, (of) => doubled(of, 4))).to.deep.equal([4, 8, 8]);
    expect(
      inEach(others, (of) => {
        adds(of);
        return of.now.points;
      }),
    ).to.deep.equal([3, 0, 3]);
    expect(inEach(others, (of) => of.isOn(size))).to.deep.equal([true, true, false]);
  });

  it('answers before any game', () => {
    expect(size(beforeAnyGame)).to.equal(7);
  });

  it('is set and varied by the number of the edition that is played', () => {
    const more = varied(
      forms.condition(
        { old: 'K.5', new: '101.5' },
        'Is it more?',
        'definition',
        (_game: InForce, count: number) => count >= 5,
      ),
      { which: { 'at least': AS_WRITTEN, 'more than': (_game, count) => count > 5 } },
    );
    const others = { size, more };
    expect(size(game('new', [], { off: ['set 101.2 to 9'], others }))).to.equal(9);
    expect(() => game('new', [], { off: ['set K.2 to 9'], others })).to.throw(UnknownRule);
    const asked = (edition: string, change: string) => more(game(edition, [], { off: [change], others }), 5);
    expect([
      asked('old', 'vary K.5 which: more than'),
      asked('new', 'vary 101.5 which: more than'),
    ]).to.deep.equal([false, false]);
    expect(() => asked('new', 'vary 101.5 which: fewer')).to.throw(
      RefusedChange,
      '"vary 101.5 which: more than"',
    );
  });

  it('is the very same rule where two editions have the same number', () => {
    const same = forms.parameter({ new: '9.1', newest: '9.1' }, 'The same', { value: 1, off: 0 });
    const [, second, third] = editions(toyEditions, [{ same }]);
    expect(second?.rules.get('9.1')).to.deep.equal(third?.rules.get('9.1'));
  });
});

describe('a step of several editions', () => {
  const first = step({ old: 'K.1', new: '1.1' }, 'First', (of: Toy) => of.propose(score(1)));
  const second = step({ old: 'K.2', new: '1.2', newest: '2.2' }, 'Second', (of: Toy) => of.propose(score(2)));
  const chosen = choice({ old: 'K.3', newest: '2.3' }, 3, 4);

  it('happens under the number of the edition, and not in one that has not got it', () => {
    const lines = (edition: string) => game(edition, [first, second]).lines();
    expect(lines('old')).to.deep.equal(['K.1 score 1', 'K.2 score 2', '8.1 end']);
    expect(lines('new')).to.deep.equal(['1.1 score 1', '1.2 score 2', '8.1 end']);
    expect(lines('newest')).to.deep.equal(['2.2 score 2', '8.1 end']);
  });

  it('asks under that number', () => {
    expect(['old', 'new', 'newest'].map((edition) => game(edition, [chosen]).decision?.rule)).to.deep.equal([
      'K.3',
      undefined,
      '2.3',
    ]);
  });

  it('is off, or one step later, by that number', () => {
    const lines = (off: string) => game('new', [first, second], { off: [off] }).lines();
    expect(lines('1.1')).to.deep.equal(['1.2 score 2', '8.1 end']);
    expect(lines('vary 1.1 when: one step later')).to.deep.equal(['1.2 score 2', '1.1 score 1', '8.1 end']);
    expect(() => lines('K.1')).to.throw(UnknownRule);
  });

  it('comes in the order of the edition', () => {
    const turn = procedure('a turn', {
      old: [first, second],
      new: [second, first],
      newest: [second, scoring('7.7', 7)],
    });
    const begins = step('0.1', 'It begins', (of: Toy) => of.call(turn, {}));
    const lines = (edition: string, ...off: readonly string[]) =>
      game(edition, [begins], { off, others: { turn } }).lines();
    expect(lines('old')).to.deep.equal(['K.1 score 1', 'K.2 score 2', '8.1 end']);
    expect(lines('new')).to.deep.equal(['1.2 score 2', '1.1 score 1', '8.1 end']);
    expect(lines('newest')).to.deep.equal(['2.2 score 2', '7.7 score 7', '8.1 end']);
    expect(lines('new', '1.2')).to.deep.equal(['1.1 score 1', '8.1 end']);
  });

  it('that can not be complied with is refused under the number of the edition', () => {
    const reason = rule({ old: 'K.9', new: '1.9' }, 'Not so many', 'prohibition');
    const action = procedure('an action', [
      step('3.1', 'Check', () => {
        throw new IllegalAction(reason, 'Too many points');
      }),
    ]);
    const illegal = (edition: string) => {
      const of = game(edition, [choice('1.2', 1, 2)], { others: { reason, action } });
      return of.attempt(() => of.call(action, {}));
    };
    expect([illegal('old')?.rule.number, illegal('new')?.rule.number]).to.deep.equal(['K.9', '1.9']);
    expect(illegal('new')?.message).to.equal('Too many points (1.9)');
  });

  it('is the cause of what is proposed under it, or because of it', () => {
    const cause = rule({ old: 'K.9', new: '1.9' }, 'The cause', 'ending');
    const causes = step('1.1', 'It is caused', (of: Toy) => {
      of.under(cause, () => of.propose(score(1)));
      of.propose(of.because(cause, score(2)));
    });
    expect(game('new', [causes], { others: { cause } }).lines().slice(0, 2)).to.deep.equal([
      '1.9 score 1',
      '1.9 score 2',
    ]);
    expect(exercisedIn(game('old', [causes], { others: { cause } }))).to.deep.equal(['K.9', '1.1', '8.1']);
  });
});

describe('what games look up', () => {
  const may = forms.permission<Toy, number>(
    { old: 'K.1', new: '1.1' },
    'It may',
    'play',
    (_game, _player, subject) => subject > 1,
  );
  const mayNot = forms.prohibition<Toy, number>({ new: '1.2' }, 'It may not', 'play', () => true);
  const dies = forms.stateBasedAction({ new: '1.3', newest: '2.3' }, 'It dies', () => [score(1)]);
  const marked = forms.stateBasedActionOnObjects(
    { old: 'K.4' },
    'It is marked',
    () => true,
    () => score(2),
  );
  const instead = forms.replacement<Toy>({ old: 'K.5', newest: '2.5' }, 'Instead', 'draw', () => []);
  const due = stateBasedStep({ old: 'K.6', new: '1.6' }, 'What is due', () => undefined);
  const sections = [{ may, mayNot, dies, marked, instead, due }];

  it('is in the tables of the editions that have it, under their numbers', () => {
    const numbersIn = (of: Tables<Toy>): readonly string[] =>
      [
        ...of.permissions.values(),
        ...of.prohibitions.values(),
        ...of.replacements.values(),
        of.stateBasedActions.all,
      ]
        .flat()
        .map(({ number }) => number);
    const found = editions(toyEditions, sections).map((each) =>
      numbersIn(new Tables<Toy>(each, each.inPlaces ?? new Map())),
    );
    expect(found).to.deep.equal([
      ['K.1', 'K.5', 'K.4'],
      ['1.1', '1.2', '1.3'],
      ['2.5', '2.3'],
    ]);
  });

  it('is a ruleset by the numbers of each edition', () => {
    const numbers = editions(toyEditions, sections).map(({ rulebook, edition, rules }) => [
      rulebook,
      edition,
      ...rules.keys(),
    ]);
    expect(numbers).to.deep.equal([
      ['toy', '2003-01-01', 'K.1', 'K.4', 'K.5', 'K.6'],
      ['new-toy', '2013-01-01', '1.1', '1.2', '1.3', '1.6'],
      ['new-toy', '2025-01-01', '2.3', '2.5'],
    ]);
  });

  it('is the same action, whatever it is called', () => {
    expect(may.action).to.equal('play');
  });

  it('is what a word means', () => {
    const instruction = instructionForm<Toy, { readonly do: 'gain' }, undefined, never, undefined, string>(
      () => [],
    );
    const gaining = instruction({ old: 'K.1', new: '1.1' }, 'Gaining', 'gain', { perform: () => ['gained'] });
    const isGaining = (each: Rule): each is typeof gaining => 'words' in each;
    const find = instructionsByWord(isGaining);
    expect(inEach({ gaining }, (of) => find(of, 'gain')?.number)).to.deep.equal(['K.1', '1.1', undefined]);
  });
});

describe('a slot', () => {
  const older = forms.condition(
    'K.17',
    'The newer one goes',
    'definition',
    (_game: Toy, age: number) => age < 1,
  );
  const newer = forms.condition(
    '704.5j',
    'The older one goes',
    'definition',
    (_game: Toy, age: number) => age > 1,
  );
  const goes = slot('legend rule', { old: older, new: newer });

  it('means something else in each edition, and nothing where none is said', () => {
    expect(inEach({ goes }, (of) => [0, 1, 2].map((age) => goes(of, age)))).to.deep.equal([
      [true, false, false],
      [false, false, true],
      [false, false, false],
    ]);
  });

  it('leaves the rules of other editions off, however they are come to', () => {
    expect(inEach({ goes, older, newer }, (of) => [older(of, 0), newer(of, 2)])).to.deep.equal([
      [true, false],
      [false, true],
      [false, false],
    ]);
    const numbers = editions(toyEditions, [{ older, newer, goes }]).map(({ rules }) => [...rules.keys()]);
    expect(numbers).to.deep.equal([['K.17'], ['704.5j'], []]);
  });

  it('is off, and says what an amendment makes of it, by the number of the edition', () => {
    const asked = (off: string) => {
      const of = game('new', [], { off: [off], others: { goes } });
      return [0, 1, 2].map((age) => goes(of, age));
    };
    expect(asked('704.5j')).to.deep.equal([false, false, false]);
    const always = forms.condition('704.5j', 'Always', 'definition', (_game: Toy, _age: number) => true);
    const replaced = new Toy(
      play(over),
      [{ verb: 'replace', number: '704.5j', rule: always }],
      50,
      { goes },
      undefined,
      'new',
    );
    expect([goes(replaced, 0), goes(replaced, 2)]).to.deep.equal([true, true]);
  });

  it('may be of another form in each edition', () => {
    const dies = forms.stateBasedAction<Toy>('K.1', 'It dies', () => [score(1)]);
    const isSaved = forms.replacement<Toy>('1.1', 'It does not die', 'die', () => []);
    const dying = slot<Rule>('dying', { old: dies, new: isSaved });
    const forms_ = editions(toyEditions, [{ dying }]).map(({ rules }) =>
      [...rules.values()].flat().map(({ form }) => form),
    );
    expect(forms_).to.deep.equal([['state-based action'], ['replacement'], []]);
  });

  it('says what stands there in each edition', () => {
    expect(
      [...(editionsAt(goes) ?? [])].map(([edition, { number, title, form }]) => [
        edition,
        number,
        title,
        form,
      ]),
    ).to.deep.equal([
      ['old', 'K.17', 'The newer one goes', 'definition'],
      ['new', '704.5j', 'The older one goes', 'definition'],
    ]);
    expect(goes.number).to.equal('K.17 (old), 704.5j (new)');
  });

  it('has what only bears other numbers in some editions under the number of each, and that is then no slot beside it', () => {
    const renumbered = forms.condition(
      { new: '5.1', newest: '5.2' },
      'Many',
      'definition',
      (_game: Toy, age: number) => age > 1,
    );
    const few = forms.condition('K.18', 'Few', 'definition', (_game: Toy, age: number) => age < 1);
    const many = slot('many', { old: few, new: renumbered, newest: renumbered });
    expect([...(editionsAt(many) ?? [])].map(([edition, { number }]) => [edition, number])).to.deep.equal([
      ['old', 'K.18'],
      ['new', '5.1'],
      ['newest', '5.2'],
    ]);
    expect(inEach({ many, renumbered }, (of) => many(of, 2))).to.deep.equal([false, true, true]);
    expect([isWithinASlot(renumbered), isWithinASlot(many)]).to.deep.equal([true, false]);
  });

  it('is of some edition, and of none that there is not', () => {
    expect(() => slot('nothing', {})).to.throw(RangeError, 'No edition has a rule for "nothing"');
    const wrong = rule({ old: 'K.1', newer: '1.1' }, 'Something', 'layer');
    expect(() => editions(toyEditions, [{ wrong }])).to.throw(
      RangeError,
      '"Something" (K.1 (old), 1.1 (newer)) names the edition "newer", and the game\'s are old, new, newest.',
    );
    expect(() => new Toy(play(over), [], 50, { wrong })).to.throw(
      RangeError,
      'gather a game of several editions with "editions"',
    );
  });

  it('is what something faster may count on, as long as its edition says it', () => {
    const many = query('how many', (of: Toy) => of.now.points);
    const faster = { speedUps: [speedUp(many, { assumes: [goes], answer: () => 99 })], passings: [] };
    const asked = (edition: string, ...off: readonly string[]) =>
      many(new Toy(play(over), off, 50, { goes }, faster, edition));
    expect([asked('old'), asked('new'), asked('newest'), asked('old', 'K.17')]).to.deep.equal([99, 99, 0, 0]);
  });
});

describe('an assumed rule', () => {
  const begins = step(
    { old: 'T.2', new: assumed('116.3b', { from: ['old', 'T.2'] }) },
    'It begins',
    () => undefined,
  );

  it('says which edition holds it, and under which number', () => {
    const [held, taken] = editions(toyEditions, [{ begins }]).map(({ rules }) =>
      [...rules.values()].flat().map(originOf),
    );
    expect(held).to.deep.equal([undefined]);
    expect(taken).to.deep.equal([{ edition: 'old', number: 'T.2' }]);
  });

  it('has the number of the edition that holds it, where its own book cites none', () => {
    const rules = { one: rule({ new: assumed('T.3', { from: 'old' }) }, 'Something', 'layer') };
    const [, taken] = editions(toyEditions, [rules]);
    expect(taken?.rules.get('T.3')?.map(originOf)).to.deep.equal([{ edition: 'old', number: 'T.3' }]);
  });

  it('is taken from an edition that there is', () => {
    const wrong = rule({ new: assumed('1.1', { from: ['oldest', 'A.1'] }) }, 'Something', 'layer');
    expect(() => editions(toyEditions, [{ wrong }])).to.throw(RangeError, 'names the edition "oldest"');
  });
});

describe('an edition that reads its rulebook in another way', () => {
  const isEnough = varied(
    forms.condition('1.1', 'Is it enough?', 'definition', (_game: InForce, count: number) => count >= 5),
    { number: { written: 5, as: (enough) => (_game, count) => count >= enough } },
  );
  const readings = editions(
    [
      { name: 'as read', rulebook: 'toy', edition: '2003-01-01' },
      { name: 'otherwise', rulebook: 'toy', edition: '2003-01-01', choices: changesIn(['set 1.1 to 3']) },
    ],
    [{ isEnough }],
  );

  it('has the same rules, which say something else', () => {
    expect(readings.map(({ rules }) => [...rules.keys()])).to.deep.equal([['1.1'], ['1.1']]);
    expect(readings.map(({ inPlaces }) => inPlaces?.get(isEnough)?.words)).to.deep.equal([
      undefined,
      '3 instead of 5',
    ]);
  });

  it('is played so, and amended from there: back to what is written, or to something else', () => {
    const [written, otherwise] = readings;
    const isFour = (of: Ruleset | undefined, ...changes: readonly string[]): boolean => {
      if (of === undefined) throw new RangeError('There is no such edition');
      const off = outOfForce(of, changesIn(changes));
      return isEnough(
        { isOn: (rule) => !off.has(rule), instead: (rule) => off.get(rule), exercise: () => undefined },
        4,
      );
    };
    expect([isFour(written), isFour(otherwise)]).to.deep.equal([false, true]);
    expect(isFour(otherwise, 'set 1.1 to 5')).to.equal(false);
    expect(isFour(otherwise, 'set 1.1 to 6')).to.equal(false);
    expect(isFour(otherwise, 'set 1.1 to 2')).to.equal(true);
    expect(isFour(otherwise, '1.1')).to.equal(false);
    expect(() => isFour(otherwise, 'set 1.1 to 3')).to.throw(
      RefusedChange,
      'Rule 1.1 says "3" already in the edition otherwise',
    );
    expect(() => isFour(written, 'set 1.1 to 5')).to.throw(RefusedChange, 'Rule 1.1 says "5" already');
  });

  it('is a game in which each rule is as it is written, where it chooses nothing', () => {
    expect(readings.map(({ inPlaces }) => inPlaces?.size)).to.deep.equal([undefined, 1]);
  });
});

describe('an edition that assumes what another holds', () => {
  const plain = forms.parameter('K.1', 'One', { value: 1, off: 0 });
  const paired = forms.parameter({ old: 'K.2', new: '1.2' }, 'Two', { value: 2, off: 0 });
  const origins = (assumes: string) =>
    editions(
      [
        { name: 'old', rulebook: 'toy', edition: '2003-01-01' },
        { name: 'new', rulebook: 'toy', edition: '2013-01-01', assumes },
      ],
      [{ plain, paired }],
    ).map((of) => [...of.rules.values()].flat().map((each) => [each.number, originIn(of, each)]));

  it('has a rule with a number of one book under that number, and says where it is from', () => {
    expect(origins('old')).to.deep.equal([
      [
        ['K.1', undefined],
        ['K.2', undefined],
      ],
      [
        ['1.2', undefined],
        ['K.1', { edition: 'old', number: 'K.1' }],
      ],
    ]);
  });

  it('assumes from none that there is not', () => {
    expect(() => origins('newest')).to.throw(
      RangeError,
      'The edition "new" assumes what "newest" holds, and the game\'s are old, new.',
    );
  });
});
