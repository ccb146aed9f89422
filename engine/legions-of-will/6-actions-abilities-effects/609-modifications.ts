import { partsOfLayers } from '../../card-game/continuous/modifications';
import { type Rule, rule } from '../../kernel';
import { hasNoSuchSubtypes } from '../2-parts-of-a-card/203-subtypes';
import { inAddition, typesInstead } from '../2-parts-of-a-card/203-type-line';
import { baseValue } from '../2-parts-of-a-card/207-will-power';
import { phrases } from '../conditions';
import { definition, fact } from '../forms';
import type { LegionsGame, LegionsTypes } from '../game';
import type { Characteristics } from '../object';
import type { Amount, Modification } from '../text/tree';
import { readByAmount, writtenBy } from './609-dependency';

export const typeLayer = rule('609.1c', 'Layer 3: what changes types', 'layer');

export const abilityLayer = rule('609.1d', 'Layer 4: what adds and removes abilities', 'layer');

export const definingSublayer = rule('609.4a', 'Layer 5a: what defines will and power', 'layer');

export const settingSublayer = rule('609.4b', 'Layer 5b: what sets will and power', 'layer');

export const modifyingSublayer = rule('609.4c', 'Layer 5c: what modifies will and power', 'layer');

export const switchingSublayer = rule('609.4d', 'Layer 5d: what switches will and power', 'layer');

export const layers: readonly Rule[] = [
  typeLayer,
  abilityLayer,
  definingSublayer,
  settingSublayer,
  modifyingSublayer,
  switchingSublayer,
];

/** The layer in which each kind of change is made (609.1, 609.4). */
export const layerOf: { readonly [K in Modification['change']]: Rule } = {
  'add types': typeLayer,
  'set types': typeLayer,
  'set subtypes': typeLayer,
  'add supertypes': typeLayer,
  'remove supertypes': typeLayer,
  'gain ability': abilityLayer,
  "can't have ability": abilityLayer,
  'lose ability': abilityLayer,
  'lose all abilities': abilityLayer,
  'gain statement': abilityLayer,
  define: definingSublayer,
  set: settingSublayer,
  modify: modifyingSublayer,
  'switch will and power': switchingSublayer,
};

/** 609.6: the timestamp that decides; switched off, all are alike. */
export const inTimestampOrder = definition(
  '609.6',
  'Within a layer, effects are applied in timestamp order',
  (_game: LegionsGame, timestamp: number) => timestamp,
  (_game, _timestamp) => 0,
);

/** 609.7: what an effect can depend on others for; switched off, nothing. */
export const whatItDependsOn = definition(
  '609.7',
  'An effect that depends on another waits for it',
  (_game: LegionsGame, reads: readonly string[]) => reads,
  (_game, _reads) => [],
);

/** The number in a change. */
function amountIn(modification: Modification): Amount | undefined {
  if (modification.change === 'modify') return modification.by;
  return modification.change === 'set' || modification.change === 'define' ? modification.to : undefined;
}

/** What a change does as an effect in its layer. */
export const partOf = partsOfLayers<LegionsTypes>(phrases, {
  layers: layerOf,
  // 609.3
  defines: ({ change }) => change === 'define',
  writes: writtenBy,
  amountIn,
  readByAmount,
  // "Each unit's power is equal to its will": in what is said of each object, "it" is that object.
  contextFor: (context, object) => (context.that.length > 0 ? context : context.with({ that: [object] })),
  orderedBy: (game, timestamp) => inTimestampOrder(game, timestamp),
  dependsThrough: (game, reads) => whatItDependsOn(game, reads),
  change,
});

function change(game: LegionsGame, of: Characteristics, modification: Modification, number: number): void {
  switch (modification.change) {
    case 'add types':
      of.types = inAddition(game, of.types, modification.types);
      of.subtypes = inAddition(game, of.subtypes, modification.subtypes);
      return;
    case 'set types':
      of.types = typesInstead(game, of.types, modification.types);
      of.subtypes = typesInstead(game, of.subtypes, modification.subtypes);
      return;
    case 'set subtypes':
      if (!hasNoSuchSubtypes(game, of.types))
        of.subtypes = typesInstead(game, of.subtypes, modification.subtypes);
      return;
    case 'add supertypes':
      of.supertypes = union(of.supertypes, modification.supertypes);
      return;
    case 'remove supertypes':
      of.supertypes = of.supertypes.filter((each) => !modification.supertypes.includes(each));
      return;
    case 'gain ability':
      if (!cantHaveAbility(game, of, modification.ability.text))
        of.abilities = [...of.abilities, modification.ability];
      return;
    case "can't have ability":
      of.cantHave = [...of.cantHave, modification.text];
      of.abilities = withoutAbility(game, of.abilities, modification.text);
      return;
    case 'lose ability':
      of.abilities = withoutAbility(game, of.abilities, modification.text);
      return;
    case 'lose all abilities':
      of.abilities = [];
      of.statements = [];
      return;
    case 'gain statement':
      of.statements = [...of.statements, modification.statement];
      return;
    case 'switch will and power':
      [of.will, of.power] = [of.power, of.will];
      return;
    case 'modify':
      write(game, of, modification.characteristic, (before) => before + modification.sign * number, false);
      return;
    case 'set':
    case 'define':
      write(game, of, modification.characteristic, () => number, true);
  }
}

/** The same ability is written with a capital where it begins a line, and without one within a sentence. */
const readsAlike = (text: string, other: string): boolean => text.toLowerCase() === other.toLowerCase();

/** 109.9: nor does it get it. */
export const cantHaveAbility = fact(
  '109.9',
  "An object that can't have an ability isn't given it",
  (_game, { cantHave }: Characteristics, text: string) => cantHave.some((each) => readsAlike(each, text)),
);

/** 109.8b */
export const withoutAbility = definition(
  '109.8b',
  'Every instance of an ability goes with the effect that takes it away',
  (_game: LegionsGame, abilities: Characteristics['abilities'], text: string) =>
    abilities.filter((each) => !readsAlike(each.text, text)),
  (_game, abilities, text) =>
    abilities.filter((_, place) => place !== abilities.findIndex((each) => readsAlike(each.text, text))),
);

const union = (first: readonly string[], second: readonly string[]): readonly string[] => [
  ...new Set([...first, ...second]),
];

function write(
  game: LegionsGame,
  of: Characteristics,
  name: string,
  value: (before: number) => number,
  sets: boolean,
): void {
  switch (name) {
    case 'will':
    case 'base will':
      of.will = value(of.will);
      of.baseWill = baseValue(game, of.baseWill, of.will, sets);
      return;
    case 'power':
    case 'base power':
      of.power = value(of.power);
      of.basePower = baseValue(game, of.basePower, of.power, sets);
      return;
    case 'defense':
      of.defense = value(of.defense);
      return;
    case 'capacity':
      of.capacity = value(of.capacity);
      return;
    case 'resource production':
      of.production = value(of.production);
      return;
    case 'resource cost':
      of.cost = value(of.cost);
  }
}
