import { describe, it } from 'node:test';
import { expect } from 'chai';
import { asking, choosing, step } from './procedure';
import { choice, over, type Played, play, position } from './test/steps';
import { score, scoring, Toy } from './test/toy';

describe('a procedure', () => {
  it('runs its steps in order, and each event cites the rule of its step', () => {
    const game = new Toy(play(scoring('1.1', 1), scoring({ number: '1.2', restates: ['1.9'] }, 10), over));
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

  it('runs a step again, begins anew or ends as the step says', () => {
    const to = (number: string, points: number, next: 'again' | 'restart' | 'finish'): Played =>
      step(number, next, (game) => {
        game.propose(score(1));
        return game.now.points < points ? next : undefined;
      });
    const again = new Toy(play(to('1.1', 3, 'again'), over));
    expect(again.lines()).to.deep.equal(['1.1 score 1', '1.1 score 1', '1.1 score 1', '8.1 end']);
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
    const steps = play(
      scoring({ number: '1.1', restates: ['1.1a'] }, 1),
      choice('1.2', 2, 3),
      scoring('1.3', 10),
      over,
    );
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
