import { describe, it } from 'node:test';
import { expect } from 'chai';
import type { SetupRequest } from '../../port/contract';
import { ReferenceEngine } from '../../port/in-process';
import { type Lying, sceneAt, sceneOf } from './scene';

const unit = (name: string) => ({ name, types: ['unit'], fields: { might: 2 } });
const battlefield = (name: string) => ({ card: { name, types: ['battlefield'] } });

const duel: SetupRequest = {
  rulebook: 'riftbound',
  seed: 0,
  players: [
    {
      name: 'Alice',
      zones: { hand: [] },
      permanents: [
        battlefield('Ford'),
        { card: unit('Bellows'), at: 'Ford' },
        { card: unit('Marten') },
        { card: { name: 'Recruit', types: ['unit'], supertypes: ['token'], fields: { might: 1 } } },
      ],
    },
    { name: 'Bob', zones: { hand: [] }, permanents: [battlefield('Mill')] },
  ],
  from: { activePlayer: 0, part: 'action phase', turn: 3 },
  stops: 'every priority',
};

describe('the scene of a moment', () => {
  const engine = new ReferenceEngine();
  engine.setup(duel);
  const scene = sceneAt(sceneOf(duel), duel, engine.observe());
  const all = scene?.sides.flatMap(({ permanents }) => permanents) ?? [];
  const called = (name: string): Lying | undefined => all.find(({ card }) => card.name === name);

  it('has no bases that a duel brings of itself, and says of no unit that it is in one', () => {
    expect(all.map(({ card }) => card.name)).to.have.members([
      'Ford',
      'Bellows',
      'Marten',
      'Recruit',
      'Mill',
    ]);
    expect(called('Bellows')?.at).to.equal('Ford');
    expect(called('Marten')).to.not.have.property('at');
  });

  it('has tokens as tokens', () => {
    const without = { ...duel, players: duel.players.map((player) => ({ ...player, permanents: [] })) };
    const later = sceneAt(sceneOf(duel), without, engine.observe());
    const cards = later?.sides.flatMap(({ permanents }) => permanents.map(({ card }) => card));
    expect(cards).to.deep.equal([
      { name: 'Recruit', types: ['unit'], supertypes: ['token'], fields: { might: 1 } },
    ]);
  });

  it('has nobody who is out of the game', () => {
    const table: SetupRequest = {
      rulebook: 'legions-of-will',
      seed: 0,
      players: ['Alice', 'Bob', 'Carol'].map((name) => ({
        name,
        permanents: [
          {
            card: { name: `${name}'s Kiln`, types: ['base'], fields: { defense: 9, capacity: 3 } },
          },
        ],
      })),
      from: { activePlayer: 0, part: 'prebattle main phase', turn: 3 },
      stops: 'every priority',
    };
    const game = new ReferenceEngine();
    game.setup(table);
    expect(sceneAt(sceneOf(table), table, game.observe())?.sides).to.have.length(3);
    game.act({ do: 'concede', player: 1 });
    const sides = sceneAt(sceneOf(table), table, game.observe())?.sides;
    expect(sides?.map(({ name }) => name)).to.deep.equal(['Alice', 'Carol']);
  });
});
