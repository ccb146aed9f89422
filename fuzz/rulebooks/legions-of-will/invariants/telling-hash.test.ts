import { describe, it } from 'node:test';
import { expect } from 'chai';
import type { SetupRequest } from '../../../../port/contract';
import { ReferenceEngine } from '../../../../port/in-process';
import { PassedOn } from '../../../../port/passed-on';
import { Moment, Reach } from '../../../invariant';
import { seeded } from '../../../numbers';
import { tellingHash } from './telling-hash';

/** An engine whose hash says nothing of damage. */
class Blind extends PassedOn {
  private without = '';

  override setup(table: SetupRequest): void {
    const whole: SetupRequest = {
      ...table,
      players: table.players.map((player) => ({
        ...player,
        bases: player.bases?.map((base) => ({
          ...base,
          attached: base.attached?.map((each) => ({ ...each, damage: 0 })),
        })),
      })),
    };
    super.setup(whole);
    this.without = super.hash();
    super.setup(table);
  }

  override hash(): string {
    return this.without;
  }
}

const base = { name: 'Kiln', types: ['base'], defense: 6, capacity: 3, production: 2 };
const ox = { name: 'Ox', types: ['unit'], will: 3, power: 4, cost: 1 };
const table: SetupRequest = {
  rulebook: 'legions-of-will',
  seed: 4,
  from: { activePlayer: 0, part: 'prebattle main phase', turn: 3 },
  players: ['Alice', 'Bob'].map((name) => ({ name, bases: [{ card: base, attached: [{ card: ox }] }] })),
};

function said(another: () => PassedOn | ReferenceEngine): string | undefined {
  const port = another();
  port.setup(table);
  const watcher = tellingHash.watch({ port, table, chance: seeded(1), every: 1, another, answers: [] });
  return watcher.look(new Moment(port, port.legal(), [], new Reach()));
}

describe('the hash of a table (L78)', () => {
  it('is another one where the table looks different', () => {
    expect(said(() => new ReferenceEngine())).to.equal(undefined);
    expect(said(() => new Blind(new ReferenceEngine()))).to.equal(
      'Two tables have one hash, and one of them has damage more.',
    );
  });
});
