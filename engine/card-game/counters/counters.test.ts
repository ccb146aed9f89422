import { describe, it } from 'node:test';
import { expect } from 'chai';
import { fact, Known, type Marble, Marbles, type MarbleTypes } from '../test/marbles';
import { counterInstructions } from './counter-instructions';
import { countersOf, kindsOn } from './counters';

const rolls = fact(
  '1.1',
  'What is in the ring bears counters',
  (game, { zone }: Marble) => zone === game.inPlay,
);

const counters = countersOf<MarbleTypes>({ canBear: rolls });

const instructions = counterInstructions<MarbleTypes>(
  {
    objects: (_game, { ref }, { that, before, source }) =>
      ref === 'that' ? that : ref === 'the rest' ? before : [source],
    amount: (_game, of, known) =>
      of.amount === 'number' ? of.value : 10 * known.that.length + known.named.length,
  },
  counters,
  {
    canBear: rolls,
    shareOf: ({ modes }, place) => modes[place] ?? 0,
    asKnown: (_game, objects) => objects.map((object) => object.cameFrom ?? object),
  },
);

const tools = { chosen: [], number: () => 0, follow: () => undefined };
const two = { amount: 'number', value: 2 } as const;
const [that, others] = [{ ref: 'that' } as const, { ref: 'the rest' } as const];

/** Three marbles in the ring, and a context that speaks of the first two, and of the third as what was before. */
function play(off: readonly string[] = []) {
  const game = new Marbles({ rolls }, off);
  const [red, blue, green] = ['red', 'blue', 'green'].map((name) => game.put(name, 0, game.inPlay));
  if (!red || !blue || !green) throw new RangeError('no marbles');
  const context = new Known(0, red).with({ that: [red, blue], before: [green] });
  return { game, red, blue, green, context };
}

describe('counters', () => {
  it('are put on what can bear them, and added to those of their kind', () => {
    const { game, red } = play();
    const boxed = game.put('white', 0, game.player(0).box);
    game.propose(counters.put(red, 'dust', 2), counters.put(boxed, 'dust', 2));
    game.propose(counters.put(red, 'dust', 1), counters.put(red, 'wax', 1));
    expect(red.counters).to.deep.equal({ dust: 3, wax: 1 });
    expect(boxed.counters).to.deep.equal({});
  });

  it('are as many as effects make it, and can be taken back', () => {
    const { game, red } = play();
    const before = game.journal.mark();
    game.propose(counters.put(red, 'dust', 2).with({ amount: 5 }));
    expect(red.counters).to.deep.equal({ dust: 5 });
    game.takeBack(before);
    expect(red.counters).to.deep.equal({});
  });

  it('are removed as far as there are so many', () => {
    const { game, red } = play();
    game.propose(counters.put(red, 'dust', 2));
    game.propose(counters.remove(red, 'dust', 3), counters.remove(red, 'wax', 1));
    expect(kindsOn(red)).to.deep.equal([]);
    expect(red.counters).to.deep.equal({ dust: 0, wax: 0 });
  });

  it('beyond a maximum are removed down to it', () => {
    const { game, red, blue } = play();
    game.propose(counters.put(red, 'dust', 5), counters.put(blue, 'dust', 2));
    const events = counters.removeBeyond([red, blue], 'dust', 2);
    expect(events.map(({ about: { object, amount } }) => [object, amount])).to.deep.equal([[red, 3]]);
  });

  it('are listed by kind, by name', () => {
    const { game, red } = play();
    game.propose(counters.put(red, 'wax', 1), counters.put(red, 'dust', 2), counters.put(red, 'ash', 0));
    expect(kindsOn(red)).to.deep.equal([
      ['dust', 2],
      ['wax', 1],
    ]);
  });
});

describe('instructions about counters', () => {
  it('put on each as many as are said of it, or its share', () => {
    const { game, red, blue, context } = play();
    const put = { counter: 'dust', amount: two, object: that };
    game.propose(...instructions.putting.perform(game, put, context, tools));
    expect([red.counters, blue.counters]).to.deep.equal([{ dust: 2 }, { dust: 2 }]);
    const divided = { ...put, divided: true };
    game.propose(...instructions.putting.perform(game, divided, context.with({ modes: [3, 1] }), tools));
    expect([red.counters, blue.counters]).to.deep.equal([{ dust: 5 }, { dust: 3 }]);
  });

  it('take from each no more than it has', () => {
    const { game, red, blue, context } = play();
    game.propose(counters.put(red, 'dust', 3), counters.put(blue, 'dust', 1));
    const events = instructions.removing.perform(
      game,
      { counter: 'dust', amount: two, object: that },
      context,
      tools,
    );
    expect(events.map(({ about }) => about.amount)).to.deep.equal([2, 1]);
  });

  it('ask each how much its own amount is', () => {
    const { game, context } = play();
    const own = { counter: 'dust', amount: { amount: 'that much' }, object: that, own: true } as const;
    const amounts = (effect: typeof own | Omit<typeof own, 'own'>): readonly unknown[] =>
      instructions.putting.perform(game, effect, context, tools).map(({ about }) => about.amount);
    expect(amounts(own)).to.deep.equal([11, 11]);
    const { own: _, ...shared } = own;
    expect(amounts(shared)).to.deep.equal([21, 21]);
  });

  it('remove all kinds, each by itself', () => {
    const { game, red, context } = play();
    game.propose(counters.put(red, 'wax', 1), counters.put(red, 'dust', 2));
    const events = instructions.removingAll.perform(game, { object: that }, context, tools);
    expect(events.map(({ about: { what, amount } }) => [what, amount])).to.deep.equal([
      ['dust', 2],
      ['wax', 1],
    ]);
  });

  it('move counters only where one has enough and another can bear them', () => {
    const { game, red, blue, green, context } = play();
    const move = { counter: 'dust', amount: 2, from: that, to: others };
    game.propose(counters.put(red, 'dust', 3), counters.put(blue, 'dust', 1));
    game.propose(...instructions.moving.perform(game, move, context, tools));
    expect([red, blue, green].map((marble) => marble.counters)).to.deep.equal([
      { dust: 1 },
      { dust: 1 },
      { dust: 2 },
    ]);
    const boxed = game.put('white', 0, game.player(0).box);
    game.propose(counters.put(red, 'dust', 3));
    for (const before of [[boxed], [red]])
      expect(instructions.moving.perform(game, move, context.with({ before }), tools)).to.deep.equal([]);
  });

  it('put as many of each kind as another had, as it is known, and as many again', () => {
    const { game, red, blue, green, context } = play();
    game.propose(counters.put(green, 'dust', 2), counters.put(green, 'wax', 1));
    game.propose(...instructions.puttingAsMany.perform(game, { object: that, from: others }, context, tools));
    expect(blue.counters).to.deep.equal({ dust: 2, wax: 1 });
    game.propose(...instructions.doubling.perform(game, { object: that, counter: 'dust' }, context, tools));
    expect(red.counters).to.deep.equal({ dust: 4, wax: 1 });
    const heir = game.put('heir', 0, game.inPlay);
    game.set(heir, 'cameFrom', green);
    game.propose(
      ...instructions.puttingAsMany.perform(
        game,
        { object: that, from: others },
        context.with({ before: [heir] }),
        tools,
      ),
    );
    expect(blue.counters).to.deep.equal({ dust: 6, wax: 2 });
  });
});
