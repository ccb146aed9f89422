import { describe, it } from 'node:test';
import { expect } from 'chai';
import { applyLayers, type ContinuousEffect, type Working } from './characteristics';
import { type EffectGroup, partsIn } from './effect-groups';

interface Traits {
  isCreature: boolean;
  abilities: readonly string[];
  power: number;
}

interface Creature {
  readonly name: string;
  readonly printed: Traits;
}

type Layer = 'types' | 'abilities' | 'power';
const LAYERS: readonly Layer[] = ['types', 'abilities', 'power'];

const creature = (
  name: string,
  power: number,
  abilities: readonly string[],
  isCreature = true,
): Creature => ({
  name,
  printed: { isCreature, abilities, power },
});

const source = creature('Source', 4, ['levels all']);
const bear = creature('Bear', 2, ['growls']);
const urn = creature('Urn', 0, [], false);

const hasAbility = (object: Creature, working: Working<Creature, Traits>): boolean =>
  working.of(object).abilities.includes('levels all');

const becomes = (power: number): EffectGroup<Creature, Traits, Layer>['parts'][number] => ({
  layer: 'power',
  writes: new Set(['power']),
  reads: new Set(),
  does: () => `${power}`,
  apply: (object, working) => {
    working.own(object).power = power;
  },
});

/** "All creatures lose their abilities and have power 1": an ability of the source. */
const levelling = (
  set: EffectGroup<Creature, Traits, Layer>['set'],
): EffectGroup<Creature, Traits, Layer> => ({
  timestamp: 1,
  characteristicDefining: false,
  reads: new Set(['types', 'abilities']),
  set,
  exists: (working) => hasAbility(source, working),
  affects: (object, working) => working.of(object).isCreature,
  parts: [
    {
      layer: 'abilities',
      writes: new Set(['abilities']),
      reads: new Set(),
      does: () => 'none',
      apply: (object, working) => {
        working.own(object).abilities = [];
      },
    },
    becomes(1),
  ],
});

/** "All noncreatures are creatures with power 3". */
const animating = (
  set: EffectGroup<Creature, Traits, Layer>['set'],
): EffectGroup<Creature, Traits, Layer> => ({
  timestamp: 2,
  characteristicDefining: false,
  reads: new Set(['types']),
  set,
  exists: () => true,
  affects: (object, working) => !working.of(object).isCreature,
  parts: [
    {
      layer: 'types',
      writes: new Set(['types']),
      reads: new Set(),
      does: () => 'creature',
      apply: (object, working) => {
        working.own(object).isCreature = true;
      },
    },
    becomes(3),
  ],
});

function powers(
  groups: readonly EffectGroup<Creature, Traits, Layer>[],
  more: (layer: Layer) => readonly ContinuousEffect<Creature, Traits>[] = () => [],
): readonly number[] {
  const objects = [source, bear, urn];
  const working = applyLayers(
    objects,
    ({ printed }) => printed,
    LAYERS.map((layer) => () => [...partsIn(groups, layer), ...more(layer)]),
    { copy: (traits) => ({ ...traits }) },
  );
  return objects.map((object) => working.of(object).power);
}

describe('an effect in several layers', () => {
  it('whose objects are fixed goes on though its ability is lost', () => {
    expect(powers([levelling('fixed')])).to.deep.equal([1, 1, 0]);
  });

  it('that is asked in each layer ends with its ability', () => {
    expect(powers([levelling('asked in each layer')])).to.deep.equal([4, 2, 0]);
  });

  it('whose objects are fixed applies to those that are no longer what it describes, and to no others', () => {
    expect(powers([animating('fixed')])).to.deep.equal([4, 2, 3]);
    expect(powers([animating('asked in each layer')])).to.deep.equal([4, 2, 0]);
    // What has become a creature before is no creature that it began with, whichever is newer.
    expect(powers([levelling('fixed'), animating('fixed')])).to.deep.equal([1, 1, 3]);
  });

  it('that never began because its ability was lost before does not begin later', () => {
    const silencing: ContinuousEffect<Creature, Traits> = {
      timestamp: 0,
      characteristicDefining: false,
      writes: new Set(['abilities']),
      reads: new Set(),
      exists: () => true,
      affects: (object) => object === source,
      does: () => 'none',
      apply: (object, working) => {
        working.own(object).abilities = [];
      },
    };
    const before = (layer: Layer): readonly ContinuousEffect<Creature, Traits>[] =>
      layer === 'abilities' ? [silencing] : [];
    expect(powers([levelling('fixed')], before)).to.deep.equal([4, 2, 0]);
  });

  it('is fixed by what is applied, not by what is tried to see what depends on what', () => {
    const freed: ContinuousEffect<Creature, Traits> = {
      timestamp: 0,
      characteristicDefining: false,
      writes: new Set(['types']),
      reads: new Set(['abilities']),
      exists: () => true,
      affects: (object, working) => object === bear && working.of(object).abilities.length > 0,
      does: () => 'no creature',
      apply: (object, working) => {
        working.own(object).isCreature = false;
      },
    };
    const beside = (layer: Layer): readonly ContinuousEffect<Creature, Traits>[] =>
      layer === 'abilities' ? [freed] : [];
    // Each depends on the other: they go by their timestamps, and the Bear is no creature as the levelling begins.
    expect(powers([levelling('fixed')], beside)).to.deep.equal([1, 2, 0]);
  });
});
