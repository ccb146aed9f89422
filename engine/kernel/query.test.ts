import { describe, it } from 'node:test';
import { expect } from 'chai';
import type { RuleChange } from './changes';
import { definition } from './forms';
import { passOver } from './passing-over';
import { procedure, type Step, step } from './procedure';
import { type Query, query, type SpeedUp, speedUp } from './query';
import { rule } from './slots';
import { type SpeedUpMode, speedUps } from './speed-ups';
import { score, scoring, Toy } from './test/toy';
import { AS_WRITTEN } from './variants';
import { varied } from './varied';

/** A toy game in a mode, made faster by some things. */
function gameIn(mode: SpeedUpMode, ...faster: readonly SpeedUp[]): Toy {
  const before = speedUps.mode;
  speedUps.mode = mode;
  try {
    return new Toy(procedure('play', []), [], 50, {}, { speedUps: faster, passings: [] });
  } finally {
    speedUps.mode = before;
  }
}

const points: Query<Toy, [more: number], number> = query(
  'points and more',
  (game: Toy, more: number) => game.now.points + more,
);
const right = speedUp(points, { answer: (game, more) => (more === 0 ? game.now.points : undefined) });
const wrong = speedUp(points, { answer: (game, more) => (more > 1 ? game.now.points : undefined) });

describe('What answers a query', () => {
  it('is the rules, where nothing is faster', () => {
    expect(points(gameIn('all'), 3)).to.equal(3);
    expect(points(gameIn('none', wrong), 3)).to.equal(3);
  });

  it('is a speed-up, for those of its case', () => {
    expect([points(gameIn('all', wrong), 3), points(gameIn('all', wrong), 1)]).to.deep.equal([0, 1]);
  });

  it('is compared with the rules: an error names query, object and both answers', () => {
    expect(points(gameIn('check', right), 0)).to.equal(0);
    expect(() => points(gameIn('check', wrong), 3)).to.throw(
      'A speed-up is wrong: asked for "points and more" of 3, it answers 0, and the rules 3.',
    );
  });

  it('is compared by what is in it, and of what refers to itself once', () => {
    const rounds = query('what refers to itself', (game: Toy) => {
      const round: { self?: object; list: readonly unknown[] } = {
        list: [game.now, new Map([['a', [1, 2]]])],
      };
      round.self = round;
      return round;
    });
    const isSame = speedUp(rounds, { answer: rounds.rules });
    expect(() => rounds(gameIn('check', isSame))).not.to.throw();
    const other = speedUp(rounds, {
      answer: (game) => ({ ...rounds.rules(game), list: [game.now, new Map()] }),
    });
    expect(() => rounds(gameIn('check', other))).to.throw(
      'first they differ in list 1: [], and [["a",[1,2]]]',
    );
  });

  it('is the rules where one is off that a speed-up counts on', () => {
    const counted = rule('7.7', 'What is counted on', 'definition');
    const others = { counted };
    const faster = { speedUps: [speedUp(points, { assumes: [counted], answer: () => 99 })], passings: [] };
    const play = procedure<Toy, object>('play', []);
    expect(points(new Toy(play, [], 50, others, faster), 1)).to.equal(99);
    expect(points(new Toy(play, ['7.7'], 50, others, faster), 1)).to.equal(1);
  });

  it('is a speed-up where a rule is off that may be, and the rules where another stands in its place, in each edition', () => {
    const body = varied(
      definition(
        { old: '7.9', new: '9.7' },
        'What may be off',
        () => 1,
        () => 0,
      ),
      { what: { one: AS_WRITTEN, two: () => 2 } },
    );
    const lacking = definition(
      { old: '7.10' },
      'What one edition lacks',
      () => 1,
      () => 0,
    );
    const faster = {
      speedUps: [speedUp(points, { unvaried: [body, lacking], answer: () => 99 })],
      passings: [],
    };
    const play = procedure<Toy, object>('play', []);
    const answer = (edition: string, ...off: readonly (string | RuleChange)[]): number =>
      points(new Toy(play, off, 50, { body, lacking }, faster, edition), 1);
    const varying = (number: string): RuleChange => ({ verb: 'vary', number, point: 'what', choice: 'two' });
    expect([answer('old'), answer('new'), answer('old', '7.9'), answer('new', '9.7')]).to.deep.equal([
      99, 99, 99, 99,
    ]);
    expect([answer('old', varying('7.9')), answer('new', varying('9.7'))]).to.deep.equal([1, 1]);
  });

  it('counts no rule as used that is only asked to compare', () => {
    const used = rule('7.8', 'What is used', 'definition');
    const asked = query('what uses a rule', (game: Toy) => {
      game.exercise(used);
      return 1;
    });
    const checked = gameIn('check', speedUp(asked, { answer: () => 1 }));
    asked(checked);
    expect([...checked.exercised]).not.to.include(used);
    asked(gameIn('none'));
  });

  it('holds until something is written where it is dear and the rules are alone', () => {
    let times = 0;
    const dear = query(
      'how often it was asked',
      (_game: Toy) => {
        times += 1;
        return times;
      },
      { isDear: true },
    );
    const game = gameIn('none');
    expect([dear(game), dear(game)]).to.deep.equal([1, 1]);
    game.propose(score(1));
    expect(dear(game)).to.equal(2);
  });
});

describe('A procedure that is passed over', () => {
  /** A game that calls a procedure of some steps, and what its trace says. */
  const linesOf = (
    mode: SpeedUpMode,
    does: boolean,
    inner: readonly Step<Toy, object>[],
  ): readonly string[] => {
    const called = procedure<Toy, object>('inner', inner);
    const calls: Step<Toy, object> = step('1.1', 'Call', (game) => game.call(called, {}));
    const before = speedUps.mode;
    speedUps.mode = mode;
    try {
      const passings = [passOver(called, { does: () => does })];
      return new Toy(
        procedure('play', [calls, scoring('1.2', 1)]),
        [],
        50,
        {},
        { speedUps: [], passings },
      ).lines();
    } finally {
      speedUps.mode = before;
    }
  };
  const idle = step<Toy, object>('2.1', 'Nothing', () => undefined);

  it('is gone through where that is not known to come to nothing', () => {
    expect(linesOf('all', false, [scoring('2.2', 1)])).to.deep.equal(['2.2 score 1', '1.2 score 1']);
    expect(linesOf('all', true, [scoring('2.2', 1)])).to.deep.equal(['1.2 score 1']);
    expect(linesOf('none', true, [scoring('2.2', 1)])).to.deep.equal(['2.2 score 1', '1.2 score 1']);
  });

  it('is gone through to compare what it comes to', () => {
    expect(linesOf('check', true, [idle])).to.deep.equal(['1.2 score 1']);
    expect(() => linesOf('check', true, [scoring('2.2', 1)])).to.throw(
      'A speed-up is wrong: asked for "what comes of inner"',
    );
  });

  it('goes on with its last step where nothing is left to do between', () => {
    const first = step<Toy, object>('1.1', 'First', () => undefined);
    const played = (mode: SpeedUpMode, between: Step<Toy, object>): readonly string[] => {
      const play = procedure<Toy, object>('play', [first, between, scoring('1.9', 1)]);
      const passings = [passOver(play, { after: first, isNothingLeft: () => true })];
      const before = speedUps.mode;
      speedUps.mode = mode;
      try {
        return new Toy(play, [], 50, {}, { speedUps: [], passings }).lines();
      } finally {
        speedUps.mode = before;
      }
    };
    expect(played('all', scoring('1.2', 5))).to.deep.equal(['1.9 score 1']);
    expect(played('check', idle)).to.deep.equal(['1.9 score 1']);
    expect(() => played('check', scoring('1.2', 5))).to.throw(
      'A speed-up is wrong: asked for "what comes of 1.2 in play", it answers "that it comes to nothing"',
    );
  });
});
