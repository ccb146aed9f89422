import { describe, it } from 'node:test';
import { expect } from 'chai';
import { type GameEvent, procedure, step } from '../../kernel';
import { type Marble, MarbleEvent, Marbles, type MarbleTypes, simpleMovement } from '../test/marbles';
import { arrangedByOwner, arrivingAsArranged, inArrivalOrder } from './arrival-order';
import { type Destination, movement } from './movement';

const { move } = movement<MarbleTypes, Destination>({
  ...simpleMovement,
  zoneOf: (game, { owner }, { zone }) => (zone === 'box' ? game.player(owner).box : game.inPlay),
});

const inBoxes = arrangedByOwner<MarbleTypes>('1.1', 'Marbles that arrive together are arranged', 'box');
const happening = arrivingAsArranged<MarbleTypes>('1.2', 'What was arranged happens');
const arriving = procedure('arriving', [inBoxes, happening]);
const replaced = inArrivalOrder<MarbleTypes>(arriving, {
  piles: ['box'],
  choosingOrder: () => [1, 0],
  losesOrder: (events, owner) =>
    events.some(
      (event) => event instanceof MarbleEvent && event.kind === 'shake' && event.about.player === owner,
    ),
});

/** A game in which a test's events are proposed at once. */
function propose(events: (game: Marbles) => readonly GameEvent<Marbles>[]): Marbles {
  const proposing = step<Marbles, object>('1.3', 'Events are proposed', (game) =>
    game.propose(...events(game)),
  );
  const game = new Marbles({ inBoxes, happening, proposing }, [], replaced);
  game.call(procedure('proposing', [proposing]), {});
  game.advance();
  return game;
}

const boxed = (game: Marbles, seat: number): readonly string[] =>
  game.player(seat).box.objects.map(({ card }) => card.name);

const rolled = (game: Marbles, seat: number, ...names: readonly string[]): readonly Marble[] =>
  names.map((name) => game.put(name, seat, game.inPlay));

const back = (marbles: readonly Marble[], place?: 'bottom'): readonly GameEvent<Marbles>[] =>
  marbles.map((marble) => move(marble, 'put back', { zone: 'box', place }));

describe('objects that arrive in one pile at the same time', () => {
  it('lie as their owner says, the first lowest, each owner asked in turn', () => {
    const game = propose((on) => back([...rolled(on, 0, 'a', 'b', 'c'), ...rolled(on, 1, 'x', 'y')]));
    expect(game.decision).to.deep.include({ kind: 'order', player: 1 });
    expect(game.act([1, 0])).to.equal(undefined);
    expect(game.decision).to.deep.include({ kind: 'order', player: 0 });
    expect([boxed(game, 0), boxed(game, 1)]).to.deep.equal([[], []]);
    game.act([2, 0, 1]);
    expect([boxed(game, 0), boxed(game, 1)]).to.deep.equal([
      ['c', 'a', 'b'],
      ['y', 'x'],
    ]);
  });

  it('lie the first lowest on the bottom, too, and are arranged there by themselves', () => {
    const game = propose((on) => [...back(rolled(on, 0, 'a', 'b'), 'bottom'), ...back(rolled(on, 0, 'c'))]);
    expect(game.decision).to.deep.include({ kind: 'order', player: 0 });
    game.act([0, 1]);
    expect(boxed(game, 0)).to.deep.equal(['a', 'b', 'c']);
  });

  it('are not arranged where one arrives for each owner, or elsewhere', () => {
    const game = propose((on) => [...back(rolled(on, 0, 'a')), ...back(rolled(on, 1, 'x'))]);
    expect(game.decision).to.equal(undefined);
    expect([boxed(game, 0), boxed(game, 1)]).to.deep.equal([['a'], ['x']]);
    const ring = propose((on) =>
      ['a', 'b'].map((name) => move(on.put(name, 0, on.player(0).pocket), 'roll in', { zone: 'ring' })),
    );
    expect(ring.decision).to.equal(undefined);
  });

  it('are not arranged where they are one and the same card, or keep no order', () => {
    const game = propose((on) => {
      const [red] = rolled(on, 0, 'red');
      return red ? back([red, red]) : [];
    });
    expect(game.decision).to.equal(undefined);
    expect(propose((on) => back(rolled(on, 0, 'a', 'b'))).decision).to.include({ kind: 'order' });
    const shaken = propose((on) => [
      ...back(rolled(on, 0, 'a', 'b')),
      new MarbleEvent('shake', { player: 0 }, () => undefined),
    ]);
    expect(shaken.decision).to.equal(undefined);
    expect(boxed(shaken, 0)).to.deep.equal(['a', 'b']);
  });

  it('leave out what has moved since', () => {
    const game = propose((on) => {
      const [red, blue, green] = rolled(on, 0, 'red', 'blue', 'green');
      if (!red || !blue || !green) return [];
      on.apply(back([green]));
      return back([red, blue, green]);
    });
    const { decision } = game;
    expect(decision?.kind === 'order' ? decision.options.length : 0).to.equal(2);
  });
});
