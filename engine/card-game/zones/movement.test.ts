import { describe, it } from 'node:test';
import { expect } from 'chai';
import { draft } from '../../kernel';
import { antecedentsOf } from '../instructions/antecedents';
import { hasBecome } from '../objects/game-object';
import { definition, fact, Known, type Marble, Marbles, type MarbleTypes } from '../test/marbles';
import { type Destination, movement } from './movement';

const isNew = fact('1.1', 'A marble that changes zones becomes a new one', () => true);
const isGlued = fact(
  '1.2',
  'A glued marble stays where it is',
  (_game, { card }: Marble) => card.name === 'glued',
);
const bursts = fact(
  '1.3',
  'A bubble that leaves the ring bursts',
  (game, { card, zone }: Marble) => card.name === 'bubble' && zone === game.inPlay,
);
const fromBottom = definition(
  '1.4',
  'The Nth place of a box that holds fewer marbles is its bottom',
  (_game, size: number, place: number) => Math.max(0, size - (place - 1)),
  (_game, size) => size,
);

interface Rolling extends Destination {
  readonly chipped?: boolean;
}

const { move, cease, renew } = movement<MarbleTypes, Rolling>({
  zoneOf: (game, { owner }, { zone }) =>
    zone === 'ring'
      ? game.inPlay
      : zone === 'queue'
        ? game.stack
        : zone === 'box'
          ? game.player(owner).box
          : game.player(owner).pocket,
  stays: (game, marble) => isGlued(game, marble),
  isNew: (game) => isNew(game),
  remember: (from, arrived) => {
    arrived.isChipped = from.isChipped;
  },
  about: (moved, { chipped }) => ({ ...moved, chipped }),
  asReplaced: (to, { chipped = false }) => ({ ...to, chipped }),
  arrive: (game, { owner }, arrived, { controller = owner, chipped = false }) => {
    if (chipped) arrived.isChipped = true;
    if (arrived.zone === game.inPlay) arrived.controller = controller;
  },
  fromBottom,
  vanishes: (game, marble) => bursts(game, marble),
  leave: (game, marble) =>
    game.set(marble, 'counters', { departures: (marble.counters.departures ?? 0) + 1 }),
});

const play = (off: readonly string[] = []) => {
  const game = new Marbles({ isNew, isGlued, bursts, fromBottom }, off);
  const [ada] = game.players;
  if (!ada) throw new RangeError('nobody plays');
  return { game, ada };
};

const names = (marbles: readonly Marble[]): readonly string[] => marbles.map(({ card }) => card.name);

describe('an object that changes zones', () => {
  it('becomes a new one, which lies on top; of the old one stays known what it last was', () => {
    const { game, ada } = play();
    game.put('blue', 0, ada.box);
    const red = game.put('red', 0, game.inPlay);
    game.set(red, 'controller', 1);
    game.set(red, 'isChipped', true);
    const event = move(red, 'put back', { zone: 'box' });
    game.propose(event);
    expect(names(ada.box.objects)).to.deep.equal(['blue', 'red']);
    expect(game.inPlay.objects).to.deep.equal([]);
    expect(red).to.include({ ceased: true, lastController: 1, became: event.became });
    expect(event.became).to.deep.equal([ada.box.top]);
    expect(ada.box.top).to.include({ isChipped: false, controller: undefined, ceased: false });
    expect(event.describe(game)).to.equal('Ben: put back "red" (ring → box)');
  });

  it('remembers what it was where the rule is off that says otherwise', () => {
    const { game, ada } = play(['1.1']);
    const red = game.put('red', 0, game.inPlay);
    game.set(red, 'isChipped', true);
    game.propose(move(red, 'put back', { zone: 'box' }));
    expect(ada.box.top).to.include({ isChipped: true });
  });

  it('moves once: what it was is no more, and a marble that stays has moved nowhere', () => {
    const { game, ada } = play();
    const red = game.put('red', 0, game.inPlay);
    const glued = game.put('glued', 0, game.inPlay);
    game.propose(move(red, 'put back', { zone: 'box' }), move(red, 'put back', { zone: 'pocket' }));
    game.propose(move(glued, 'put back', { zone: 'box' }));
    expect([ada.box, ada.pocket, game.inPlay].map(({ objects }) => names(objects))).to.deep.equal([
      ['red'],
      [],
      ['glued'],
    ]);
    expect(glued).to.deep.include({ ceased: false, became: [] });
  });

  it('arrives at the place that is named, under the control that is named', () => {
    const { game, ada } = play();
    for (const name of ['lowest', 'middle', 'highest']) game.put(name, 0, ada.box);
    const put = (name: string, place: Destination['place']): void =>
      game.propose(move(game.put(name, 0, ada.pocket), 'put back', { zone: 'box', place }));
    put('second', 2);
    put('tenth', 10);
    put('last', 'bottom');
    expect(names(ada.box.objects)).to.deep.equal(['last', 'tenth', 'lowest', 'middle', 'second', 'highest']);
    game.propose(move(game.put('green', 0, ada.pocket), 'roll in', { zone: 'ring', controller: 1 }));
    expect(game.inPlay.top).to.include({ owner: 0, controller: 1 });
  });

  it('is detached, and what was attached to it stays', () => {
    const { game } = play();
    const [red, blue, green] = ['red', 'blue', 'green'].map((name) => game.put(name, 0, game.inPlay));
    if (!red || !blue || !green) throw new RangeError('no marbles');
    for (const [upper, lower] of [
      [green, blue],
      [blue, red],
    ] as const) {
      game.set(upper, 'attachedTo', lower);
      game.journal.push(lower.attached, upper);
    }
    game.propose(move(blue, 'put back', { zone: 'box' }));
    expect(red.attached).to.deep.equal([]);
    expect(blue.attached).to.deep.equal([green]);
    expect(game.inPlay.objects).to.deep.equal([red, green]);
  });

  it('arrives nowhere where it vanishes, and what it became is gone', () => {
    const { game, ada } = play();
    const bubble = game.put('bubble', 0, game.inPlay);
    game.propose(move(bubble, 'put back', { zone: 'box' }));
    expect([ada.box.objects, game.inPlay.objects]).to.deep.equal([[], []]);
    expect(bubble.became).to.have.lengthOf(1);
    expect(bubble.became[0]).to.include({ ceased: true, zone: ada.box });
  });

  it('comes back exactly as it was when its move is taken back', () => {
    const { game, ada } = play();
    const [red, blue] = [game.put('red', 0, game.inPlay), game.put('blue', 0, game.inPlay)];
    const before = game.journal.mark();
    game.propose(move(red, 'put back', { zone: 'box' }));
    game.takeBack(before);
    expect(game.inPlay.objects).to.deep.equal([red, blue]);
    expect(ada.box.objects).to.deep.equal([]);
    expect(red).to.deep.include({ ceased: false, became: [] });
  });
});

const antecedents = antecedentsOf<MarbleTypes>(
  {
    players: () => [],
    objects: () => [],
    candidates: () => [],
    fits: () => false,
    amount: () => 0,
    holds: () => false,
  },
  {
    onlyInPlay: [],
    counted: [],
    showing: [],
    putsWithTheirOwner: () => false,
    became: (_game, _effect, object) => object,
  },
);

describe('an object of several cards', () => {
  /** One marble glued together from two, in the ring. */
  const together = () => {
    const { game, ada } = play();
    const red = game.put('red', 0, game.inPlay);
    draft(red).otherCards = [{ name: 'blue', text: '' }];
    return { game, ada, red };
  };

  it('leaves as one, and each card arrives as an object of its own', () => {
    const { game, ada, red } = together();
    const event = move(red, 'put back', { zone: 'box' });
    game.propose(event);
    expect(game.inPlay.objects).to.deep.equal([]);
    expect(names(ada.box.objects)).to.deep.equal(['red', 'blue']);
    expect(ada.box.objects.every(({ otherCards }) => otherCards.length === 0)).to.equal(true);
    expect(red.became).to.deep.equal([...ada.box.objects]);
    expect(event.became).to.equal(red.became);
    expect(ada.box.objects.map((each) => hasBecome(red, each))).to.deep.equal([true, true]);
  });

  it('comes back whole when that is taken back', () => {
    const { game, ada, red } = together();
    const before = game.journal.mark();
    game.propose(move(red, 'put back', { zone: 'box' }));
    game.takeBack(before);
    expect([game.inPlay.objects, ada.box.objects, red.became]).to.deep.equal([[red], [], []]);
  });

  it('is all of them to the text that goes on about it, and was one object that moved', () => {
    const { game, ada, red } = together();
    const event = move(red, 'put back', { zone: 'box' });
    game.propose(event);
    const context = new Known(0, game.put('source', 0, game.inPlay));
    antecedents.note(
      game,
      { effect: { do: 'nothing' }, happened: [event], about: [red], chosen: [] },
      context,
    );
    expect(context.that).to.deep.equal([...ada.box.objects]);
    expect(context.moved).to.deep.equal([...ada.box.objects]);
    expect(context.thatMuch).to.equal(1);
  });
});

describe('the event of an object moving', () => {
  it('is about where it goes and comes from, and about whom it goes to', () => {
    const { game, ada } = play();
    const red = game.put('red', 0, ada.pocket);
    expect(move(red, 'roll in', { zone: 'ring' }).about).to.include({
      object: red,
      player: 0,
      what: 'ring',
      from: 'pocket',
      bottom: undefined,
    });
    expect(move(red, 'roll in', { zone: 'ring', controller: 1 }).about).to.include({ player: 1 });
    expect(move(red, 'put back', { zone: 'box', place: 'bottom' }).about).to.include({ bottom: true });
    expect(move(red, 'roll in', { zone: 'ring' }, { player: 1, amount: 3 }).about).to.include({
      object: red,
      player: 1,
      amount: 3,
    });
  });

  it('moves it as effects make it that change what the event is about', () => {
    const { game, ada } = play();
    const whole = move(game.put('red', 0, ada.pocket), 'roll in', { zone: 'ring' });
    game.propose(whole.with({ chipped: true }));
    expect(game.inPlay.top).to.include({ isChipped: true });
    const chipped = move(game.put('blue', 0, ada.pocket), 'roll in', { zone: 'ring', chipped: true });
    expect(chipped.about).to.include({ chipped: true });
    game.propose(chipped.with({ chipped: false }));
    expect(game.inPlay.top).to.include({ isChipped: false });
  });
});

describe('an object that ceases to exist', () => {
  it('leaves its zone, once, and becomes nothing', () => {
    const { game } = play();
    const red = game.put('red', 0, game.stack);
    game.propose(cease(red), cease(red));
    expect(game.stack.objects).to.deep.equal([]);
    expect(red).to.deep.include({ ceased: true, became: [] });
    expect(red.counters).to.deep.equal({ departures: 1 });
  });
});

describe('an object that is renewed', () => {
  it('is a new one at the same place, and the old one is gone', () => {
    const { game, ada } = play();
    const [low, , high] = ['low', 'middle', 'high'].map((name) => game.put(name, 0, ada.box));
    const middle = ada.box.objects[1];
    if (!middle) throw new RangeError('no marbles');
    const renewed = renew(game, middle);
    expect(ada.box.objects).to.deep.equal([low, renewed, high]);
    expect(middle.ceased).to.equal(true);
    expect(renewed).to.include({ ceased: false, card: middle.card });
  });
});
