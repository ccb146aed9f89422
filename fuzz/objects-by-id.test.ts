import { describe, it } from 'node:test';
import { expect } from 'chai';
import fc from 'fast-check';
import type { ObjectView } from '../port/contract';
import { ObjectsById } from './objects-by-id';

const view = (id: number, damage: number): ObjectView => ({
  id: `o${id}`,
  owner: 0,
  zone: 'hand',
  types: [],
  subtypes: [],
  supertypes: [],
  characteristics: {},
  statuses: [],
  damage,
  counters: {},
  blocking: [],
  abilities: [],
  targets: [],
});

/** Views to choose from: several of one object, so that tables show some objects anew and some twice. */
const views = Array.from({ length: 24 }, (_, at) => view(at % 8, at));
const table = fc.array(fc.constantFrom(...views), { maxLength: 12 });
/** A table and the next one, which is the same but for a few places. */
const tables = fc.array(
  fc.oneof(
    table.map((objects) => () => objects),
    fc
      .tuple(fc.nat(12), fc.nat(3), fc.array(fc.constantFrom(...views), { maxLength: 2 }))
      .map(([at, gone, come]) => (objects: readonly ObjectView[]): readonly ObjectView[] => [
        ...objects.slice(0, at),
        ...come,
        ...objects.slice(at + gone),
      ]),
  ),
  { minLength: 1, maxLength: 12 },
);

describe('objects by their ids', () => {
  it('are what they are when each table is gone through from its beginning', () => {
    fc.assert(
      fc.property(tables, (changes) => {
        const kept = new ObjectsById();
        let objects: readonly ObjectView[] = [];
        for (const change of changes) {
          objects = change(objects);
          const found = kept.of(objects);
          const anew = new Map(objects.map((object) => [object.id, object]));
          expect(found.size).to.equal(anew.size);
          for (const [id, object] of anew) expect(found.get(id)).to.equal(object);
        }
      }),
      { numRuns: 2000 },
    );
  });
});
