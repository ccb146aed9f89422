import { effectsIn, layersOf, type Table } from '../../card-game/continuous/layers';
import { applyLayers, concatMap, type Rule } from '../../kernel';
import { xOf } from '../1-game-concepts/105-numbers';
import { printedFaceDown } from '../2-parts-of-a-card/200-characteristics';
import { withoutCost } from '../2-parts-of-a-card/202-resource-cost';
import { withoutValue } from '../2-parts-of-a-card/207-will-power';
import { upgradeCapacity, upgradeDefense, upgradeProduction } from '../3-card-types/302-upgrades';
import { hasNoCharacteristics } from '../4-zones/407-expelled';
import type { LastingEffect } from '../effects-in-force';
import { AS_WRITTEN, definition, varied } from '../forms';
import type { LegionsGame, LegionsTypes } from '../game';
import type { Card, Characteristics, GameObject } from '../object';
import { definingAbilities, inForce, lasting } from './609-effects-in-force';
import { layers } from './609-modifications';

/** 114.1c: each will counter takes one from its unit's will. */
export const willCounters = varied(
  definition(
    '114.1c',
    'A will counter takes one from will',
    (_game: LegionsGame, counters: number): number => counters,
    (): number => 0,
    'keyword',
  ),
  // low-025
  { 'how many': { 'one for each': AS_WRITTEN, 'one in all': (_game, counters) => Math.min(1, counters) } },
);

const copying = { copy: (characteristics: Characteristics): Characteristics => ({ ...characteristics }) };

/** An object's characteristics: what is printed on it, with every continuous effect applied (609.1). */
export const characteristicsOf = (game: LegionsGame, object: GameObject): Characteristics =>
  object.zone === game.battlefield ? onTheBattlefield(game)(object) : elsewhere(game, object);

/**
 * The characteristics of every object on the battlefield, by its layers.
 *
 * @param effects those in force when a layer's turn comes
 */
export function onTheBattlefield(
  game: LegionsGame,
  effects = (table: Table<LegionsTypes>) => inForce(game, table),
): (object: GameObject) => Characteristics {
  const inLayers = layersOf<LegionsTypes>(game, layers, effects);
  const table = applyLayers(game.battlefield.objects, game.beginning, inLayers, copying);
  return (object) => withCountersAndUpgrades(game, object, table.of(object));
}

/** What an object is before any continuous effect. */
export function startOf(game: LegionsGame, object: GameObject): Characteristics {
  if (object.faceDown) return printedFaceDown(game, object);
  const { card } = object;
  return withX(game, object, withValues(game, card, withCost(game, card, game.printedOn(object))));
}

/** 202.2a: a trap's is paid, though none is printed (202.1b). */
const withCost = (game: LegionsGame, card: Card, characteristics: Characteristics): Characteristics =>
  card.cost === undefined ? withoutCost(game, characteristics) : characteristics;

/** 207.4: whatever is a unit, or may have become one, has will and power. */
const withValues = (game: LegionsGame, card: Card, characteristics: Characteristics): Characteristics =>
  (card.power !== undefined && card.will !== undefined) || !(card.types.includes('unit') || game.changesTypes)
    ? characteristics
    : withoutValue(game, characteristics);

/** 105.3e, 202.2c: what X is worth in its resource cost. */
function withX(game: LegionsGame, object: GameObject, characteristics: Characteristics): Characteristics {
  const { costX } = object.card;
  if (costX === 0) return characteristics;
  const x = xOf(game, object.zone === game.chain, object.context?.x ?? 0);
  return { ...characteristics, cost: characteristics.cost + costX * x };
}

/** Off the battlefield only effects that were fixed to the object apply (606.2), such as one on a card being played. */
function elsewhere(game: LegionsGame, object: GameObject): Characteristics {
  const base = withX(game, object, offTheBattlefield(game, object));
  const on = game.effects.filter((effect) => appliesTo(effect, object));
  const effects = [...concatMap(on, (effect) => lasting(game, effect)), ...definingAbilities(game, object)];
  if (effects.length === 0) return base;
  const start = (each: GameObject): Characteristics => (each === object ? base : game.look(each));
  const inLayers = layers
    .filter((layer) => game.isOn(layer))
    .map((layer) => () => effectsIn<LegionsTypes>(layer, effects));
  // What defines it may count it: meanwhile it is what is printed on it.
  return game.asIfItWere(object, base, () => applyLayers([object], start, inLayers, copying).of(object));
}

const appliesTo = (effect: LastingEffect, object: GameObject): boolean =>
  effect.modifications.length > 0 && effect.objects.includes(object);

const offTheBattlefield = (game: LegionsGame, object: GameObject): Characteristics =>
  hasNoCharacteristics(game, object)
    ? {
        ...printedFaceDown(game, object),
        types: [],
        subtypes: [],
        supertypes: [],
        abilities: [],
        will: 0,
        power: 0,
      }
    : game.printedOn(object);

/** Counters and attached upgrades: they modify without setting, after everything of sublayer 5c that is written on cards. */
export function withCountersAndUpgrades(
  game: LegionsGame,
  object: GameObject,
  characteristics: Characteristics,
): Characteristics {
  const will = object.counters.will ?? 0;
  if (will === 0 && (object.faceDown || object.attached.length === 0 || !object.attached.some(isUpgrade)))
    return characteristics;
  const sum = (layer: Rule, of: (upgrade: Card) => number): number => {
    if (object.faceDown || !game.isOn(layer)) return 0;
    let total = 0;
    for (const each of object.attached) if (isUpgrade(each)) total += of(each.card);
    if (total !== 0) game.exercise(layer);
    return total;
  };
  return {
    ...characteristics,
    will: characteristics.will - (will > 0 ? willCounters(game, will) : 0),
    defense: characteristics.defense + sum(upgradeDefense, ({ defense }) => defense),
    capacity: characteristics.capacity + sum(upgradeCapacity, ({ capacity }) => capacity),
    production: characteristics.production + sum(upgradeProduction, ({ production }) => production),
  };
}

const isUpgrade = (object: GameObject): boolean => !object.faceDown && object.card.types.includes('upgrade');
