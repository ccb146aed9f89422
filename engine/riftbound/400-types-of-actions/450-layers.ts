/** Layers: what effects make of the properties of objects (450–457). */
import { applyLayers, column, query, type Rule, rule } from '../../kernel';
import type { Card, Characteristics } from '../card';
import { definition, fact, timing } from '../forms';
import type { RiftboundGame } from '../game';
import type { GameObject } from '../object';
import type { LayerName } from './450-continuous-effects';
import type { Effect, LayeredObject, Table } from './450-layered-objects';
import { fromEffects, fromPassives, type KnownBeforehand, Layering } from './450-layering';
import { noNegativeMight } from './450-might';
import { appending, contributing, NOTHING } from './450-own-effects';

export const traitLayer = rule('454.1', 'The first layer: traits are granted, set and removed', 'layer');
export const abilityLayer = rule('454.2', 'The second layer: abilities are granted and removed', 'layer');
export const arithmeticLayer = rule(
  '454.3',
  'The third layer: numbers are increased, then decreased',
  'layer',
);

/** 453, 453.2: when a sequence is through, the layers are gone through again. */
export const appliedRepeatedly = fact(
  { number: '453', restates: ['453.2'] },
  'The layers are applied again until no further effect applies',
  (_game: RiftboundGame, changed: boolean) => changed,
);

/** 453.1: however often the layers are gone through, each effect is applied once. */
export const appliedOnce = fact(
  '453.1',
  'Each effect is applied to an object only once over all sequences',
  (_game: RiftboundGame) => true,
);

/** 453.3: what applied no longer does once the layers were gone through; removed once, it is not applied again. */
export const removedOnce = fact(
  '453.3',
  'An effect whose condition has ceased is removed, and only once',
  (_game: RiftboundGame) => true,
);

/** 454.3.d: with what order the third layer begins. Switched off, decreases come first. */
export const increasesFirst = timing(
  { number: '454.3.d.1.a', restates: ['454.3.d.2.a'] },
  'Increases are applied first, decreases last',
  (_game: RiftboundGame): readonly LayerName[] => ['increases', 'decreases'],
  (_game): readonly LayerName[] => ['decreases', 'increases'],
);

/** 456.1: an effect waits for those in its layer that it depends on. */
export const byDependency = fact(
  '456.1',
  'Within a layer, an effect that depends on another is applied right after it',
  (_game: RiftboundGame, effects: readonly Effect[]) => effects.length > 1,
);

/** 457: otherwise in the order in which effects began. Switched off, passive abilities first, the rest in no order. */
export const byTimestamp = fact(
  { number: '457', restates: ['457.3'] },
  'Within a layer, the effect with the earliest timestamp is applied first',
  (_game: RiftboundGame, effects: readonly Effect[]) => effects.length > 1,
);

const onTheCard = column(
  (card: Card): Characteristics => ({
    name: card.name,
    types: card.types,
    supertypes: card.supertypes,
    tags: card.tags,
    domains: card.domains,
    energy: card.energy ?? 0,
    power: card.power,
    might: card.might ?? 0,
    abilities: card.abilities,
  }),
);

/** What is printed on an object. */
export const printedCharacteristics = ({ card }: GameObject): Characteristics => onTheCard(card);

const copying = {
  copy: ({ seen, applied }: LayeredObject): LayeredObject => ({ seen: { ...seen }, applied }),
};

/** 454.2.c: effect text of attached cards is appended in the second layer. */
export const appendedText = fact(
  { number: '454.2.c', restates: ['421.1.c', '718.3', '719.1', '135.2~3'] },
  'Abilities of the effect text of attached cards are appended in the second layer',
  (_game: RiftboundGame, attached: GameObject) => attached.card.effectAbilities.length > 0,
);

interface NamedLayer {
  readonly layer: Rule;
  readonly name: LayerName;
}

const TRAITS: NamedLayer = { layer: traitLayer, name: 'traits' };
const ABILITIES: NamedLayer = { layer: abilityLayer, name: 'abilities' };

/** 454: in which order the layers are applied. Switched off, the last comes first. */
export const inThisOrder = timing(
  '454',
  'Layers are applied in this order: traits, abilities, arithmetic',
  (_game: RiftboundGame, arithmetic: readonly NamedLayer[]): readonly NamedLayer[] => [
    TRAITS,
    ABILITIES,
    ...arithmetic,
  ],
  (_game, arithmetic): readonly NamedLayer[] => [...arithmetic, ABILITIES, TRAITS],
);

/** 455.1.a: does what alters whether an effect is there count for dependency? */
export const existenceCounts = definition(
  '455.1.a',
  'An effect depends on another that alters its existence',
  (_game: RiftboundGame, effects: readonly Effect[]) => effects,
  (_game, effects) => effects.map((each) => changed(each, { reads: each.looksAt })),
);

/** 455.1.b: does what alters whom an effect applies to? */
export const reachCounts = definition(
  '455.1.b',
  'An effect depends on another that alters how many objects it can influence',
  (_game: RiftboundGame, effects: readonly Effect[]) => effects,
  (_game, effects) =>
    effects.map((each) =>
      each.reads.has('abilities') ? changed(each, { reads: ITS_ABILITY }) : lookingAtNothing(each),
    ),
);

const ITS_ABILITY: ReadonlySet<string> = new Set(['abilities']);

/** 454: the layers in their order, and of each the effects, asked when its turn comes. */
function layersOf(
  layering: Layering,
  known: KnownBeforehand | undefined,
  seen: (effects: readonly Effect[]) => void,
): readonly ((working: Table) => readonly Effect[])[] {
  const { game } = layering;
  const third = increasesFirst(game).map((name) => ({ layer: arithmeticLayer, name }));
  return inThisOrder(game, third)
    .filter(({ layer }) => game.isOn(layer))
    .map(({ layer, name }) => (working: Table): readonly Effect[] => {
      const passives = fromPassives(layering, name, working);
      const left = fromEffects(layering, name);
      const found = left.length === 0 ? passives : [...passives, ...left];
      if (found.length > 0) game.exercise(layer);
      seen(found);
      const isTimed = byTimestamp(game, found) || found.length < 2;
      const timed = isTimed ? found : found.map((each) => changed(each, { timestamp: 0 }));
      const isInTurn = byDependency(game, found);
      const byTime = left.length === 0 && name === 'abilities' && known?.goByTime(found) === true;
      const counting = isInTurn ? reachCounts(game, existenceCounts(game, timed)) : timed;
      const effects = isInTurn && !byTime ? counting : timed.map(lookingAtNothing);
      if (name === 'abilities') return [appending(layering, appendedText), ...effects];
      return name === 'increases' ? [contributing(layering), ...effects] : effects;
    });
}

const lookingAtNothing = (effect: Effect): Effect =>
  effect.reads.size === 0 ? effect : changed(effect, { reads: NOTHING });

/** The same effect, but for when it began or what it looks at. */
function changed(
  effect: Effect,
  { timestamp = effect.timestamp, reads = effect.reads }: Partial<Pick<Effect, 'timestamp' | 'reads'>>,
): Effect {
  const { characteristicDefining, writes, looksAt, modification, candidates, key } = effect;
  return {
    timestamp,
    characteristicDefining,
    reads,
    writes,
    looksAt,
    modification,
    candidates,
    key,
    exists: (working) => effect.exists(working),
    isStillSo: (object, working) => effect.isStillSo(object, working),
    affects: (object, working) => effect.affects(object, working),
    does: (object, working) => effect.does(object, working),
    apply: (object, working) => effect.apply(object, working),
  };
}

/**
 * 453: every object on the board and each legend, after the layers were applied until nothing changed.
 *
 * @param known what makes them be applied less often; left out, they are applied in full.
 */
export function applyAll(
  game: RiftboundGame,
  known?: KnownBeforehand,
): (object: GameObject) => LayeredObject {
  const objects = [...game.board.objects];
  const layering = new Layering(game, printedCharacteristics, appliedOnce(game));
  const found: Effect[] = [];
  const layers = layersOf(layering, known, (effects) => {
    for (const effect of effects) found.push(effect);
  });
  const once = game.isOn(appliedOnce);
  let before: (object: GameObject) => LayeredObject = layering.start;
  for (let sequence = 0; ; sequence += 1) {
    const working = applyLayers<GameObject, LayeredObject>(objects, before, layers, copying);
    const { of } = working;
    const since = before;
    const isChanged = objects.some((object) => of(object).applied.length > since(object).applied.length);
    before = of;
    // Without 453.1 it would go on for ever.
    if (!appliedRepeatedly(game, isChanged) || (!once && sequence > 0)) {
      if (!once || !game.isOn(removedOnce) || !lapses(layering, found, objects, working)) return of;
      removedOnce(game);
      found.length = 0;
      before = layering.start;
      continue;
    }
    if (known?.isSettled(layering, found, objects, of)) return of;
  }
}

/**
 * Removes the first effect that was applied to an object and for which what it asks is so no longer: one of the same ability
 * that was found later may still apply.
 *
 * @returns whether there was one, so that the layers are to be gone through anew
 */
function lapses(
  layering: Layering,
  found: readonly Effect[],
  objects: readonly GameObject[],
  working: Table,
): boolean {
  for (const object of objects)
    for (const key of working.of(object).applied) {
      const same = found.filter((effect) => effect.key === key);
      if (same.length === 0 || same.some((effect) => effect.isStillSo(object, working))) continue;
      layering.lapse(object, key);
      return true;
    }
  return false;
}

/** What all objects on the board are: printed, and changed by everything that applies to them now. */
export const onTheBoard = query(
  'what all objects on the board are',
  (game: RiftboundGame): ReadonlyMap<GameObject, Characteristics> => {
    const of = applyAll(game);
    return new Map(
      game.board.objects.map((object) => {
        const { seen } = of(object);
        return [object, { ...seen, might: noNegativeMight(game, seen.might) }];
      }),
    );
  },
  {
    isDear: true,
    // Of runes that are as they are printed, any may be among them.
    compared: (all) => [...all].filter(([{ card }]) => !card.types.includes('rune')),
  },
);

/** What an object is now. 711: elsewhere than on the board, what is printed counts. */
export const characteristicsOf = query(
  'what an object is',
  (game: RiftboundGame, object: GameObject): Characteristics =>
    (object.zone === game.board ? onTheBoard(game).get(object) : undefined) ?? printedCharacteristics(object),
);
