import { describe, it } from 'node:test';
import { expect } from 'chai';
import type { CardSpecification, SetupRequest } from '../../../../port/contract';
import { type StagedLine, type StagedMoment, type StagedObject, saidOf } from '../../../test/staged';
import { baseNumbers } from './base-numbers';
import { saidNumbers } from './said-numbers';

const cards: readonly CardSpecification[] = [
  { name: 'Ox', types: ['unit'], fields: { will: 4, power: 3 } },
  { name: 'Gale', types: ['action'], text: 'Target unit gets +2 power until end of turn.' },
  { name: 'Song', types: ['action'], text: 'Target unit gets +2 power until end of battle.' },
  { name: 'Oath', types: ['action'], text: 'Target unit gets +2 power until your next turn.' },
  { name: 'Mould', types: ['action'], text: 'Until end of turn, target unit has base power 5.' },
  { name: 'Keep', types: ['base'], fields: { defense: 8, capacity: 4, production: 2 } },
  { name: 'Wing', types: ['upgrade'], fields: { capacity: 2, defense: 1 } },
];
const withCards: SetupRequest = {
  rulebook: 'legions-of-will',
  seed: 1,
  from: { activePlayer: 0, part: 'prebattle main phase', turn: 3 },
  players: ['Alice', 'Bob'].map((name) => ({ name, zones: { hand: [...cards] } })),
};
const ox = (will: number, power: number, of: Partial<StagedObject> = {}): StagedObject => ({
  id: 'Ox',
  zone: 'battlefield',
  types: ['unit'],
  controller: 0,
  statuses: ['reset', 'face up'],
  characteristics: { will, power },
  ...of,
});
const says = (text: string, controller = 0): StagedObject => ({
  id: 'Elder',
  zone: 'battlefield',
  types: ['upgrade'],
  controller,
  statuses: ['reset', 'face up'],
  abilities: [text],
});

describe('will and power (L60)', () => {
  const shown = (...objects: readonly StagedObject[]): string | undefined =>
    saidOf(saidNumbers, [{ objects }], withCards);

  it('are those that are printed, with what is said of the unit', () => {
    expect(shown(ox(4, 3))).to.equal(undefined);
    const wrong = shown(ox(4, 2));
    expect(wrong).to.equal('"Ox" has power 2, not 3.');
    expect(saidNumbers.ruleOf?.(wrong ?? '')).to.equal('608.2a');
    expect(shown(ox(4, 4), says('Units you control get +1 power.'))).to.equal(undefined);
    const less = shown(ox(4, 3), says('Units you control get +1 power.'));
    expect(less).to.equal('"Ox" has power 3, not 4, with what "Elder" says.');
    expect(saidNumbers.ruleOf?.(less ?? '')).to.equal('608.3a');
    expect(shown(ox(4, 3), says('Units you control get +1 power.', 1))).to.equal(undefined);
    expect(shown(ox(4, 3), says('Rested units get +1 power.'))).to.equal(undefined);
    expect(shown(ox(5, 4), says('Other units get +1 will and +1 power.'))).to.equal(undefined);
    // Anything else that is said of them is left alone.
    expect(shown(ox(9, 9), says('Units you control are Wolves in addition to their other types.'))).to.equal(
      undefined,
    );
  });

  it('are one will less for each will counter', () => {
    expect(shown(ox(2, 3, { counters: { will: 2 } }))).to.equal(undefined);
    const wrong = shown(ox(4, 3, { counters: { will: 2 } }));
    expect(wrong).to.equal('"Ox" has will 4, not 2, with 2 will counters.');
    expect(saidNumbers.ruleOf?.(wrong ?? '')).to.equal('114.1c');
  });

  it('are changed for as long as an effect lasts', () => {
    const begin = (detail: string, player: number): StagedLine => ({ kind: 'begin', detail, player });
    const lasting = (name: string, ...later: readonly StagedMoment[]): string | undefined => {
      const text = cards.find((card) => card.name === name)?.text ?? '';
      const item: StagedObject = {
        id: name,
        zone: 'chain of events',
        types: ['action'],
        controller: 0,
        abilities: [text],
        targets: ['Ox'],
      };
      const moments: readonly StagedMoment[] = [
        { objects: [item, ox(4, 3)] },
        { lines: [{ kind: 'resolve', object: name, text: `resolve "${name}"` }], objects: [ox(4, 5)] },
        ...later,
      ];
      return saidOf(saidNumbers, moments, withCards);
    };
    const [bobs, alices] = [[begin('turn', 1)], [begin('turn', 0)]];
    expect(lasting('Gale', { lines: bobs, objects: [ox(4, 3)] })).to.equal(undefined);
    const still = lasting('Gale', { lines: bobs, objects: [ox(4, 5)] });
    expect(still).to.equal('"Ox" has power 5, not 3.');
    const gone = '"Ox" has power 3, not 5, with what "Oath" did.';
    expect(lasting('Oath', { lines: bobs, objects: [ox(4, 5)] })).to.equal(undefined);
    expect(lasting('Oath', { lines: bobs, objects: [ox(4, 3)] })).to.equal(gone);
    expect(lasting('Oath', { lines: [...bobs, ...alices], objects: [ox(4, 5)] })).to.equal(still);
    const battle = [begin('end of battle step', 0), begin('postbattle main phase', 0)];
    expect(lasting('Song', { lines: battle, objects: [ox(4, 5)] })).to.equal(still);
    expect(lasting('Song', { lines: battle, objects: [ox(4, 3)] })).to.equal(undefined);
    expect(lasting('Gale', { lines: battle, objects: [ox(4, 5)] })).to.equal(undefined);
    // 609.4b: what is set comes before what is added, whichever was first.
    const elder = says('Units you control get +1 power.');
    const told = [{ kind: 'enter the battlefield' }];
    expect(lasting('Mould', { lines: told, objects: [elder, ox(4, 6)] })).to.equal(undefined);
    expect(lasting('Mould', { lines: told, objects: [elder, ox(4, 5)] })).to.equal(
      '"Ox" has power 5, not 6, with what "Elder" says, with what "Mould" did.',
    );
    expect(lasting('Mould', { lines: bobs, objects: [ox(4, 3)] })).to.equal(undefined);
  });
});

describe('the numbers of a base (L63)', () => {
  const keep = (capacity: number, defense: number): StagedObject => ({
    id: 'Keep',
    zone: 'battlefield',
    types: ['base'],
    statuses: ['face up'],
    characteristics: { capacity, defense, 'resource production': 2 },
  });
  const wing: StagedObject = { id: 'Wing', zone: 'battlefield', types: ['upgrade'], at: 'Keep' };
  const shown = (...objects: readonly StagedObject[]): string | undefined =>
    saidOf(baseNumbers, [{ objects }], withCards);

  it('are printed on it and on the upgrades in it', () => {
    expect(shown(keep(4, 8))).to.equal(undefined);
    expect(shown(keep(6, 9), wing)).to.equal(undefined);
    const wrong = shown(keep(4, 9), wing);
    expect(wrong).to.equal('"Keep" has capacity 4, not 6, with "Wing" in it.');
    expect(baseNumbers.ruleOf?.(wrong ?? '')).to.equal('302.4a');
    expect(shown(keep(6, 8), wing)).to.contain('has defense 8, not 9');
    expect(shown(keep(6, 9), { ...wing, at: 'Barn' })).to.contain('has defense 9, not 8');
    expect(shown(keep(4, 9), wing, says('Bases you control get -2 capacity.'))).to.equal(undefined);
  });
});
