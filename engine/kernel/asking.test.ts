import { describe, it } from 'node:test';
import { expect } from 'chai';
import { changesIn } from '../../port/in-process/rule-changes';
import { AskingChanges } from './asking';
import * as forms from './forms';
import * as stateBased from './state-based-actions';
import { over, play } from './test/steps';
import { end, Toy } from './test/toy';
import { AS_WRITTEN, variantsOf } from './variants';
import { varied } from './varied';

const counting = (game: Toy): number => {
  game.set(game.now, 'points', game.now.points + 1);
  return game.now.points;
};
const game = (): Toy => new Toy(play(over));

describe('what is asked', () => {
  it('must not change the state', () => {
    const rules = [
      forms.definition('1.1', 'How many', counting, () => 0),
      forms.condition('1.1', 'How many', 'definition', (toy: Toy) => counting(toy) > 0),
    ];
    for (const rule of rules) {
      expect(() => rule(game())).to.throw(AskingChanges, 'rule 1.1 ("How many") changed the state while it');
    }
  });

  it('must not change it either as a variant of the rule, or as what stands in for it switched off', () => {
    const rules = [
      varied(
        forms.definition('1.1', 'How many', (toy: Toy) => toy.now.points, counting),
        { 'how many': { all: AS_WRITTEN, 'one more': counting } },
      ),
      varied(
        forms.condition('1.1', 'How many', 'definition', () => true),
        { which: { all: AS_WRITTEN, any: (toy: Toy) => counting(toy) > 0 } },
      ),
    ];
    for (const rule of rules) {
      const changes = variantsOf(rule).map(({ change }) => change);
      const toy = (off: string): Toy => new Toy(play(over), changesIn([off]), 50, { rule });
      for (const off of changes) expect(() => rule(toy(off)), off).to.throw(AskingChanges, 'rule 1.1');
    }
    const [definition] = rules;
    expect(() => definition?.(new Toy(play(over), ['1.1'], 50, { definition }))).to.throw(AskingChanges);
  });

  it('must not change it as what a state-based action looks for', () => {
    const anything = (toy: Toy): boolean => counting(toy) > 0;
    const looked = [
      stateBased.stateBasedActionOnObjects<Toy, object>('1.3', 'Of each', anything, () => end()),
      stateBased.stateBasedAction<Toy>('1.4', 'Of all', (each) => (anything(each) ? [] : [])),
    ];
    for (const action of looked) {
      const sorted = stateBased.sortedStateBasedActions([action]);
      expect(() => stateBased.findsAny(sorted, game(), [{}])).to.throw(
        AskingChanges,
        `rule ${action.number}`,
      );
      expect(() => stateBased.findingsOf(sorted, game(), [{}])).to.throw(
        AskingChanges,
        `rule ${action.number}`,
      );
    }
  });

  it('may suppose a change: afterwards everything is as it was', () => {
    const supposed = forms.definition(
      '1.1',
      'One more',
      (toy: Toy) =>
        toy.supposing(
          () => counting(toy),
          () => toy.now.points,
        ),
      () => 0,
    );
    const toy = game();
    expect(supposed(toy)).to.equal(1);
    expect(toy.now.points).to.equal(0);
    const throwing = (): unknown =>
      toy.supposing(
        () => counting(toy),
        () => {
          throw new RangeError('no');
        },
      );
    expect(throwing).to.throw(RangeError);
    expect(toy.now.points).to.equal(0);
  });
});
