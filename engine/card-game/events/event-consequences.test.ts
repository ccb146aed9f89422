import { describe, it } from 'node:test';
import { expect } from 'chai';
import { Occurrence } from '../../kernel';
import { type Marble, MarbleEvent, Marbles } from '../test/marbles';
import { consequencesOf, eventConsequence } from './event-consequences';

const chimes = eventConsequence('1.1', 'A bell rings once for each marble that is dropped', {
  kinds: ['drop'],
  finds: (_game: Marbles, events) => events.flatMap((each) => (each instanceof MarbleEvent ? [each] : [])),
  does: (game, { about: { object } }) => game.propose(new MarbleEvent('ring', { object }, () => undefined)),
});
const rolls = eventConsequence('1.2', 'What comes from somewhere rolls on', {
  moves: true,
  finds: () => ['once'],
  does: (game: Marbles) => game.propose(new MarbleEvent('roll', {}, () => undefined)),
});
const ends = eventConsequence('1.3', 'A game of three bells ends', {
  finds: (game: Marbles) => (!game.isOver && rung(game) >= 3 ? [3] : []),
  does: (game, amount) =>
    game.propose(new MarbleEvent('end', { amount }, (on) => on.set(on.now, 'over', true))),
});

const rung = (game: Marbles): number =>
  game.trace.filter((entry) => entry instanceof MarbleEvent && entry.kind === 'ring').length;

const follow = consequencesOf<Marbles>(
  [chimes, rolls, ends],
  (event) => event instanceof Occurrence && event.about.from !== undefined,
);

/** What happens after some events have. */
function after(events: (marble: Marble) => readonly MarbleEvent[], off: readonly string[] = []): Marbles {
  const game = new Marbles({ chimes, rolls, ends }, off, undefined, undefined, follow);
  game.apply(events(game.put('a', 0, game.inPlay)));
  return game;
}

const event = (kind: string, object: Marble, from?: string): MarbleEvent =>
  new MarbleEvent(kind, { object, from }, () => undefined);

const kinds = (game: Marbles): readonly string[] =>
  game.trace.map((entry) => ('kind' in entry ? entry.kind : ''));

describe('what follows from events', () => {
  it('is found of the last of as many rules as a number has bits for, and more are refused', () => {
    const silent = eventConsequence('1.4', 'Nothing follows', {
      kinds: ['never'],
      finds: (_game: Marbles) => [],
      does: () => undefined,
    });
    const others = Array.from({ length: 30 }, () => silent);
    const all = consequencesOf<Marbles>([...others, rolls], () => true);
    const game = new Marbles({ rolls }, [], undefined, undefined, undefined);
    all(game, [event('drop', game.put('a', 0, game.inPlay))]);
    expect(kinds(game)).to.deep.equal(['roll']);
    expect(() => consequencesOf<Marbles>([...others, rolls, rolls], () => true)).to.throw(
      RangeError,
      'not 32',
    );
  });

  it('is done once for each thing that its rule finds, by that rule, before what other rules do', () => {
    const game = after((marble) => [event('drop', marble, 'box'), event('drop', marble)]);
    expect(kinds(game)).to.deep.equal(['drop', 'drop', 'ring', 'ring', 'roll']);
    expect(game.trace.map((entry) => ('cause' in entry ? entry.cause?.number : undefined))).to.deep.equal([
      undefined,
      undefined,
      '1.1',
      '1.1',
      '1.2',
    ]);
  });

  it('is nothing after events of other kinds that move nothing, and no rule counts as used', () => {
    const game = after((marble) => [event('shine', marble)]);
    expect(kinds(game)).to.deep.equal(['shine']);
    expect([...game.exercised]).to.deep.equal([]);
  });

  it('follows from what other rules made happen, too, and from anything where its rule names no events', () => {
    const game = after((marble) => [event('drop', marble), event('drop', marble), event('drop', marble)]);
    expect(kinds(game)).to.deep.equal(['drop', 'drop', 'drop', 'ring', 'ring', 'ring', 'end']);
  });

  it('is left out where its rule is off', () => {
    const game = after((marble) => [event('drop', marble, 'box')], ['1.1']);
    expect(kinds(game)).to.deep.equal(['drop', 'roll']);
  });
});
