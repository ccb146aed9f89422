import { describe, it } from 'node:test';
import { expect } from 'chai';
import type {
  CardSpecification,
  EnginePort,
  Observation,
  SetupRequest,
  TraceLine,
} from '../../../../port/contract';
import { ReferenceEngine } from '../../../../port/in-process';
import { PassedOn } from '../../../../port/passed-on';
import { playGame } from '../../../play';
import { leastAnswer } from '../../../shrink/deed';
import { mandatoryTable } from '../looping-tables';
import { draws } from './loops';

/** An engine in whose trace nothing but decisions and the draw is told: every event of the loop was replaced. */
class AllReplaced extends PassedOn {
  constructor(private readonly told: (line: TraceLine) => boolean) {
    super(new ReferenceEngine());
  }
  override trace(from = 0): readonly TraceLine[] {
    return super.trace().filter(this.told).slice(from);
  }
  override observe(viewer?: number): Observation {
    const seen = super.observe(viewer);
    const objects = seen.objects.map((object) =>
      object.types.includes('base')
        ? { ...object, abilities: ['If you would gain resource, gain none.'] }
        : object,
    );
    return { ...seen, objects };
  }
}

const isDraw = ({ kind }: TraceLine): boolean => kind === 'the game is a draw';

/** Bob's hand is to be refilled, and what he would draw he discards instead: he has nothing to discard. */
function refilledInVain(deck = 3): SetupRequest {
  const drought = 'If an opponent would draw a card, that player discards a card instead.';
  const base: CardSpecification = {
    name: 'Kiln',
    types: ['base'],
    fields: { defense: 8, capacity: 3 },
    text: '',
  };
  const unit: CardSpecification = {
    name: 'Goose',
    types: ['unit'],
    fields: { cost: 1, will: 1, power: 1 },
    text: '',
  };
  return {
    rulebook: 'legions-of-will',
    seed: 1,
    players: [
      { name: 'Alice', zones: { deck: [], hand: [] }, permanents: [{ card: { ...base, text: drought } }] },
      {
        name: 'Bob',
        zones: { deck: Array.from({ length: deck }, () => unit), hand: [] },
        permanents: [{ card: base }],
      },
    ],
    from: { activePlayer: 0, part: 'prebattle main phase', turn: 3 },
  };
}

/** What is wrong with the draw that a loop of mandatory actions ends in. */
function drawn(port: EnginePort, table = repeating): string | undefined {
  const { violation, drawn: isDrawn } = playGame(port, table, {
    most: 40,
    invariants: [draws],
    answer: leastAnswer,
    every: Number.MAX_SAFE_INTEGER,
  });
  return violation ? violation.message : isDrawn ? undefined : 'no draw';
}

const repeating: SetupRequest = mandatoryTable({ shape: 0, deal: 0, things: [], moves: [], rest: 1 });

describe('a draw by a loop', () => {
  it('is one where its events repeat', () => {
    expect(drawn(new ReferenceEngine())).to.equal(undefined);
  });

  it('is one where events are replaced and what nobody has a choice about repeats', () => {
    expect(drawn(new AllReplaced((line) => line.what === 'decision' || isDraw(line)))).to.equal(undefined);
  });

  it('is one where a hand is refilled in vain, of which nothing is told', () => {
    expect(drawn(new ReferenceEngine(), refilledInVain())).to.equal(undefined);
    // What replaces draws does so also where there is nothing to draw (610.9).
    expect(drawn(new ReferenceEngine(), refilledInVain(0))).to.equal(undefined);
  });

  it('is one where dice are rolled and nothing comes of them, of few of which nobody could say so', () => {
    const rolls =
      'At the beginning of your turn, roll a six-sided die. If the result is 4 or greater, you gain 1 resource.';
    const base = { name: 'Kiln', types: ['base'], fields: { defense: 8, capacity: 3 }, text: rolls };
    const table: SetupRequest = {
      rulebook: 'legions-of-will',
      seed: 4,
      players: [
        { name: 'Alice', permanents: [{ card: base }] },
        { name: 'Bob', permanents: [{ card: { ...base, text: '' } }] },
      ],
      from: { activePlayer: 0, part: 'reset step', turn: 3 },
    };
    expect(drawn(new ReferenceEngine(), table)).to.equal(undefined);
    let rolled = 0;
    const few = ({ kind }: TraceLine): boolean => kind !== 'roll a die' || ++rolled < 100;
    expect(drawn(new AllReplaced(few), table)).to.match(/don't repeat/);
  });

  it('is none where cards replace draws, but no hand is to be refilled', () => {
    class Dealt extends PassedOn {
      override observe(viewer?: number): Observation {
        const seen = super.observe(viewer);
        const objects = seen.objects.map((object) =>
          object.zone === 'deck' ? { ...object, zone: 'hand' } : object,
        );
        return { ...seen, objects };
      }
    }
    expect(drawn(new Dealt(new ReferenceEngine()), refilledInVain())).to.match(/don't repeat/);
  });

  it('is none where nothing repeats, whatever is replaced', () => {
    const once = new Set<string>();
    const told = (line: TraceLine): boolean => isDraw(line) || !once.has(line.kind);
    expect(drawn(new AllReplaced(told))).to.equal(undefined);
    for (const kind of ['priority', 'order triggered abilities', 'resolve', 'cease to exist']) once.add(kind);
    for (const kind of ['gain resource', 'put on the chain of events']) once.add(kind);
    expect(drawn(new AllReplaced(told))).to.match(/but the \d+ events since the last choice don't repeat/);
  });
});
