import { describe, it } from 'node:test';
import { expect } from 'chai';
import { step } from './procedure';
import { EngineHang, StepsUnasked } from './step-limit';
import { choice, over, type Played, play, position } from './test/steps';
import { scoring, Toy } from './test/toy';

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

describe('steps without a choice', () => {
  /** After which of 100,000 steps positions are compared, where a decision that leaves none, and a line of the trace, come every so many steps. */
  const compared = (stepsEach: number, stepsALine: number): readonly number[] => {
    const unasked = new StepsUnasked(1_000_000);
    return Array.from({ length: 100_000 }, (_, taken) => taken).filter((taken) =>
      unasked.another(Math.floor(taken / stepsEach), Math.floor(taken / stepsALine)),
    );
  };

  it('are compared now and then where there is no such decision either', () => {
    expect(compared(1_000_000, 1_000_000)).to.have.length.above(2_500);
    expect(compared(1_000_000, 1)).to.have.length.above(2_500);
  });

  it('aren’t where there is one now and then: the watch over these looks at them', () => {
    expect(compared(1_000, 1)).to.deep.equal([]);
    expect(compared(1_000, 1_000_000)).to.deep.equal([]);
  });

  it('are compared from the same line of the trace on, however many of them it takes', () => {
    const lines = (stepsALine: number) =>
      compared(1_000_000, stepsALine).map((taken) => Math.floor(taken / stepsALine));
    expect(lines(7).slice(0, 100)).to.deep.equal(lines(3).slice(0, 100));
  });
});
