import { describe, it } from 'node:test';
import { expect } from 'chai';
import fc from 'fast-check';
import { answerFrom } from './decision';
import { IllegalAction } from './illegal-action';
import { asking, choosing, type Procedure, procedure, step } from './procedure';
import { rule } from './slots';
import { choice, over, type Played, play, position } from './test/steps';
import { score, scoring, Toy } from './test/toy';

describe('an attempt', () => {
  const reason = rule('3.3', 'That much is not allowed', 'prohibition');
  const tooMuch: Played = step('3.1', 'Check', (game) => {
    if (game.now.points > 20) throw new IllegalAction(reason, 'Too many points');
  });
  const rolling: Played = step('3.2', 'Roll', (game) => {
    game.journal.push(game.list, game.chance.roll('a die', 6));
    game.propose(score(game.list[0] ?? 0));
  });
  const action = (points: number): Procedure<Toy, object> =>
    procedure('an action', [
      choice('3.4', 1, 2),
      rolling,
      scoring('3.5', points),
      tooMuch,
      scoring('3.6', 1),
    ]);
  const table = (): Toy => new Toy(play(scoring('1.1', 5), choice('1.2', 1, 2), over));

  it('that is illegal is taken back exactly, and says by which rule', () => {
    const game = table();
    const before = position(game);
    const illegal = game.attempt(() => game.call(action(30), {}));
    expect(illegal).to.be.instanceOf(IllegalAction);
    expect(illegal?.rule).to.equal(reason);
    expect(illegal?.reason).to.equal('Too many points');
    expect(illegal?.message).to.equal('Too many points (3.3)');
    expect(position(game)).to.deep.equal(before);
  });

  it('that would have been legal is taken back all the same', () => {
    const game = table();
    const before = position(game);
    expect(game.attempt(() => game.call(action(1), {}))).to.equal(undefined);
    expect(position(game)).to.deep.equal(before);
  });

  it('leaves a game that goes on as if it had not been made', () => {
    const [tried, untried] = [table(), table()];
    tried.attempt(() => tried.call(action(30), {}));
    for (const game of [tried, untried]) game.act([1]);
    expect(tried.lines()).to.deep.equal(untried.lines());
    expect(tried.hash()).to.equal(untried.hash());
    expect(tried.undo()).to.equal(true);
    expect(tried.undo()).to.equal(false);
  });

  it('that breaks is an error, not an illegal action', () => {
    const game = table();
    expect(() =>
      game.attempt(() => {
        throw new TypeError('broken');
      }),
    ).to.throw(TypeError, 'broken');
  });

  it('that turns out illegal after it was offered is taken back to before it began', () => {
    const offered: Played = choosing(
      '1.2',
      'Act',
      () => ({ player: 0, purpose: 'act', offers: [1, 30].map((value) => ({ label: `${value}`, value })) }),
      (game, _data, [points = 0]) => game.call(action(points), {}, { reversible: true }),
    );
    const game = new Toy(play(scoring('1.1', 5), offered, over));
    const before = game.hash();
    game.act([1]);
    expect(game.decision?.rule).to.equal('3.4');
    game.act([0]);
    expect(game.decision?.rule).to.equal('1.2');
    expect(game.hash()).to.equal(before);
  });
});

describe('undo', () => {
  const rolling: Played = step('2.1', 'Roll', (game) => {
    const rolled = game.chance.roll('a die', 6);
    game.journal.push(game.list, rolled);
    game.propose(score(rolled));
  });
  const shuffling: Played = step('2.2', 'Shuffle', (game) => {
    const shuffled = game.chance.shuffle('list', game.list, String);
    shuffled.forEach((value, place) => {
      game.set(game.list, place, value);
    });
  });
  const splitting: Played = asking(
    '2.4',
    'Split',
    (game) => ({
      kind: 'distribute',
      player: 1,
      purpose: 'split',
      amount: 3,
      minimums: [0, 0],
      options: [{ label: 'first' }, { label: `${game.list.length}` }],
    }),
    (game, _data, answer) => {
      for (const amount of answer) game.journal.push(game.list, amount);
    },
  );
  const ordering: Played = asking(
    '2.5',
    'Order',
    (game) => ({
      kind: 'order',
      player: 0,
      purpose: 'order',
      options: game.list.slice(0, 3).map((value, at) => ({ label: `${value} ${at}` })),
    }),
    (game, _data, answer) => {
      const old = [...game.list];
      answer.forEach((from, to) => {
        game.set(game.list, to, old[from] ?? 0);
      });
    },
  );
  const nested: Played = step('2.6', 'Call', (game) =>
    game.call(procedure('inner', [choice('2.7', 1, 2, 3), choice('2.8', 4)]), {}),
  );
  const round: Played = step('2.9', 'Rounds', (game) => (game.now.points < 60 ? 'restart' : undefined));
  const table = (): Toy =>
    new Toy(play(rolling, choice('2.3', 1, 2), shuffling, splitting, ordering, nested, round, over));
  const numbers = fc.array(fc.nat(), { minLength: 1, maxLength: 60 });

  /** Plays on until the numbers run out; remembers the position before each act. */
  function playOn(game: Toy, given: readonly number[]): unknown[] {
    const before: unknown[] = [];
    let at = 0;
    const next = (): number => {
      at += 1;
      return given[at - 1] ?? 0;
    };
    while (game.decision && at < given.length) {
      before.push(position(game));
      expect(game.act(answerFrom(game.decision, next))).to.equal(undefined);
    }
    return before;
  }

  it('comes back to every position on the way, to the first', () => {
    fc.assert(
      fc.property(numbers, (given) => {
        const game = table();
        for (const before of playOn(game, given).reverse()) {
          expect(game.undo()).to.equal(true);
          expect(position(game)).to.deep.equal(before);
        }
        expect(game.undo()).to.equal(false);
        expect(game.decisions).to.equal(0);
      }),
    );
  });

  it('leaves nothing behind: played again, everything is the same', () => {
    fc.assert(
      fc.property(numbers, numbers, (given, others) => {
        const [once, again] = [table(), table()];
        playOn(once, given);
        playOn(again, others);
        while (again.undo());
        playOn(again, given);
        expect(position(again)).to.deep.equal(position(once));
      }),
    );
  });

  it('takes back the end of the game, and a concession', () => {
    const game = table();
    const before = position(game);
    game.concede();
    expect(game.isOver).to.equal(true);
    expect(game.decision).to.equal(undefined);
    expect(game.undo()).to.equal(true);
    expect(position(game)).to.deep.equal(before);
  });
});
