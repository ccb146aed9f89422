import { describe, it } from 'node:test';
import { expect } from 'chai';
import { amountOf } from '../../port/amounts';
import type { EnginePort, Observation, SetupRequest } from '../../port/contract';
import { ReferenceEngine } from '../../port/in-process';
import { PassedOn } from '../../port/passed-on';
import { leastAnswer } from '../shrink/deed';
import { type Metamorphosis, metamorphic } from '.';
import { metamorphoses } from './kinds';

const unit = (name: string, text = '') => ({
  name,
  types: ['unit'],
  fields: { cost: 1, will: 2, power: 2 },
  text,
});

const table: SetupRequest = {
  rulebook: 'legions-of-will',
  seed: 3,
  stops: 'every priority',
  from: { activePlayer: 0, part: 'prebattle main phase', turn: 3 },
  players: ['Alice', 'Bob', 'Carol'].map((name) => ({
    name,
    zones: {
      deck: [unit(`${name}'s Ox`), unit(`${name}'s Fox`), unit(`${name}'s Rat`)],
      hand: [unit(`${name}'s Crow`), unit(`${name}'s Mole`)],
    },
    resources: { resource: 5 },
    permanents: [
      {
        card: {
          name: `${name}'s Kiln`,
          types: ['base'],
          fields: { defense: 9, capacity: 5, production: 1, activationCost: 1 },
        },
        attached: [
          { card: unit(`${name}'s Warden`, 'Whenever a unit enters the battlefield, you gain 1 resource.') },
        ],
      },
    ],
  })),
};

/** Plays a card and then passes some times, as a scenario would, up to its end. */
function play(engine: EnginePort): void {
  engine.setup(table);
  for (let acts = 0; acts < 24; acts += 1) {
    const decision = engine.legal();
    if (!decision) break;
    const plays = decision.options.findIndex(({ action }) => action === 'play');
    const result = engine.act({
      do: 'answer',
      answer: acts === 0 && plays > 0 ? [plays] : leastAnswer(decision),
    });
    expect(result.done).to.equal(true);
    engine.observe();
  }
  engine.leftOver();
}

/** Forgets to take back a change of a reserve. */
class ForgetsToTakeBack extends PassedOn {
  private undone = 0;
  override setup(request: SetupRequest): void {
    this.undone = 0;
    super.setup(request);
  }
  override undo(): boolean {
    this.undone += 1;
    return super.undo();
  }
  override observe(viewer?: number): Observation {
    const seen = super.observe(viewer);
    return {
      ...seen,
      players: seen.players.map((each) => ({
        ...each,
        resources: { resource: amountOf(each, 'resource') + this.undone },
      })),
    };
  }
}

/** What happens depends on how many games there were before: a game isn't its setup and its answers. */
let games = 0;
class RemembersGames extends PassedOn {
  private readonly game: number;
  constructor(inner: EnginePort) {
    super(inner);
    games += 1;
    this.game = games;
  }
  override hash(): string {
    return `${super.hash()} ${this.game}`;
  }
}

/** The first seat is given something that no rule gives it. */
class FavoursTheFirst extends PassedOn {
  override setup(request: SetupRequest): void {
    super.setup({
      ...request,
      players: request.players.map((player, seat) =>
        seat === 0 ? { ...player, resources: { resource: (player.resources?.resource ?? 0) + 1 } } : player,
      ),
    });
  }
}

/** Shows how long the names of hidden cards are. */
class Leaks extends PassedOn {
  override observe(viewer?: number): Observation {
    const seen = super.observe(viewer);
    const all = super.observe();
    return {
      ...seen,
      objects: seen.objects.map((object, place) =>
        object.name === undefined
          ? { ...object, characteristics: { length: all.objects[place]?.name?.length ?? 0 } }
          : object,
      ),
    };
  }
}

const faults: Readonly<Record<Metamorphosis, (inner: EnginePort) => EnginePort>> = {
  undo: (inner) => new ForgetsToTakeBack(inner),
  save: (inner) => new RemembersGames(inner),
  seats: (inner) => new FavoursTheFirst(inner),
  hidden: (inner) => new Leaks(inner),
};

/** What is wrong when a game is played with a metamorphosis; undefined when nothing is. */
function wrongWith(kind: Metamorphosis, make: () => EnginePort): string | undefined {
  const { engine } = metamorphic(kind, make(), make);
  try {
    play(engine);
    // Seats are only noticed by whoever compares: a scenario says what must come out.
    const { players } = engine.observe();
    const plain = make();
    play(plain);
    const same = JSON.stringify(plain.observe().players) === JSON.stringify(players);
    return kind === 'seats' && !same ? 'it comes out otherwise' : undefined;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

describe('a metamorphic run', () => {
  for (const kind of metamorphoses) {
    it(`of ${kind} changes nothing on an engine that is right`, () => {
      expect(wrongWith(kind, () => new ReferenceEngine())).to.equal(undefined);
      const { engine, tally } = metamorphic(kind, new ReferenceEngine(), () => new ReferenceEngine());
      play(engine);
      expect(tally.done).to.be.greaterThan(0);
    });

    it(`finds a fault that only ${kind} finds`, () => {
      const finders = metamorphoses.filter(
        (each) => wrongWith(each, () => faults[kind](new ReferenceEngine())) !== undefined,
      );
      expect(finders).to.deep.equal([kind]);
    });
  }

  it('of seats leaves a game from its very beginning as it is, and counts it', () => {
    const { engine, tally } = metamorphic('seats', new ReferenceEngine(), undefined);
    engine.setup({ ...table, from: 'the beginning' });
    expect(engine.observe().players.map(({ name }) => name)).to.deep.equal(['Alice', 'Bob', 'Carol']);
    expect([...tally.left.values()]).to.deep.equal([1]);
  });

  it('of seats says by the names who has focus', () => {
    const { engine } = metamorphic('seats', new ReferenceEngine(), undefined);
    const scout = { name: 'Scout', types: ['unit'], fields: { cost: 0, might: 1 } };
    engine.setup({
      rulebook: 'riftbound',
      seed: 3,
      stops: 'every priority',
      from: { activePlayer: 0, part: 'action phase', turn: 3 },
      players: ['Alice', 'Bob'].map((name) => ({
        name,
        permanents: [
          { card: { name: `${name}'s ford`, types: ['battlefield'] } },
          ...(name === 'Alice' ? [{ card: scout }] : []),
        ],
      })),
    });
    const { options = [] } = engine.legal() ?? {};
    const moves = options.findIndex(({ action }) => action === 'move a unit');
    expect(engine.act({ do: 'answer', answer: [moves] }).done).to.equal(true);
    expect(engine.observe().players[0]?.statuses).to.deep.equal(['focus']);
  });

  it('of save goes on after an action that the engine took back', () => {
    const { engine, tally } = metamorphic('save', new ReferenceEngine(), () => new ReferenceEngine());
    const lamp = { name: 'Lamp', types: ['action'], fields: { cost: 'X' }, text: 'You gain 1 resource.' };
    const gate = unit('Gate', "Your opponents can't play cards with resource cost 3 or greater.");
    const [alice, bob, carol] = table.players;
    if (!alice || !bob || !carol) throw new Error('There are three players.');
    const [base] = bob.permanents ?? [];
    if (!base) throw new Error('Bob has a base.');
    const bobs = { ...bob, permanents: [{ ...base, attached: [{ card: gate }] }] };
    engine.setup({ ...table, players: [{ ...alice, zones: { ...alice.zones, hand: [lamp] } }, bobs, carol] });
    const playLamp = (x: number): boolean => {
      const plays = engine.legal()?.options.findIndex(({ action }) => action === 'play') ?? -1;
      const begun = engine.act({ do: 'answer', answer: [plays] });
      return (
        begun.done && engine.legal()?.kind === 'number' && engine.act({ do: 'answer', answer: [x] }).done
      );
    };
    expect(playLamp(4)).to.equal(false);
    const saved = tally.done;
    expect(playLamp(2)).to.equal(true);
    expect(tally.done).to.be.greaterThan(saved);
    expect([...tally.left]).to.deep.equal([]);
  });

  it('of hidden cards needs a second engine', () => {
    expect(() => metamorphic('hidden', new ReferenceEngine(), undefined)).to.throw('a second engine');
  });
});
