import { describe, it } from 'node:test';
import { expect } from 'chai';
import fc from 'fast-check';
import { LoopWatch, shortestPeriod } from './loop';
import { choosing, procedure, type Step, step } from './procedure';
import { rule as makeRule } from './slots';
import { end, score, Toy, ToyEvent } from './test/toy';

type Played = Step<Toy, object>;

/** A decision that leaves no choice, made round after round while the points are as given. */
const forced = (play: (game: Toy) => void): Played =>
  choosing(
    '1.1',
    'The only way',
    () => ({ player: 0, purpose: 'go on', offers: [{ label: 'go on', value: 0 }] }),
    (game) => {
      play(game);
      return 'again';
    },
  );

/** A choice in every so many rounds, which changes nothing. */
const sometimes = (rounds: number): Played => {
  let asked = 0;
  return choosing(
    '1.2',
    'Perhaps',
    () => {
      asked += 1;
      const offers = ['yes', 'no'].map((label) => ({ label, value: label }));
      return { player: 0, purpose: 'perhaps', offers: asked % rounds === 0 ? offers : offers.slice(0, 1) };
    },
    () => 'again',
  );
};

const toggle = (game: Toy): void => game.propose(score(game.now.points === 0 ? 1 : -1));
const finish = (game: Toy, when: boolean, points: number): void => game.propose(when ? end() : score(points));

describe('a loop of mandatory actions', () => {
  it('is found when the position recurs, and its rule is cited', () => {
    const game = new Toy(procedure('play', [forced(toggle)]));
    expect(game.now).to.include({ over: true, drawn: true });
    expect(game.lines().at(-1)).to.equal('9.9 draw');
  });

  it('is found though somebody could end it, where a rulebook says that who does nothing about it stays in it', () => {
    const asked = choosing<Toy, object, string>(
      '1.3',
      'Nobody need end it',
      () => ({
        player: 0,
        purpose: 'end it',
        offers: ['pass', 'act'].map((label) => ({ label, value: label })),
      }),
      (game, _data, [chosen]) => {
        if (chosen === 'pass') toggle(game);
        return 'again';
      },
    );
    class Staying extends Toy {
      protected override staysInALoop(): readonly number[] {
        return [0];
      }
    }
    const [staying, leaving] = [new Staying(procedure('play', [asked])), new Toy(procedure('play', [asked]))];
    for (let round = 0; round < 500; round += 1) for (const game of [staying, leaving]) game.act([0]);
    expect(staying.now).to.include({ over: true, drawn: true });
    expect(leaving.isOver).to.equal(false);
    const acting = new Staying(procedure('play', [asked]));
    for (let round = 0; round < 500; round += 1) acting.act([round % 100 === 0 ? 1 : 0]);
    expect(acting.isOver).to.equal(false);
  });

  it('is found where nobody is asked anything and no position recurs, because something grows', () => {
    const grow = step<Toy, object>('1.1', 'Grow', (game) => {
      game.propose(score(1));
      return 'again';
    });
    expect(new Toy(procedure('play', [grow])).now).to.include({ over: true, drawn: true });
  });

  it('is not found where nobody is asked anything for long, and it ends', () => {
    const grow = step<Toy, object>('1.1', 'Grow', (game) => {
      finish(game, game.now.points >= 70_000, 1);
      return game.isOver ? 'finish' : 'again';
    });
    const { now } = new Toy(procedure('play', [grow]), [], 100_000);
    expect(now).to.include({ over: true, drawn: false });
  });

  /** How often somebody says, by hand, what alone can be said, until the game is over or it is enough. */
  const byHand = (
    enough: number,
    played: readonly Played[],
    andBack = false,
  ): { readonly said: number; readonly drawn: boolean } => {
    const begin: Played = choosing(
      '1.3',
      'Begin',
      () => ({ player: 0, purpose: 'begin', offers: ['now', 'then'].map((label) => ({ label, value: 0 })) }),
      () => undefined,
    );
    const game = new Toy(procedure('play', [begin, ...played]));
    game.stopping = 'go on';
    game.act([0]);
    let said = 0;
    for (; said < enough && !game.isOver; said += 1) {
      game.act([0]);
      if (!andBack) continue;
      game.undo();
      game.act([0]);
    }
    return { said, drawn: game.now.drawn };
  };

  it('is found in the first round that comes back, where the only answer is given by hand', () => {
    expect(byHand(20, [forced(toggle)])).to.deep.equal({ said: 2, drawn: true });
  });

  it('is found in the same round where each answer is taken back and given again', () => {
    const inSix = forced((game) => game.propose(score(game.now.points === 5 ? -5 : 1)));
    const straight = byHand(30, [inSix]);
    expect(straight.drawn).to.equal(true);
    expect(byHand(30, [inSix], true)).to.deep.equal(straight);
  });

  it('is none, by hand either, with something new in each round', () => {
    const grow = (game: Toy): void => game.propose(score(1));
    expect(byHand(300, [forced(grow)])).to.deep.equal({ said: 300, drawn: false });
  });

  it('is found when the round is long', () => {
    const turn = (game: Toy): void => game.propose(score(game.now.points === 299 ? -299 : 1));
    expect(new Toy(procedure('play', [forced(turn)])).now.drawn).to.equal(true);
  });

  it('is found after a long way that leads into it', () => {
    const way = (game: Toy): void => game.propose(score(game.now.points === 905 ? -5 : 1));
    expect(new Toy(procedure('play', [forced(way)])).now.drawn).to.equal(true);
  });

  it('is found as a sequence that repeats when a counter grows and no position recurs', () => {
    const grow = (game: Toy): void => {
      game.propose(new ToyEvent('first', (on) => on.set(on.now, 'points', on.now.points + 1)));
      game.propose(new ToyEvent('second'));
    };
    const game = new Toy(procedure('play', [forced(grow)]));
    expect(game.now.drawn).to.equal(true);
    expect(game.now.points).to.be.above(50);
  });

  it('is left alone by a rulebook that has no such rule: the engine says that it hangs', () => {
    expect(() => new Toy(procedure('play', [forced(toggle)]), ['9.9'])).to.throw(/without a decision/);
  });

  it('is found again after its end was taken back', () => {
    const once: Played = choosing(
      '1.0',
      'Begin',
      () => ({ player: 0, purpose: 'begin', offers: ['a', 'b'].map((label) => ({ label, value: label })) }),
      () => undefined,
    );
    const game = new Toy(procedure('play', [once, forced(toggle)]));
    game.act([0]);
    const lines = game.lines();
    expect(game.now.drawn).to.equal(true);
    game.undo();
    expect(game.now.drawn).to.equal(false);
    game.act([0]);
    expect(game.lines()).to.deep.equal(lines);
  });
});

describe('no loop is', () => {
  it('a chain that a player can leave, however long it is', () => {
    const game = new Toy(procedure('play', [sometimes(1)]));
    for (let round = 0; round < 2000; round += 1) game.act([0]);
    expect(game.isOver).to.equal(false);
  });

  it('a chain with a choice in it now and then', () => {
    const game = new Toy(procedure('play', [sometimes(350)]));
    for (let round = 0; round < 10; round += 1) game.act([round % 2]);
    expect(game.isOver).to.equal(false);
    expect(game.decisions).to.equal(10);
  });

  it('a round of players who pass one after another at the same table', () => {
    const round = { holder: 0 };
    const passing: Played = choosing(
      '1.1',
      'Pass',
      () => ({ player: round.holder, purpose: 'pass', offers: [{ label: 'pass', value: 0 }] }),
      (game) => {
        game.set(round, 'holder', (round.holder + 1) % 3);
        if (round.holder === 0) finish(game, game.now.points === 900, 1);
        return 'again';
      },
    );
    const game = new Toy(procedure('play', [passing]), [], 3000);
    expect(game.now).to.include({ over: true, drawn: false, points: 900 });
  });

  it('a countdown that ends within the bound', () => {
    const countdown = (game: Toy): void => finish(game, game.now.points === -3000, -1);
    const game = new Toy(procedure('play', [forced(countdown)]), [], 3000);
    expect(game.now).to.include({ over: true, drawn: false, points: -3000 });
  });

  it('a sequence whose round is as long as the game', () => {
    const climb = (game: Toy): void => finish(game, game.now.points === 5000, 1);
    const telling: Played = step('1.2', 'Tell', (game) => {
      game.propose(new ToyEvent(`at ${game.now.points}`));
      return 'restart';
    });
    const once: Played = choosing(
      '1.1',
      'The only way',
      () => ({ player: 0, purpose: 'go on', offers: [{ label: 'go on', value: 0 }] }),
      (game) => climb(game),
    );
    const game = new Toy(procedure('play', [once, telling]));
    expect(game.now).to.include({ over: true, drawn: false, points: 5000 });
  });
});

describe('the watch', () => {
  const still = { hash: () => 'the same', hashButForChance: () => 'the same', bound: () => 1, size: () => 0 };

  it('is patient with short chains', () => {
    const watch = new LoopWatch();
    const found = Array.from({ length: 400 }, () => watch.repeats(still));
    expect(found).to.not.include(true);
    expect([watch.repeats(still), watch.repeats(still)]).to.deep.equal([false, true]);
  });

  it('compares positions from the same decision on, several at once or one by one', () => {
    const watch = new LoopWatch();
    for (let number = 0; number < 399; number += 1) watch.forcedOne();
    expect([watch.comparesWithin(1), watch.comparesWithin(2)]).to.deep.equal([false, true]);
    expect([watch.repeats(still), watch.repeats(still), watch.repeats(still)]).to.deep.equal([
      false,
      false,
      true,
    ]);
  });

  it('begins anew once a player had a choice', () => {
    const watch = new LoopWatch();
    for (let at = 0; at < 401; at += 1) watch.repeats(still);
    watch.reset();
    const found = Array.from({ length: 401 }, () => watch.repeats(still));
    expect(found).to.not.include(true);
    expect(watch.repeats(still)).to.equal(true);
  });

  it('compares positions seldom that grow large, and finds their loop by its events', () => {
    const watch = new LoopWatch();
    const rule = makeRule('1', '', 'definition');
    let compared = 0;
    let size = 0;
    const hash = (): string => `${compared++}`;
    const game = { hash, hashButForChance: () => `${size}`, bound: () => 20_000, size: () => size };
    for (; size < 100_000; size += 1) {
      watch.saw('grow', rule);
      if (watch.repeats(game)) break;
    }
    expect(size).to.be.within(32_000, 66_000);
    expect(compared).to.be.below(1_500);
  });

  describe('where something is drawn in each round', () => {
    /** How many rounds of two positions it takes until a loop is found; in round 3,000 something new comes up, if it does. */
    const rounds = (surprises: boolean, backFrom?: number): number => {
      const watch = new LoopWatch();
      let draws = 0;
      const butForChance = (): string => (surprises && draws === 6000 ? 'a surprise' : `${draws % 2}`);
      const game = { hash: () => `${draws}`, hashButForChance: butForChance, bound: () => 1, size: () => 0 };
      for (; draws < 50_000; draws += 1) {
        const then = watch.soFar();
        if (watch.repeats(game)) return draws / 2;
        if (draws !== backFrom) continue;
        watch.backTo(then);
        watch.repeats(game);
      }
      return Number.NaN;
    };

    it('finds positions that recur but for that, once whatever can be drawn must have been', () => {
      expect(rounds(false)).to.be.within(3500, 3600);
    });

    it('waits as long again after something new', () => {
      expect(rounds(true)).to.be.within(4400, 4600);
    });

    it('finds it in the same round when some of it was taken back', () => {
      expect(rounds(true, 5999)).to.equal(rounds(true));
      expect(rounds(true, 8000)).to.equal(rounds(true));
    });
  });

  it('tells events of one kind by the rules that caused them', () => {
    const rule = (number: string) => makeRule(number, '', 'definition');
    const run = (numbers: (at: number) => string): boolean => {
      const watch = new LoopWatch();
      let position = 0;
      const hash = (): string => `${position}`;
      const game = { hash, hashButForChance: hash, bound: () => 600, size: () => 0 };
      for (; position < 6000; position += 1) {
        watch.saw('happen', rule(numbers(position)));
        if (watch.repeats(game)) return true;
      }
      return false;
    };
    expect(run(() => '1')).to.equal(true);
    expect(run((at) => `${at % 2}`)).to.equal(true);
    expect(run((at) => `${at}`)).to.equal(false);
  });
});

describe('the shortest period', () => {
  const word = fc.constantFrom('a', 'b');
  const repeats = (list: readonly string[], period: number): boolean =>
    list.every((each, at) => at < period || each === list[at - period]);

  it('is the shortest stretch that gives the whole list', () => {
    fc.assert(
      fc.property(fc.array(word, { minLength: 1, maxLength: 14 }), (list) => {
        const shortest = list.findIndex((_, at) => repeats(list, at + 1)) + 1;
        expect(shortestPeriod(list)).to.equal(shortest);
      }),
      { numRuns: 2000 },
    );
  });

  it('divides a list that was made by repeating another', () => {
    fc.assert(
      fc.property(
        fc.array(word, { minLength: 1, maxLength: 8 }),
        fc.integer({ min: 2, max: 6 }),
        (once, times) => {
          const list = Array.from({ length: times }, () => once).flat();
          expect(once.length % shortestPeriod(list)).to.equal(0);
        },
      ),
    );
  });

  it('of nothing is one, so that it can be divided by', () => {
    expect(shortestPeriod([])).to.equal(1);
  });
});
