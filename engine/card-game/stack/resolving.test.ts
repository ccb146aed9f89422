import { describe, it } from 'node:test';
import { expect } from 'chai';
import { type Procedure, procedure } from '../../kernel';
import { Known, Marbles, type MarbleTypes } from '../test/marbles';
import {
  checkingCondition,
  checkingTargets,
  followingInstructionsOf,
  type Resolving,
  sharesOfLegal,
} from './resolving';

/** A marble on the queue that was aimed at two in the ring, of which some have been chipped meanwhile. */
function table(chipped: readonly number[], isTrue = true) {
  const followed: string[][] = [];
  const steps = {
    condition: checkingCondition<MarbleTypes>(
      '1',
      'Its condition',
      () => isTrue,
      (game, object) => game.event('give up', { object }),
    ),
    targets: checkingTargets<MarbleTypes>('2', 'Its targets', {
      specifications: () => [
        { what: 'object', filter: {}, minimum: 2, maximum: 2, text: 'two target marbles' },
      ],
      isStillLegal: (_game, { object }) => object?.isChipped === false,
      allIllegal: (_game, before, after) => before > 0 && after === 0,
      removal: (game, object) => game.event('miss', { object }),
      withLegal: (_object, context, targets) => context.with({ targets }),
    }),
    instructions: followingInstructionsOf<MarbleTypes>(
      '3',
      'What it does',
      () => [{ do: 'nothing' }],
      (_game, effects, { targets }) =>
        followed.push([
          ...effects.map((each) => each.do),
          ...targets.flat().map(({ object }) => `${object?.card.name}`),
        ]),
    ),
  };
  const game = new Marbles(steps);
  const [red, blue] = ['red', 'blue'].map((name) => game.put(name, 0, game.inPlay));
  const object = game.put('flick', 0, game.stack);
  game.set(object, 'controller', 0);
  game.set(object, 'context', new Known(0, object).with({ targets: [[{ object: red }, { object: blue }]] }));
  for (const place of chipped) {
    const marble = [red, blue][place];
    if (marble) game.set(marble, 'isChipped', true);
  }
  const resolving: Procedure<Marbles, Resolving<MarbleTypes>> = procedure('resolving', Object.values(steps));
  game.play(resolving, { object, resolves: true });
  return { game, followed, kinds: game.trace.map((entry) => ('kind' in entry ? entry.kind : '')) };
}

describe('what resolves', () => {
  it('affects its targets while they are legal', () => {
    expect(table([]).followed).to.deep.equal([['nothing', 'red', 'blue']]);
    expect(table([0]).followed).to.deep.equal([['nothing', 'blue']]);
  });

  it('does nothing with none of them left, and says why', () => {
    const { followed, kinds } = table([0, 1]);
    expect(followed).to.deep.equal([]);
    expect(kinds).to.deep.equal(['miss']);
  });

  it('does nothing without its condition, whatever its targets', () => {
    const { followed, kinds } = table([0, 1], false);
    expect(followed).to.deep.equal([]);
    expect(kinds).to.deep.equal(['give up']);
  });

  it('keeps of what was divided the shares of legal targets', () => {
    expect(sharesOfLegal([3, 2, 1], ['a', 'b', 'c'], ['a', 'c'])).to.deep.equal([3, 1]);
    expect(sharesOfLegal([3, 2])).to.deep.equal([]);
  });
});
