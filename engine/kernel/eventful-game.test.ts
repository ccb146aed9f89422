import { describe, it } from 'node:test';
import { expect } from 'chai';
import { replacement } from './forms';
import { step } from './procedure';
import { rule } from './slots';
import { speedUps } from './speed-ups';
import { over, type Played, play } from './test/steps';
import { score, scoring, Toy, ToyEvent } from './test/toy';

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

  it('of one proposal find, without shortcuts too, what was so before all of them', () => {
    const written: number[] = [];
    const noting = (game: Toy): void => {
      written.push(game.writtenAt);
      game.set(game.now, 'points', game.now.points + 1);
      written.push(game.writtenAt);
    };
    const both: Played = step('1.1', 'Both', (game) =>
      game.propose(new ToyEvent('one', noting), new ToyEvent('other', noting)),
    );
    const after: Played = step('1.2', 'After', (game) => {
      written.push(game.writtenAt);
    });
    const { mode } = speedUps;
    speedUps.mode = 'none';
    try {
      new Toy(play(both, after, over));
    } finally {
      speedUps.mode = mode;
    }
    const [first, ...others] = written;
    expect(others.slice(0, 3)).to.deep.equal([first, first, first]);
    expect(others[3]).to.be.above(first ?? 0);
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
