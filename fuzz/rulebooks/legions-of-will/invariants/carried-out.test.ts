import { describe, it } from 'node:test';
import { expect } from 'chai';
import type { CardSpecification, SetupRequest } from '../../../../port/contract';
import { type StagedLine, type StagedObject, saidOf } from '../../../test/staged';
import { carriedOut } from './carried-out';

const nobodys: SetupRequest = {
  rulebook: 'legions-of-will',
  seed: 1,
  from: { activePlayer: 0, part: 'prebattle main phase', turn: 3 },
  players: ['Alice', 'Bob'].map((name) => ({ name, zones: { hand: [] as CardSpecification[] } })),
};
const ox = (of: Partial<StagedObject> = {}): StagedObject => ({
  id: 'Ox',
  zone: 'battlefield',
  types: ['unit'],
  controller: 1,
  statuses: ['reset', 'face up'],
  ...of,
});
const resolve = (id: string): StagedLine => ({ kind: 'resolve', object: id, text: `resolve "${id}"` });

/** What is wrong where an action of Alice's with a text resolves, and these things are done. */
const resolved = (
  text: string,
  done: readonly StagedLine[],
  target: Partial<StagedObject> = {},
  ...others: readonly StagedObject[]
): string | undefined => {
  const gale: StagedObject = {
    id: 'Gale',
    zone: 'chain of events',
    types: ['action'],
    controller: 0,
    abilities: [text],
    targets: ['Ox'],
  };
  return saidOf(
    carriedOut,
    [{ objects: [gale, ox(target), ...others] }, { lines: [...done, resolve('Gale')] }],
    nobodys,
  );
};

describe('what is carried out (L59)', () => {
  it('is done to a target that is still what the text says', () => {
    const destroyed: StagedLine = { kind: 'destroy', object: 'Ox' };
    expect(resolved('Destroy target unit.', [destroyed])).to.equal(undefined);
    const wrong = resolved('Destroy target unit.', []);
    expect(wrong).to.equal('"Gale" resolves, and there is no destroy of its target "Ox".');
    expect(carriedOut.ruleOf?.(wrong ?? '')).to.equal('605.2c');
    expect(resolved('Destroy target unit.', [{ ...destroyed, object: 'Crow' }])).to.equal(wrong);
    expect(resolved('Destroy target unit you control.', [])).to.equal(undefined);
    expect(resolved('Rest target unit.', [])).to.contain('no become rested');
    expect(resolved('Rest target unit.', [], { statuses: ['rested'] })).to.equal(undefined);
    expect(resolved('Gale deals 2 damage to target unit.', [])).to.contain('no deal damage');
  });

  it('is done by each player of whom it is told', () => {
    const draws = (...players: readonly number[]): readonly StagedLine[] =>
      players.map((player) => ({ kind: 'draw a card', player }));
    const decks = [0, 1].map((owner): StagedObject => ({ id: `deck ${owner}`, zone: 'deck', owner }));
    const each = 'Each player draws a card.';
    expect(resolved(each, draws(0, 1), {}, ...decks)).to.equal(undefined);
    expect(resolved(each, draws(0), {}, ...decks)).to.equal(
      '"Gale" resolves, and there is draw a card 0 times for Bob.',
    );
    expect(resolved(each, [], {})).to.equal(undefined);
    expect(resolved('Each opponent draws a card.', draws(1), {}, ...decks)).to.equal(undefined);
    const loses = (amount: number): StagedLine => ({ kind: 'lose resource', player: 1, amount });
    expect(resolved('Each opponent loses 2 resource.', [loses(2)])).to.equal(undefined);
    expect(resolved('Each opponent loses 2 resource.', [loses(0)])).to.contain('for Bob');
    expect(resolved('Each opponent sacrifices a unit.', [])).to.contain('sacrifice 0 times for Bob');
    expect(resolved('Each opponent sacrifices a unit.', [], { types: ['upgrade'] })).to.equal(undefined);
  });

  it('brings back from a graveyard what is still there', () => {
    const back = 'Return target unit card from your graveyard to your hand.';
    const dead: Partial<StagedObject> = { zone: 'graveyard', statuses: [] };
    expect(resolved(back, [{ kind: 'put into zone', object: 'Ox' }], dead)).to.equal(undefined);
    expect(resolved(back, [], dead)).to.equal(
      '"Gale" resolves, and "Ox" is not brought back from the graveyard.',
    );
    expect(resolved(back, [], { zone: 'hand' })).to.equal(undefined);
  });

  it('may be otherwise where something replaces, prevents or forbids it', () => {
    const says = (text: string): StagedObject => ({ id: 'Saint', zone: 'battlefield', abilities: [text] });
    const instead = says('If a unit would be destroyed, expel it instead.');
    expect(resolved('Destroy target unit.', [], {}, instead)).to.equal(undefined);
    // What is said of damage keeps nothing else from being done.
    const shield = says('Prevent all damage that would be dealt to units you control.');
    expect(resolved('Destroy target unit.', [], {}, shield)).to.contain('no destroy');
    expect(resolved('Gale deals 2 damage to target unit.', [], {}, shield)).to.equal(undefined);
    // What replaces that it leaves says so no more once it has left.
    const wraith: StagedObject = ox({
      abilities: ['If this unit would leave the battlefield, expel it instead.'],
    });
    const returning = { id: 'Gale', zone: 'chain of events', types: ['action'], targets: ['Ox'] };
    const returned = saidOf(
      carriedOut,
      [
        { objects: [{ ...returning, abilities: ["Return target unit to its owner's hand."] }, wraith] },
        { lines: [{ kind: 'expel', object: 'Ox' }, resolve('Gale')], objects: [] },
      ],
      nobodys,
    );
    expect(returned).to.equal(undefined);
  });

  it('is done by the players, and to the game, of whom the text says it', () => {
    const deck: StagedObject = { id: 'Rook', zone: 'deck', controller: 0 };
    const draw = (player: number): StagedLine => ({ kind: 'draw a card', player });
    expect(resolved('Draw two cards.', [draw(0), draw(0)], {}, deck)).to.equal(undefined);
    const once = '"Gale" resolves, and there is draw a card 1 times for Alice.';
    expect(resolved('Draw two cards.', [draw(0), draw(1)], {}, deck)).to.equal(once);
    expect(resolved('Draw two cards.', [draw(0)])).to.equal(undefined);
    expect(resolved('You gain 2 resource.', [{ kind: 'gain resource', player: 1, amount: 2 }])).to.contain(
      'gain resource 0 times',
    );
    expect(resolved('End the turn.', [{ kind: 'end the turn' }])).to.equal(undefined);
    expect(resolved('End the turn.', [])).to.equal('"Gale" resolves, and there is no "end the turn".');
    // What an action says of events is yet to come.
    expect(resolved('Whenever a unit is destroyed this turn, draw a card.', [], {}, deck)).to.equal(
      undefined,
    );
  });

  it('is entering the battlefield, for a permanent card whose base has room', () => {
    const carrier: StagedObject = {
      id: 'Carrier',
      zone: 'chain of events',
      types: ['unit'],
      controller: 0,
      targets: ['Keep'],
    };
    const entered = (capacity: number, ...lines: readonly StagedLine[]): string | undefined => {
      const keep: StagedObject = {
        id: 'Keep',
        zone: 'battlefield',
        types: ['base'],
        controller: 0,
        statuses: ['face up'],
        characteristics: { capacity },
      };
      return saidOf(
        carriedOut,
        [{ objects: [carrier, keep] }, { lines: [...lines, resolve('Carrier')], objects: [keep] }],
        nobodys,
      );
    };
    expect(entered(1, { kind: 'enter the battlefield' })).to.equal(undefined);
    const wrong = entered(1);
    expect(wrong).to.equal('"Carrier" resolves, and does not enter the battlefield in "Keep".');
    expect(carriedOut.ruleOf?.(wrong ?? '')).to.equal('605.3a');
    expect(entered(0)).to.equal(undefined);
  });
});
