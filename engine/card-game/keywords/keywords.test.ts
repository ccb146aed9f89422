import { describe, it } from 'node:test';
import { expect } from 'chai';
import {
  fact,
  Known,
  type Marble,
  MarbleEvent,
  Marbles,
  type MarbleTypes,
  simpleMovement,
} from '../test/marbles';
import { movement } from '../zones/movement';
import { doneToEach } from './done-to-each';
import { choosingDiscards, drawingCards, drawingTop } from './hands';
import { shufflingOf } from './shuffling';

const isMarked = fact(
  '1.1',
  'A marked marble that is shuffled is a new one',
  (_game, { isChipped }: Marble) => isChipped,
);

const { move, renew } = movement<MarbleTypes, { zone: string }>({
  ...simpleMovement,
  zoneOf: (game, { owner }) => game.player(owner).pocket,
});

const boxOf = (game: Marbles, seat: number) => game.player(seat).box;
const draw = (_game: Marbles, seat: number) => [
  drawingTop<MarbleTypes, { zone: string }>(seat, {
    move,
    pileOf: boxOf,
    kind: 'pick',
    to: { zone: 'pocket' },
  }),
];
const shuffle = shufflingOf<MarbleTypes>({ pileOf: boxOf, becomesNew: isMarked, renew, purpose: 'shake' });

const players = (): readonly number[] => [1, 0];
const tools = { chosen: [], number: () => 0, follow: () => undefined };
const each = { who: { who: 'each player' }, amount: { amount: 'number', value: 0 } } as const;

/** Marbles in a player's box, the last on top, and what a text says that speaks of none. */
function play(...names: readonly string[]) {
  const game = new Marbles({ isMarked });
  const marbles = names.map((name) => game.put(name, 0, boxOf(game, 0)));
  const context = new Known(0, game.put('source', 0, game.inPlay));
  return { game, marbles, context };
}

const namesIn = ({ objects }: { readonly objects: readonly Marble[] }): readonly string[] =>
  objects.map(({ card }) => card.name);

describe('drawing', () => {
  it('takes what is on top as each draw happens', () => {
    const { game, context } = play('low', 'high');
    const drawing = drawingCards<MarbleTypes>(
      { players },
      (_game, _effect, seat) => (seat === 0 ? 3 : -1),
      draw,
    );
    const events = drawing.perform(game, each, context, tools);
    game.propose(...events);
    expect(events.map(({ kind, about }) => [kind, about.player])).to.deep.equal([
      ['pick', 0],
      ['pick', 0],
      ['pick', 0],
    ]);
    expect(namesIn(game.player(0).pocket)).to.deep.equal(['high', 'low']);
    expect(events.map(({ became }) => became.map(({ card }) => card.name))).to.deep.equal([
      ['high'],
      ['low'],
      [],
    ]);
  });
});

describe('discarding', () => {
  it('is a choice of each player among the cards that there are, as many as that', () => {
    const { game, context } = play('a', 'b', 'c');
    const choices = (most: number, least?: number) =>
      choosingDiscards<MarbleTypes>(
        { players, amount: () => least ?? 0 },
        () => most,
        (on, seat) => boxOf(on, seat).objects,
      )(game, least === undefined ? each : { ...each, minimum: each.amount, random: true }, context).map(
        ({ player, objects, minimum, maximum, random }) => [player, objects.length, minimum, maximum, random],
      );
    expect(choices(2)).to.deep.equal([
      [1, 0, 0, 0, undefined],
      [0, 3, 2, 2, undefined],
    ]);
    expect(choices(5, 1)).to.deep.equal([
      [1, 0, 0, 0, true],
      [0, 3, 1, 3, true],
    ]);
    expect(choices(-1)[1]).to.deep.equal([0, 3, 0, 0, undefined]);
  });
});

describe('shuffling', () => {
  it('puts the same cards in another order, which can be taken back', () => {
    const names = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'];
    const { game } = play(...names);
    const before = game.journal.mark();
    game.propose(shuffle(0));
    const after = namesIn(boxOf(game, 0));
    expect(after).to.have.members(names);
    expect(after).not.to.deep.equal(names);
    game.takeBack(before);
    expect(namesIn(boxOf(game, 0))).to.deep.equal(names);
  });

  it('makes new objects of those that lose themselves', () => {
    const { game, marbles } = play('a', 'b');
    const [a, b] = marbles;
    if (!a || !b) throw new RangeError('no marbles');
    game.set(b, 'isChipped', true);
    game.propose(shuffle(0));
    expect([a.ceased, b.ceased]).to.deep.equal([false, true]);
    expect(boxOf(game, 0).objects).to.include(a).and.not.include(b);
  });

  it('happens to an empty pile', () => {
    const { game } = play();
    game.propose(shuffle(1));
    expect(game.trace.map((entry) => ('kind' in entry ? entry.kind : ''))).to.deep.equal(['shuffle']);
  });
});

describe('an instruction about objects', () => {
  it('is done to each of them to which it can be done', () => {
    const { game, marbles, context } = play('a', 'b', 'c');
    const chipping = doneToEach<MarbleTypes>(
      { objects: (_game, _reference, { that }, chosen = []) => [...that, ...chosen] },
      (_game, object, { controller: player }) =>
        object.card.name === 'b' ? [] : [new MarbleEvent('chip', { object, player }, () => undefined)],
    );
    const events = chipping.perform(
      game,
      { object: { ref: 'that' } },
      context.with({ that: marbles.slice(0, 2) }),
      {
        ...tools,
        chosen: marbles.slice(2),
      },
    );
    expect(events.map(({ about: { object, player } }) => [object, player])).to.deep.equal([
      [marbles[0], 0],
      [marbles[2], 0],
    ]);
  });
});
