import { describe, it } from 'node:test';
import { expect } from 'chai';
import type { Observation, TraceLine } from '../../../../port/contract';
import { ReferenceEngine } from '../../../../port/in-process';
import { PassedOn } from '../../../../port/passed-on';
import { type Invariant, Moment, Reach } from '../../../invariant';
import { seeded } from '../../../numbers';
import { generatedDuel } from '../tables';
import { beginnings } from './beginnings';
import { marked, order, parts } from './order';
import { onePoint } from './scoring';
import { stunned } from './stunned';
import { triggersInTurnOrder } from './turn';

/** An engine that shows another table than there is. */
class Showing extends PassedOn {
  constructor(private readonly shown: (seen: Observation) => Observation) {
    super(new ReferenceEngine());
  }

  override observe(viewer?: number): Observation {
    return this.shown(super.observe(viewer));
  }
}

const { table } = generatedDuel(
  { shape: 1, deal: 2, things: [14, 58, 80, 124, 4444, 55555], moves: [], rest: 0 },
  { deck: 12, swarm: false },
);

type Told = Partial<TraceLine> & Pick<TraceLine, 'kind'>;

/** What an invariant says of a duel in which the trace tells of this, moment by moment. */
function told(
  { watch }: Invariant,
  moments: readonly (readonly Told[])[],
  shown: (seen: Observation) => Observation = (seen) => seen,
): string | undefined {
  const port = new Showing(shown);
  port.setup(table);
  const watcher = watch({
    port,
    table,
    chance: seeded(1),
    every: 1,
    another: undefined,
    answers: [],
  });
  for (const lines of moments) {
    const all = lines.map((line): TraceLine => ({ what: 'event', text: line.kind, ...line }));
    const wrong = watcher.look(new Moment(port, port.legal(), all, new Reach()));
    if (wrong !== undefined) return wrong;
  }
  return undefined;
}

const begin = (detail: string, player = 0): Told => ({ kind: 'begin', detail, player });
const begins = (...all: readonly string[]): readonly Told[] => all.map((part) => begin(part));

describe('what the trace of a duel tells', () => {
  it('is wrong where a part of a turn is left out, but for the first ones of a game that is joined', () => {
    expect(told(parts, [begins('end of turn phase', 'expiration step', 'awaken phase')])).to.equal(undefined);
    expect(told(parts, [begins('channel phase', 'draw phase'), begins('action phase')])).to.equal(undefined);
    const wrong = told(parts, [begins('channel phase', 'draw phase'), begins('end of turn phase')]);
    expect(wrong).to.equal('After the draw phase the end of turn phase begins, without the action phase.');
    expect(parts.ruleOf?.(wrong ?? '')).to.equal('316');
  });

  it('is wrong where a player has two turns in a row', () => {
    const turns = (seat: number): readonly (readonly Told[])[] => [
      [begin('awaken phase', 0)],
      [begin('awaken phase', seat)],
    ];
    expect(told(order, turns(1))).to.equal(undefined);
    expect(told(order, turns(0))).to.equal("After Alice's turn Alice has one.");
  });

  it('is wrong where nobody draws before somebody gets priority in the Draw Phase', () => {
    const priority: Told = { what: 'decision', kind: 'priority', player: 0 };
    const cards: Told = { kind: 'draw', player: 0 };
    const full = (seen: Observation): Observation => ({
      ...seen,
      objects: seen.objects.map((object, place) =>
        place === 0 ? { ...object, zone: 'main deck', owner: 0 } : object,
      ),
    });
    expect(told(beginnings, [[begin('draw phase'), cards, priority]], full)).to.equal(undefined);
    expect(told(beginnings, [[begin('draw phase'), priority]], full)).to.equal(
      'Alice does draw 0 times in the draw phase, not 1.',
    );
    const burns: readonly Told[] = [
      { kind: 'burn out', player: 0 },
      { what: 'decision', kind: 'choose an opponent', player: 0 },
      { kind: 'gain points', player: 1 },
    ];
    expect(told(beginnings, [[begin('draw phase'), ...burns, cards, priority]], full)).to.equal(undefined);
    expect(told(beginnings, [[begin('draw phase'), ...burns, priority]], full)).to.equal(
      'Alice does draw 0 times in the draw phase, not 1.',
    );
  });

  it('is wrong where something of another player is readied by itself in an Awaken Phase', () => {
    const readies = (player: number): Told => ({ kind: 'ready', player, object: 'any' });
    expect(told(beginnings, [[begin('awaken phase', 1), readies(1)]])).to.equal(undefined);
    const wrong = told(beginnings, [[begin('awaken phase', 1), readies(0)]]);
    expect(wrong).to.contain("is readied in Bob's Awaken Phase, and is somebody else's.");
    expect(beginnings.ruleOf?.(wrong ?? '')).to.equal('315.1.a');
    const triggered: Told = { kind: 'put onto the chain' };
    expect(told(beginnings, [[begin('awaken phase', 1), triggered, readies(0)]])).to.equal(undefined);
  });

  it('is wrong where a third rune is channelled in another than the first Channel Phase of a player', () => {
    const channel: Told = { kind: 'channel', player: 1 };
    const phase = (count: number): readonly Told[] => [
      begin('channel phase', 1),
      ...Array.from({ length: count }, () => channel),
      begin('draw phase', 1),
      { kind: 'draw', player: 1 },
    ];
    expect(told(beginnings, [phase(3), phase(2)])).to.equal(undefined);
    expect(told(beginnings, [phase(3), phase(3)])).to.equal('Bob does channel 3 times in the channel phase.');
  });

  it('goes by the turn in which triggers were put on the chain, not by the one that has begun since', () => {
    const put = (player: number): Told => ({ kind: 'put onto the chain', rule: '376.3.b.1', player });
    const inBobsTurn = [begin('awaken phase', 1), put(1), put(0)];
    expect(told(triggersInTurnOrder, [[...inBobsTurn, begin('awaken phase', 0)]])).to.equal(undefined);
    expect(told(triggersInTurnOrder, [[begin('awaken phase', 0), put(1), put(0)]])).to.contain(
      "Bob put a triggered ability on the chain before Alice, in Alice's turn",
    );
  });

  it('wants the first triggers of an initial chain from who has focus, and no others', () => {
    const put = (player: number): Told => ({ kind: 'put onto the chain', rule: '376.3.b.1', player });
    const opened = [begin('awaken phase', 0), { kind: 'begin a showdown', player: 1 }];
    const combat = { kind: 'begin a combat', player: 0 };
    expect(told(triggersInTurnOrder, [[...opened, combat, put(1), put(0)]])).to.equal(undefined);
    expect(told(triggersInTurnOrder, [[...opened, combat, put(0), put(1)]])).to.equal(
      'Alice put a triggered ability on the chain before Bob, on an initial chain with Bob in focus.',
    );
    const later = { kind: 'draw', player: 0 };
    expect(told(triggersInTurnOrder, [[...opened, combat, later, put(0), put(1)]])).to.equal(undefined);
    expect(told(triggersInTurnOrder, [[...opened, combat, later, put(1), put(0)]])).to.contain(
      "in Alice's turn",
    );
  });

  it('is wrong where scoring is worth more than a point', () => {
    const gain = (amount: number): Told => ({ kind: 'gain points', player: 0, amount });
    const score: Told = { kind: 'score', player: 0 };
    expect(told(onePoint, [[score, gain(1), score, gain(1)]])).to.equal(undefined);
    expect(told(onePoint, [[score, gain(2)]])).to.equal('Alice gains 2 points for one battlefield.');
    expect(told(onePoint, [[score, gain(1), gain(1)]])).to.contain('gains 2 points');
  });

  it('is wrong where damage is dealt and not there, unless it is healed', () => {
    const unit = (seen: Observation): Observation => ({
      ...seen,
      objects: seen.objects.map((object, place) =>
        place === 0 ? { ...object, id: 'hurt', name: 'Ash Hound', zone: 'board', damage: 1 } : object,
      ),
    });
    const deal = (amount: number): Told => ({ kind: 'deal damage', object: 'hurt', amount });
    expect(told(marked, [[deal(1)]], unit)).to.equal(undefined);
    expect(told(marked, [[deal(1), deal(1)]], unit)).to.equal('"Ash Hound" was dealt 2 damage and bears 1.');
    expect(told(marked, [[deal(2), { kind: 'heal', object: 'hurt' }]], unit)).to.equal(undefined);
  });

  it('is wrong where a unit is stunned in the next turn, unless it came to be so as the last one ended', () => {
    const still = (seen: Observation): Observation => ({
      ...seen,
      objects: seen.objects.map((object) =>
        object.types.includes('unit') && object.zone === 'board'
          ? { ...object, statuses: ['stunned'] }
          : object,
      ),
    });
    const turn = [begin('ending step'), begin('awaken phase', 1)];
    expect(told(stunned, [turn], still)).to.match(/A turn has begun, and ".*" is still stunned\./);
    const [end, next] = turn;
    expect(told(stunned, end && next ? [[end, { kind: 'stun', object: 'o1' }, next]] : [], still)).to.equal(
      undefined,
    );
    expect(told(stunned, [[begin('awaken phase', 1)]], still)).to.equal(undefined);
  });
});
