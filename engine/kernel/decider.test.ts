import { describe, it } from 'node:test';
import { expect } from 'chai';
import { asking } from './procedure';
import { choice, over, type Played, play } from './test/steps';
import { score, Toy } from './test/toy';

/** A toy game in which the second player decides for the first. */
class Controlled extends Toy {
  protected override decider(): number {
    return 1;
  }
}

describe('a choice that another player makes', () => {
  it('is asked of who decides, and says whose it is', () => {
    const game = new Controlled(play(choice('1.1', 1, 2), over));
    expect(game.decision).to.include({ player: 1, choiceOf: 0, rule: '1.1' });
    game.act([1]);
    expect(game.lines()).to.deep.equal(['1.1 points [1]', '1.1 score 2', '8.1 end']);
  });

  it('tells its step whose it was, and so it does once it was taken back', () => {
    const told: (number | undefined)[] = [];
    const asks: Played = asking(
      '1.1',
      'A number',
      () => ({ kind: 'number', player: 0, purpose: 'number', minimum: 2, maximum: 5 }),
      (game, _data, [points = 0]) => game.propose(score(points)),
    );
    const answered: Played['answered'] = (game, data, answer, decision) => {
      told.push(decision.player, decision.choiceOf);
      return asks.answered?.(game, data, answer, decision);
    };
    const game = new Controlled(play({ ...asks, answered }, over));
    game.act([3]);
    game.undo();
    expect(game.decision).to.include({ player: 1, choiceOf: 0 });
    game.act([4]);
    expect(told).to.deep.equal([1, 0, 1, 0]);
  });

  it("is nobody else's where the player decides who has the choice", () => {
    expect(new Toy(play(choice('1.1', 1, 2), over)).decision).not.to.have.property('choiceOf');
    const own = new Controlled(play({ ...choice('1.1', 1, 2), ask: () => ownChoice }, over));
    expect(own.decision).to.equal(ownChoice);
  });
});

const ownChoice = {
  kind: 'number',
  player: 1,
  purpose: 'number',
  rule: '1.1',
  minimum: 0,
  maximum: 1,
} as const;
