import { describe, it } from 'node:test';
import { expect } from 'chai';
import { ReferenceEngine } from '../../port/in-process';
import { PassedOn } from '../../port/passed-on';
import { Moment, Reach } from '../invariant';
import { seeded } from '../numbers';
import { generatedDuel } from '../rulebooks/riftbound/tables';
import { words } from '../rulebooks/riftbound/words';
import { toldApart } from './told-apart';

const { table } = generatedDuel(
  { shape: 1, deal: 3, things: [14, 58, 80, 124, 4444, 55555], moves: [], rest: 0 },
  { deck: 12, swarm: false },
);
/** Both players with a point and a unit, so that each detail is on the table. */
const duel = {
  ...table,
  players: table.players.map((player) => ({
    ...player,
    points: 2,
    permanents: [
      ...(player.permanents ?? []),
      { card: { name: `Ox of ${player.name}`, types: ['unit'], fields: { might: 4 }, text: '' } },
    ],
  })),
};

/** An engine whose hash leaves something out. */
class Forgetful extends PassedOn {
  constructor(private readonly what: RegExp) {
    super(new ReferenceEngine());
  }

  override hash(): string {
    return JSON.stringify(this.observe()).replace(this.what, '');
  }
}

function said(what: RegExp): { readonly wrong: string | undefined; readonly reach: Reach } {
  const port = new Forgetful(what);
  port.setup(duel);
  const reach = new Reach();
  const another = (): Forgetful => new Forgetful(what);
  const watcher = toldApart(words).watch({
    port,
    table: duel,
    chance: seeded(1),
    every: 1,
    another,
    answers: [],
  });
  return { wrong: watcher.look(new Moment(port, port.legal(), [], reach)), reach };
}

describe('hashes of tables that differ in one detail (G10)', () => {
  it('are different', () => {
    const { wrong, reach } = said(/nothing of this/g);
    expect(wrong).to.equal(undefined);
    expect(reach.of('two tables that differ in one detail')).to.be.greaterThan(3);
  });

  it('are wrong where they leave something out', () => {
    const forgotten = [
      [/"stunned",?|,"stunned"/g, 'stunned'],
      [/"damage":\d+/g, 'damaged'],
      [/"points":\d+/g, 'other points'],
    ] as const;
    for (const [what, name] of forgotten)
      expect(said(what).wrong, name).to.contain(name).and.to.contain('the same hash');
  });
});
