import { describe, it } from 'node:test';
import { expect } from 'chai';
import fc from 'fast-check';
import { Zone } from '../../kernel';
import { type Card, GameObject } from '../object';
import { MarkedObjects } from './marked-objects';

const card: Card = {
  name: 'Dog',
  types: ['unit'],
  subtypes: [],
  supertypes: [],
  cost: 1,
  costX: 0,
  will: 1,
  power: 1,
  defense: 0,
  capacity: 0,
  production: 0,
  activationCost: 0,
  abilities: [],
  text: '',
};

describe('objects that are marked', () => {
  it('are what a set would hold, in the same order, whatever other marks they bear', () => {
    const act = fc.tuple(fc.constantFrom('add', 'clear', 'add to the other', 'clear the other'), fc.nat(4));
    fc.assert(
      fc.property(fc.array(act), (acts) => {
        const objects = Array.from(
          { length: 5 },
          (_, id) => new GameObject(id, card, 0, new Zone('hand', 0, 'owner')),
        );
        const sets = [new Set<GameObject>(), new Set<GameObject>()];
        const marked = [new MarkedObjects(1), new MarkedObjects(4)];
        for (const [what, place] of acts) {
          const which = what.endsWith('other') ? 1 : 0;
          for (const object of objects.slice(place, place + 1)) {
            if (what.startsWith('clear')) {
              sets[which]?.clear();
              marked[which]?.clear();
            } else {
              sets[which]?.add(object);
              marked[which]?.add(object);
            }
          }
          marked.forEach((each, at) => {
            expect(each.objects).to.deep.equal([...(sets[at] ?? [])]);
            expect(objects.map((object) => each.has(object))).to.deep.equal(
              objects.map((object) => sets[at]?.has(object)),
            );
          });
        }
      }),
    );
  });
});
