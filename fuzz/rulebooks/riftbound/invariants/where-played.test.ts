import { describe, it } from 'node:test';
import { expect } from 'chai';
import { type StagedObject, saidOf } from '../../../test/staged';
import { wherePlayed } from './where-played';

const places: readonly StagedObject[] = [
  { id: 'base', types: ['base'], owner: 0, controller: 0 },
  { id: 'Mill', types: ['battlefield'], controller: 0 },
  { id: 'Barn', types: ['battlefield'], controller: 1 },
];
const guard: StagedObject = { id: 'Guard', types: ['unit'], controller: 0, at: 'Mill' };
const ruleOf = (wrong: string | undefined): string | undefined => wherePlayed.ruleOf?.(wrong ?? '');

describe('where permanents are played in a made-up duel (R74)', () => {
  const played = (type: string, base: string, ...others: readonly StagedObject[]): string | undefined =>
    saidOf(wherePlayed, [
      { objects: [...places, guard, ...others] },
      {
        lines: [{ kind: 'play', object: 'Ox' }],
        objects: [...places, guard, ...others, { id: 'Ox', types: [type], controller: 0, at: base }],
      },
    ]);

  it('is the base, and for units battlefields that their player controls', () => {
    expect(played('unit', 'base')).to.equal(undefined);
    expect(played('unit', 'Mill')).to.equal(undefined);
    const wrong = played('unit', 'Barn');
    expect(wrong).to.equal('"Ox", a unit, was played to "Barn".');
    expect(ruleOf(wrong)).to.equal('352.2.a');
    expect(played('gear', 'base')).to.equal(undefined);
    const gear = played('gear', 'Mill');
    expect(gear).to.equal('"Ox", gear, was played to "Mill".');
    expect(ruleOf(gear)).to.equal('147.2');
  });

  it('may be elsewhere where a text says so', () => {
    const says: StagedObject = { id: 'Elder', abilities: ['You may play units to any battlefield.'] };
    expect(played('unit', 'Barn', says)).to.equal(undefined);
  });

  it('is chosen among all of these', () => {
    const asked = (type: string, ...offered: readonly string[]): string | undefined =>
      saidOf(wherePlayed, [
        { objects: [...places, guard] },
        {
          lines: [{ kind: 'put onto the chain', text: 'Alice: put onto the chain "Ox" (hand → chain)' }],
          asked: {
            purpose: 'choose a location',
            options: offered.map((object) => ({ label: object, object })),
          },
          objects: [
            ...places,
            guard,
            { id: 'Ox', zone: 'chain', types: [type], controller: 0, statuses: ['pending'] },
          ],
        },
      ]);
    expect(asked('unit', 'base', 'Mill')).to.equal(undefined);
    expect(asked('unit', 'base', 'Mill', 'Barn')).to.equal('"Ox", a unit, may be played to "Barn".');
    expect(asked('unit', 'base')).to.equal('"Ox", a unit, may not be played to "Mill".');
    expect(asked('gear', 'base', 'Mill')).to.equal('"Ox", gear, may be played to "Mill".');
  });
});
