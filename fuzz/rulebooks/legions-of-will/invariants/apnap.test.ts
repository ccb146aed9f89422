import { describe, it } from 'node:test';
import { expect } from 'chai';
import type { SetupRequest, TraceLine } from '../../../../port/contract';
import { ReferenceEngine } from '../../../../port/in-process';
import { Moment, Reach } from '../../../invariant';
import { seeded } from '../../../numbers';
import { apnap } from './apnap';

const table = (text: string): SetupRequest => ({
  rulebook: 'legions-of-will',
  seed: 1,
  from: { activePlayer: 0, part: 'prebattle main phase', turn: 3 },
  players: ['Alice', 'Bob', 'Carol'].map((name) => ({
    name,
    zones: { deck: [], hand: [{ name: `${name}'s Offer`, types: ['action'], fields: { cost: 1 }, text }] },
    resources: { resource: 5 },
    permanents: [{ card: { name: `${name}'s Kiln`, types: ['base'], fields: { defense: 9, capacity: 3 } } }],
  })),
});

/** What the invariant says when players are asked for one thing in this order, in Alice's turn, and all decline. */
const asked = (seats: readonly number[], text = ''): string | undefined =>
  toldOf(
    seats.map((player) => ({ what: 'decision', kind: 'may', text: 'may', player, rule: '605.2d' })),
    text,
  );

function toldOf(lines: readonly TraceLine[], text: string): string | undefined {
  const port = new ReferenceEngine();
  const request = table(text);
  port.setup(request);
  const watcher = apnap.watch({
    port,
    table: request,
    chance: seeded(1),
    every: 1,
    another: undefined,
    answers: [],
  });
  return watcher.look(new Moment(port, port.legal(), lines, new Reach()));
}

describe('choices of several players at once', () => {
  it('are asked in turn order, as often as they are asked', () => {
    expect(asked([0, 1, 2])).to.equal(undefined);
    expect(asked([0, 0, 1, 2, 2])).to.equal(undefined);
    expect(asked([0, 1, 2, 0, 1, 2])).to.equal(undefined);
  });

  it('are broken in the first round and in a later one', () => {
    expect(asked([1, 0, 2])).to.match(/^Bob was asked to "may" before Alice, in Alice's turn\.$/);
    expect(asked([0, 2, 1])).to.match(/^Carol was asked to "may" before Bob/);
    expect(asked([0, 1, 2, 0, 2, 1])).to.match(/^Carol was asked to "may" before Bob/);
  });

  it('are believed where a card asks some players, and then others', () => {
    const text = 'Each opponent may discard a card. Each player may discard a card.';
    expect(asked([1, 2, 0, 1, 2])).to.match(/^Carol was asked to "may" before Alice/);
    expect(asked([1, 2, 0, 1, 2], text)).to.equal(undefined);
  });
});

describe('triggered abilities of several players at once', () => {
  const put = (player: number): TraceLine => ({
    what: 'event',
    kind: 'put on the chain of events',
    text: 'put',
    rule: '603.3',
    player,
    object: `o${player}`,
  });
  const target: TraceLine = { what: 'event', kind: 'become the target', text: 'target', rule: '603.3a' };
  const text = 'When a unit becomes the target of an action or ability, draw a card.';

  it('are put on the chain in turn order', () => {
    expect(toldOf([put(0), put(1)], '')).to.equal(undefined);
    expect(toldOf([put(1), put(0)], '')).to.match(/^Bob put a triggered ability .* before Alice/);
  });

  it('go by whose turn it was, though turns have passed before anybody is asked', () => {
    const turn: TraceLine = { what: 'event', kind: 'begin', detail: 'turn', text: 'begin turn', player: 1 };
    expect(toldOf([put(0), put(1), turn, put(1), put(0)], '')).to.equal(undefined);
    expect(toldOf([put(1), put(0), turn], '')).to.match(/^Bob put .* before Alice, in Alice's turn/);
  });

  it('are followed by another round where something triggers on becoming a target', () => {
    expect(toldOf([put(0), target, put(1), put(0)], text)).to.equal(undefined);
    expect(toldOf([put(0), target, put(1), put(0)], '')).to.match(/^Bob put/);
    expect(toldOf([put(0), target, put(2), put(0), put(2), put(1)], text)).to.match(/^Carol put/);
  });
});
