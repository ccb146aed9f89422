import { describe, it } from 'node:test';
import { expect } from 'chai';
import fc from 'fast-check';
import { answerFrom } from './decision';
import { replacement } from './forms';
import { EngineHang, IllegalAction } from './game';
import { asking, choosing, type Procedure, procedure, type Step, step } from './procedure';
import { rule } from './rule';
import { end, score, scoring, Toy, ToyEvent } from './test/toy';

type Played = Step<Toy, object>;

const play = (...steps: readonly Played[]): Procedure<Toy, object> => procedure('play', steps);
const over: Played = step('8.1', 'The game is over', (game) => game.propose(end()));

/** Asks the first player to choose from some points, and scores what was chosen. */
const choice = (number: string, ...points: readonly number[]): Played =>
  choosing(
    number,
    'Points are chosen',
    () => ({ player: 0, purpose: 'points', offers: points.map((value) => ({ label: `${value}`, value })) }),
    (game, _data, chosen) => game.propose(...chosen.map(score)),
  );

/** Everything that a player could see of a game, and where its chance is. */
const position = (game: Toy): unknown => ({
  hash: game.hash(),
  lines: game.lines(),
  decision: game.decision,
  chance: game.chance.position,
  list: [...game.list],
  now: { ...game.now },
});

describe('a procedure', () => {
  it('runs its steps in order, and each event cites the rule of its step', () => {
    const game = new Toy(play(scoring('1.1', 1), scoring(['1.2', '1.9'], 10), over));
    expect(game.lines()).to.deep.equal(['1.1 score 1', '1.2 score 10', '8.1 end']);
    expect(game.now.points).to.equal(11);
    expect(game.decision).to.equal(undefined);
  });

  it('goes on after a procedure that it called, citing its own rules again', () => {
    const inner = play(scoring('2.1', 2), scoring('2.2', 3));
    const calls: Played = step('1.1', 'Call', (game) => game.call(inner, {}));
    const game = new Toy(play(calls, scoring('1.2', 1), over), [], 50, { inner });
    expect(game.lines()).to.deep.equal(['2.1 score 2', '2.2 score 3', '1.2 score 1', '8.1 end']);
  });

  it('runs a step again, begins anew, passes over what would find nothing or ends as the step says', () => {
    const to = (number: string, points: number, next: 'again' | 'restart' | 'last' | 'finish'): Played =>
      step(number, next, (game) => {
        game.propose(score(1));
        return game.now.points < points ? next : undefined;
      });
    const again = new Toy(play(to('1.1', 3, 'again'), over));
    expect(again.lines()).to.deep.equal(['1.1 score 1', '1.1 score 1', '1.1 score 1', '8.1 end']);
    const last = new Toy(play(to('1.1', 9, 'last'), scoring('1.2', 1), scoring('1.3', 1), over));
    expect(last.lines()).to.deep.equal(['1.1 score 1', '8.1 end']);
    const restart = new Toy(play(scoring('1.1', 1), to('1.2', 4, 'restart'), over));
    expect(restart.lines().slice(0, -1)).to.deep.equal(
      ['1.1', '1.2', '1.1', '1.2'].map((number) => `${number} score 1`),
    );
    const inner = play(to('2.1', 9, 'finish'), scoring('2.2', 5));
    const calls: Played = step('1.1', 'Call', (game) => game.call(inner, {}));
    const finish = new Toy(play(calls, over), [], 50, { inner });
    expect(finish.lines()).to.deep.equal(['2.1 score 1', '8.1 end']);
  });

  it('says "again" about the step, not about what the step called', () => {
    const inner = play(scoring('2.1', 1), scoring('2.2', 1));
    const calls: Played = step('1.1', 'Call', (game) => {
      if (game.now.points >= 4) return undefined;
      game.call(inner, {});
      return 'again';
    });
    const game = new Toy(play(calls, over), [], 50, { inner });
    expect(game.lines().map((line) => line.slice(0, 3))).to.deep.equal(['2.1', '2.2', '2.1', '2.2', '8.1']);
  });

  it('skips a step that is switched off, by any number of its', () => {
    const steps = play(scoring(['1.1', '1.1a'], 1), choice('1.2', 2, 3), scoring('1.3', 10), over);
    expect(new Toy(steps, ['1.1a', '1.2']).lines()).to.deep.equal(['1.3 score 10', '8.1 end']);
    expect(new Toy(steps, ['1.1']).decision?.rule).to.equal('1.2');
  });

  it('has not exercised what it skipped', () => {
    const steps = play(scoring('1.1', 1), scoring('1.2', 2), over);
    const numbers = [...new Toy(steps, ['1.1']).exercised].map(({ number }) => number);
    expect(numbers).to.deep.equal(['1.2', '8.1']);
  });

  it('passes over a step that has nothing to ask', () => {
    const nothing: Played = choosing(
      '1.1',
      'Nothing',
      () => undefined,
      () => undefined,
    );
    expect(new Toy(play(nothing, over)).lines()).to.deep.equal(['8.1 end']);
  });
});

describe('a decision', () => {
  it('waits for its answer, and cites the rule of its step', () => {
    const game = new Toy(play(choice('1.1', 1, 2), over));
    expect(game.decision).to.include({ kind: 'choose', player: 0, purpose: 'points', rule: '1.1' });
    expect(game.lines()).to.deep.equal([]);
    expect(game.act([1])).to.equal(undefined);
    expect(game.lines()).to.deep.equal(['1.1 points [1]', '1.1 score 2', '8.1 end']);
    expect(game.decisions).to.equal(1);
  });

  it('hands over what was chosen in the order of choosing', () => {
    const several: Played = choosing(
      '1.1',
      'Several',
      () => ({
        player: 0,
        purpose: 'several',
        minimum: 0,
        maximum: 3,
        offers: [1, 2, 3].map((value) => ({ label: `${value}`, value })),
      }),
      (game, _data, chosen) => game.propose(...chosen.map(score)),
    );
    const game = new Toy(play(several, over));
    game.act([2, 0]);
    expect(game.lines().slice(1, 3)).to.deep.equal(['1.1 score 3', '1.1 score 1']);
  });

  it('of any kind hands over the bare answer', () => {
    const number: Played = asking(
      '1.1',
      'A number',
      () => ({ kind: 'number', player: 1, purpose: 'number', minimum: 2, maximum: 5 }),
      (game, _data, [points = 0]) => game.propose(score(points)),
    );
    const game = new Toy(play(number, over));
    expect(game.decision).to.include({ kind: 'number', player: 1, rule: '1.1' });
    game.act([4]);
    expect(game.now.points).to.equal(4);
  });

  it('with one answer is traced, but asks nobody', () => {
    const game = new Toy(play(choice('1.1', 7), choice('1.2', 1, 2), over));
    expect(game.lines()).to.deep.equal(['1.1 points [0] forced', '1.1 score 7']);
    expect(game.decision?.rule).to.equal('1.2');
    expect(game.decisions).to.equal(0);
  });

  it('with one answer is asked for all the same where the game stops for it, and is traced the same', () => {
    const steps = play(choice('1.0', 1, 2), choice('1.1', 7), over);
    const [stopping, straight] = [new Toy(steps), new Toy(steps)];
    stopping.stopping = 'points';
    for (const game of [stopping, straight]) game.act([0]);
    expect(stopping.decision?.rule).to.equal('1.1');
    expect(stopping.act([])).to.be.a('string');
    expect(stopping.act([0])).to.equal(undefined);
    expect(stopping.lines()).to.deep.equal(straight.lines());
  });

  it('that leaves nothing to choose leaves no line either', () => {
    const none: Played = choosing(
      '1.1',
      'None',
      () => ({ player: 0, purpose: 'none', minimum: 0, maximum: 0, offers: [] }),
      (game) => game.propose(score(1)),
    );
    expect(new Toy(play(none, over)).lines()).to.deep.equal(['1.1 score 1', '8.1 end']);
  });

  it('refuses an answer that does not fit, and leaves everything as it was', () => {
    const game = new Toy(play(choice('1.1', 1, 2), over));
    const before = position(game);
    for (const wrong of [[], [2], [-1], [0, 1], [0.5]]) {
      expect(game.act(wrong), wrong.join()).to.be.a('string');
      expect(position(game)).to.deep.equal(before);
    }
    expect(game.decisions).to.equal(0);
  });

  it('is not asked for once the game is over', () => {
    const game = new Toy(play(choice('1.1', 1, 2), over, choice('8.2', 1, 2)));
    game.act([0]);
    expect(game.decision).to.equal(undefined);
    expect(game.act([0])).to.equal('the game is over');
  });
});

describe('events', () => {
  it('of one proposal happen together: the game hears of them before the first and after the last', () => {
    const both: Played = step('1.1', 'Both', (game) => game.propose(score(1), score(2)));
    expect(new Toy(play(both, over)).told.slice(0, 2)).to.deep.equal([
      'about to happen: score 1,score 2 at 0',
      'happened: score 1,score 2 at 3, before 0',
    ]);
  });

  it('cite the rule that they were said to be caused by', () => {
    const other = rule('5.5', 'Another rule', 'definition');
    const said: Played = step('1.1', 'Said', (game) => {
      game.under(other, () => game.propose(score(1)));
      game.propose(game.because(other, score(2)), score(3));
    });
    const game = new Toy(play(said, over));
    expect(game.lines()).to.deep.equal(['5.5 score 1', '5.5 score 2', '1.1 score 3', '8.1 end']);
    expect([...game.exercised]).to.include(other);
  });

  it('cite the rule of the step even after something threw under another one', () => {
    const other = rule('5.5', 'Another rule', 'definition');
    const said: Played = step('1.1', 'Said', (game) => {
      expect(() =>
        game.under(other, () => {
          throw new RangeError('no');
        }),
      ).to.throw(RangeError);
      game.propose(score(1));
    });
    expect(new Toy(play(said, over)).lines()[0]).to.equal('1.1 score 1');
  });

  it('are rewritten by the replacements in force', () => {
    const double = replacement<Toy>('6.1', 'One point is two', 'score 1', () => [score(2)]);
    const steps = play(scoring('1.1', 1), scoring('1.2', 5), over);
    expect(new Toy(steps, [], 50, { double }).now.points).to.equal(7);
    expect(new Toy(steps, ['6.1'], 50, { double }).now.points).to.equal(6);
  });

  it('that were replaced by others cite the rule that proposed them, unless the replacement says so', () => {
    const own = rule('6.1', 'Three', 'replacement');
    const plain = replacement<Toy>('6.2', 'One point is two', 'score 1', () => [score(2)]);
    const citing = replacement<Toy>('6.3', 'Five are none', 'score 5', (game) => [
      game.because(own, score(0)),
    ]);
    const game = new Toy(play(scoring('1.1', 1), scoring('1.2', 5), over), [], 50, { plain, citing });
    expect(game.lines()).to.deep.equal(['1.1 score 2', '6.1 score 0', '8.1 end']);
  });

  it('do not happen while replacement has taken them over', () => {
    const taken: Played = step('1.1', 'Taken', (game) => game.propose(new ToyEvent('taken over'), score(1)));
    const game = new Toy(play(taken, over));
    expect(game.lines()).to.deep.equal(['8.1 end']);
  });

  it('make a new version of the state', () => {
    const versions: number[] = [];
    const look: Played = step('1.2', 'Look', (game) => {
      versions.push(game.version);
    });
    new Toy(play(look, scoring('1.1', 1), look, over));
    expect(versions[1]).to.be.above(versions[0] ?? 0);
  });
});

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
    const shuffled = game.chance.shuffle('list', game.list);
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

describe('a game that never asks', () => {
  const hanging: Played = step('1.2', 'For ever something new', (game) => {
    if (game.now.points <= 5) return undefined;
    game.set(game.now, 'points', game.now.points + 1);
    return 'again';
  });
  const repeating: Played = step('1.2', 'For ever the same', () => 'again');

  it('is a loop of mandatory actions where its position recurs', () => {
    expect(new Toy(play(repeating)).now).to.include({ over: true, drawn: true });
  });

  it('is a hang where nothing ends such a loop', () => {
    expect(() => new Toy(play(repeating), ['9.9'])).to.throw(EngineHang);
  });

  it('is a hang, and says so', () => {
    expect(() => new Toy(play(scoring('1.1', 6), hanging))).to.throw(
      EngineHang,
      /\d+ steps without a decision/,
    );
  });

  it('is a hang where procedures are begun inside each other without end', () => {
    const deeper: Played = step('1.2', 'Ever deeper', (game) => {
      if (game.now.points > 5) game.call(play(scoring('1.1', 1), deeper), {});
    });
    expect(() => new Toy(play(scoring('1.1', 6), deeper))).to.throw(EngineHang, /10000 procedures/);
  });

  it('is taken back by undo', () => {
    const game = new Toy(play(choice('1.1', 1, 9), hanging, over));
    const before = position(game);
    expect(() => game.act([1])).to.throw(EngineHang);
    expect(game.undo()).to.equal(true);
    expect(position(game)).to.deep.equal(before);
    expect(game.act([0])).to.equal(undefined);
    expect(game.isOver).to.equal(true);
  });
});
