import { describe, it } from 'node:test';
import { expect } from 'chai';
import { undescribedPlaces } from './undescribed-places';

const isPlace = (types: readonly string[]): boolean => types.includes('battlefield');
const unit = (at?: string) => ({ card: { name: 'Imp', types: ['unit'] }, at });
const battlefield = (name: string) => ({ card: { name, types: ['battlefield'] } });
const places = (
  ...permanents: readonly (readonly (ReturnType<typeof unit> | ReturnType<typeof battlefield>)[])[]
) =>
  [
    ...undescribedPlaces(
      permanents.map((each, seat) => ({ name: ['Alice', 'Bob'][seat] ?? '', permanents: each })),
      'battlefield',
      isPlace,
    ),
  ].sort();

describe('places that a scenario speaks of without describing them', () => {
  it('are brought by the player whose card is there', () => {
    expect(places([unit()], [unit('Ford')])).to.deep.equal([['Bob', 'Ford']]);
  });

  it('are brought once, and by the other player where one brings another', () => {
    expect(places([unit('Ford'), unit('Mill')], [unit('Ford')])).to.deep.equal([
      ['Alice', 'Ford'],
      ['Bob', 'Mill'],
    ]);
  });

  it('are none of those that are described, or that are there of themselves', () => {
    expect(places([unit('Ford'), unit("Bob's battlefield")], [battlefield('Ford')])).to.deep.equal([]);
  });

  it('are left to be refused where everybody brings one already', () => {
    expect(places([battlefield('Ford'), unit('Fort')], [battlefield('Mill')])).to.deep.equal([]);
  });
});
