import { describe, it } from 'node:test';
import { expect } from 'chai';
import { KeptViews } from '../../engine/card-game/table/kept-views';
import { Zone } from '../../engine/kernel';
import { Journal } from '../../engine/kernel/journal';
import type { ObjectView } from '../contract';

class Thing {
  size = 1;
  constructor(
    readonly id: number,
    readonly zone: Zone<Thing>,
  ) {}
}

/** Three things in a pile. What they look like is another matter: `looks` is how many times it has changed. */
function pileOfThings() {
  const journal = new Journal();
  const zone = new Zone<Thing>('pile', 0, 'everybody');
  for (let id = 0; id < 3; id += 1) journal.push(zone.objects, new Thing(id, zone));
  const effects: Thing[] = [];
  const state = { looks: 0, made: 0 };
  const views = new KeptViews<Thing, ObjectView>(journal, {
    object: (target) => (target instanceof Thing ? target : undefined),
    concerned: (target, value) => (target === effects && value instanceof Thing ? [value] : []),
    varies: (thing) => effects.includes(thing),
    make: (thing) => {
      const { size } = thing;
      const looks = effects.includes(thing) ? state.looks : 0;
      state.made += 1;
      return {
        view: {
          id: `o${thing.id}`,
          owner: 0,
          zone: 'pile',
          types: [],
          subtypes: [],
          supertypes: [],
          characteristics: { looks },
          statuses: [],
          damage: size,
          counters: {},
          blocking: [],
          abilities: [],
          targets: [],
        },
        isStill: () => thing.size === size,
        looksSame: () => (effects.includes(thing) ? state.looks : 0) === looks,
      };
    },
  });
  const list = () => views.all([{ zone, from: 'top' }]);
  const seen = (): string =>
    list()
      .map(({ id, damage, characteristics }) => `${id}:${damage}:${characteristics.looks}`)
      .join(' ');
  const at = (place: number): Thing => {
    const found = zone.objects[place];
    if (!found) throw new RangeError('No such thing.');
    return found;
  };
  return { journal, zone, effects, state, list, seen, at };
}

describe('views that are kept', () => {
  it('are made once, and anew for what was written', () => {
    const { journal, state, seen, at } = pileOfThings();
    expect(seen()).to.equal('o2:1:0 o1:1:0 o0:1:0');
    journal.set(at(1), 'size', 4);
    expect(seen()).to.equal('o2:1:0 o1:4:0 o0:1:0');
    expect(state.made).to.equal(4);
  });

  it('are what they were once a change is taken back, and another made instead', () => {
    const { journal, zone, seen, at } = pileOfThings();
    const mark = journal.mark();
    journal.set(at(1), 'size', 4);
    seen();
    journal.rollback(mark);
    expect(seen()).to.equal('o2:1:0 o1:1:0 o0:1:0');
    journal.set(at(1), 'size', 5);
    journal.rollback(mark);
    journal.pop(zone.objects);
    expect(seen()).to.equal('o1:1:0 o0:1:0');
  });

  it('follow what an effect makes of an object, for as long as there is one', () => {
    const { journal, effects, state, seen, at } = pileOfThings();
    seen();
    const thing = at(0);
    journal.push(effects, thing);
    state.looks = 1;
    expect(seen()).to.equal('o2:1:0 o1:1:0 o0:1:1');
    state.looks = 2;
    expect(seen()).to.equal('o2:1:0 o1:1:0 o0:1:2');
    journal.remove(effects, thing);
    expect(seen()).to.equal('o2:1:0 o1:1:0 o0:1:0');
    expect(state.made).to.equal(6);
  });

  it('are the same list until one of them is another, and a list that was seen stays as it was', () => {
    const { journal, effects, state, list, at } = pileOfThings();
    const before = list();
    journal.set(state, 'made', 7);
    expect(list()).to.equal(before);
    journal.push(effects, at(0));
    const fixed = list();
    expect(list()).to.equal(fixed);
    state.looks = 3;
    const after = list();
    expect(after).to.not.equal(fixed);
    expect([before, after].map((views) => views[2]?.characteristics.looks)).to.deep.equal([0, 3]);
    journal.set(at(2), 'size', 8);
    expect(list()).to.not.equal(after);
    expect(after[0]?.damage).to.equal(1);
  });
});
