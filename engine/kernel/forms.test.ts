import { describe, it } from 'node:test';
import { expect } from 'chai';
import { GameEvent } from './event';
import * as forms from './forms';
import type { InForce, Rule } from './rule';
import * as stateBased from './state-based-actions';

/** What a rule asks of its game: is it on; and what it told it. */
const inForce = (...off: readonly Rule[]): InForce & { readonly used: Rule[] } => {
  const used: Rule[] = [];
  return { isOn: (rule) => !off.includes(rule), exercise: (rule) => used.push(rule), used };
};

const NUMBERS = { number: '1.1', restates: ['1.2'] } as const;

describe('a rule', () => {
  it('bears its number, the others that say the same, its title and its form', () => {
    const rules: readonly Rule[] = [
      forms.parameter(NUMBERS, 'A title', { value: 2, off: 0 }),
      forms.definition(
        NUMBERS,
        'A title',
        () => 1,
        () => 2,
      ),
      forms.condition(NUMBERS, 'A title', 'definition', () => true),
      forms.consequence(NUMBERS, 'A title', 'consequence', () => {}),
      forms.permission(NUMBERS, 'A title', 'play', () => true),
      forms.prohibition(NUMBERS, 'A title', 'play', () => true),
      stateBased.stateBasedAction(NUMBERS, 'A title', () => []),
      forms.replacement(NUMBERS, 'A title', 'draw', () => undefined),
    ];
    for (const each of rules) {
      expect(each.number).to.equal('1.1');
      expect(each.restates).to.deep.equal(['1.2']);
      expect(each.title).to.equal('A title');
    }
    expect(rules.map(({ form }) => form)).to.deep.equal([
      'parameter',
      'definition',
      'definition',
      'consequence',
      'permission',
      'prohibition',
      'state-based action',
      'replacement',
    ]);
  });
});

describe('a consequence', () => {
  const marks = forms.consequence(
    '305.7',
    'What is done to it',
    'consequence',
    (_game, done: string[], what: string) => {
      done.push(what);
    },
  );

  it('is done, and counts as exercised', () => {
    const game = inForce();
    const done: string[] = [];
    marks(game, done, 'marked');
    expect(done).to.deep.equal(['marked']);
    expect(game.used).to.deep.equal([marks]);
  });

  it('switched off does nothing, and is not exercised', () => {
    const game = inForce(marks);
    const done: string[] = [];
    marks(game, done, 'marked');
    expect(done).to.deep.equal([]);
    expect(game.used).to.deep.equal([]);
  });
});

describe('a parameter', () => {
  const size = forms.parameter('402.2', 'A size', { value: 2, off: Number.POSITIVE_INFINITY });

  it('is its number, and counts as exercised', () => {
    const game = inForce();
    expect(size(game)).to.equal(2);
    expect(game.used).to.deep.equal([size]);
  });

  it('switched off is its neutral value, and is not exercised', () => {
    const game = inForce(size);
    expect(size(game)).to.equal(Number.POSITIVE_INFINITY);
    expect(game.used).to.deep.equal([]);
  });
});

describe('a definition', () => {
  const double = forms.definition(
    '1.1',
    'Double',
    (_game: InForce, of: number) => of * 2,
    (_game, of) => of,
  );

  it('answers, and counts as exercised', () => {
    const game = inForce();
    expect(double(game, 4)).to.equal(8);
    expect(game.used).to.deep.equal([double]);
  });

  it('switched off gives its plain alternative, and is not exercised', () => {
    const game = inForce(double);
    expect(double(game, 4)).to.equal(4);
    expect(game.used).to.deep.equal([]);
  });

  it('can have the form of another rule', () => {
    expect(
      forms.definition(
        '1.1',
        'When',
        () => 1,
        () => 2,
        'timing',
      ).form,
    ).to.equal('timing');
  });
});

describe('a condition', () => {
  const isBig = forms.condition('1.1', 'Big', 'definition', (_game: InForce, of: number) => of > 3);

  it('counts as exercised only when it says yes', () => {
    const game = inForce();
    expect(isBig(game, 3)).to.equal(false);
    expect(game.used).to.deep.equal([]);
    expect(isBig(game, 4)).to.equal(true);
    expect(game.used).to.deep.equal([isBig]);
  });

  it('switched off says no', () => {
    const game = inForce(isBig);
    expect(isBig(game, 4)).to.equal(false);
    expect(game.used).to.deep.equal([]);
  });
});

class Said extends GameEvent<object> {
  readonly kind = 'said';

  constructor(readonly about: string) {
    super();
  }

  apply(): void {}

  describe(): string {
    return this.about;
  }
}

describe('what state-based actions find', () => {
  const event = (about: string): Said => new Said(about);
  const even = stateBased.stateBasedActionOnObjects<InForce, number>(
    '1.2',
    'Even',
    (_game, each) => each % 2 === 0,
    (each) => event(`even ${each}`),
  );
  const always = stateBased.stateBasedAction<InForce>('1.1', 'Always', () => [event('always')]);
  const big = stateBased.stateBasedActionOnObjects<InForce, number>(
    '1.3',
    'Big',
    (_game, each) => each > 3,
    (each) => event(`big ${each}`),
  );
  const found = (
    rules: Parameters<typeof stateBased.sortedStateBasedActions<InForce, number>>[0],
    objects: readonly number[],
  ): readonly string[] =>
    stateBased
      .findingsOf(stateBased.sortedStateBasedActions(rules), inForce(), objects)
      .map(({ rule: { number }, finding }) => `${number} ${'about' in finding ? finding.about : ''}`);

  it('comes rule by rule, in the order of the rules, and object by object', () => {
    expect(found([big, always, even], [4, 2, 5])).to.deep.equal([
      '1.3 big 4',
      '1.3 big 5',
      '1.1 always',
      '1.2 even 4',
      '1.2 even 2',
    ]);
  });

  it('is nothing where nothing applies', () => {
    expect(found([even, big], [1, 3])).to.deep.equal([]);
  });
});
