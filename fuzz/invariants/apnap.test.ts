import { describe, it } from 'node:test';
import { expect } from 'chai';
import type { SetupRequest, TraceLine } from '../../port/contract';
import { ReferenceEngine } from '../../port/in-process';
import { Moment, Reach } from '../invariant';
import { seeded } from '../numbers';
import { apnap } from './apnap';

const table = (text: string): SetupRequest => ({
  rulebook: 'legions-of-will',
  seed: 1,
  from: { activePlayer: 0, part: 'prebattle main phase', turn: 3 },
  players: ['Alice', 'Bob', 'Carol'].map((name) => ({
    name,
    resource: 5,
    deck: [],
    hand: [{ name: `${name}'s Offer`, types: ['action'], cost: 1, text }],
    bases: [{ card: { name: `${name}'s Kiln`, types: ['base'], defense: 9, capacity: 3 } }],
  })),
});

/** What the invariant says when players are asked for one thing in this order, in Alice's turn, and all decline. */
function asked(seats: readonly number[], text = ''): string | undefined {
  const port = new ReferenceEngine();
  const request = table(text);
  port.setup(request);
  const lines = seats.map(
    (player): TraceLine => ({ what: 'decision', kind: 'may', text: 'may', player, rule: '605.2d' }),
  );
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
