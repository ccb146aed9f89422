import { effectsEnd } from '../../card-game/continuous/durations';
import { effectsLeft } from '../../card-game/continuous/effects-in-force';
import { layersOf } from '../../card-game/continuous/layers';
import { partsOfLayers } from '../../card-game/continuous/modifications';
import { applyLayers, assumed, concatMap, rule } from '../../kernel';
import { definition, fact } from '../forms';
import type { MagicGame, MagicTypes } from '../game';
import { instruction } from '../instruction';
import { baseColours } from '../k-card-types/K.7-color';
import { builtIn } from '../k-card-types/K.15-land';
import type { Characteristics, Context, MagicObject } from '../object';
import { Occurrence } from '../occurrence';
import { amount, objects, phrases } from '../phrases';
import type { Duration, Modification } from '../text/tree';

/** K.10.Ruling.1 c: what changes power and toughness. */
export const changingPower = rule(
  {
    '2003': 'K.10.Ruling.1',
    '2013': '613.6',
    '2025': assumed('613.4c', { from: ['2003', 'K.10.Ruling.1'] }),
  },
  'Effects change power and toughness in the order in which they began',
  'layer',
);

/** What gives abilities and takes them. */
export const changingAbilities = rule(
  { '2003': 'A.1.9', '2013': '112.10', '2025': assumed('A.1.9', { from: '2003' }) },
  'A permanent has the abilities that effects give it',
  'layer',
);

/** T.8.10: switched off, all effects are alike. */
export const inTimestampOrder = definition(
  { '2003': 'T.8.10', '2013': '613.6', '2025': assumed('T.8.10', { from: '2003' }) },
  'Independent effects apply in timestamp order',
  (_game: MagicGame, timestamp: number): number => timestamp,
  () => 0,
);

const partOf = partsOfLayers<MagicTypes>(phrases, {
  layers: {
    modify: changingPower,
    set: changingPower,
    'gain ability': changingAbilities,
    'lose ability': changingAbilities,
    'lose all abilities': changingAbilities,
  },
  defines: () => false,
  writes: (modification) =>
    'characteristic' in modification ? [modification.characteristic] : ['abilities'],
  amountIn: (modification) => (modification.change === 'modify' ? modification.by : undefined),
  readByAmount: () => [],
  contextFor: (context) => context,
  orderedBy: inTimestampOrder,
  dependsThrough: (_game, reads) => reads,
  change: (_game, on, modification, number) => {
    if (modification.change === 'gain ability') on.abilities = [...on.abilities, modification.ability];
    if (modification.change !== 'modify') return;
    const by = modification.sign * number;
    if (modification.characteristic === 'power') on.power += by;
    if (modification.characteristic === 'toughness') on.toughness += by;
  },
});

const left = effectsLeft<MagicTypes>(partOf);
const copying = { copy: (characteristics: Characteristics): Characteristics => ({ ...characteristics }) };

/** K.6.3: what is printed on a card, and what its types say. */
function initial(game: MagicGame, { card }: MagicObject): Characteristics {
  const { name, types, subtypes, supertypes, manaCost, power = 0, toughness = 0 } = card;
  const abilities = [...card.abilities, ...builtIn(game, card)];
  const colours = baseColours(game, card);
  return { name, types, subtypes, supertypes, colours, manaCost, abilities, power, toughness };
}

/** An object's characteristics: those that it begins with, with every continuous effect applied. */
export function characteristicsOf(game: MagicGame, object: MagicObject): Characteristics {
  const effects = game.effects.filter(({ objects }) => objects.includes(object));
  if (effects.length === 0) return initial(game, object);
  const inForce = () => concatMap(effects, (effect) => left(game, effect));
  const layers = layersOf<MagicTypes>(game, [changingAbilities, changingPower], inForce);
  return applyLayers([object], (each: MagicObject) => initial(game, each), layers, copying).of(object);
}

/** T.8.3 */
export const lockedIn = definition(
  { '2003': 'T.8.3', '2013': '611.2d', '2025': assumed('T.8.3', { from: '2003' }) },
  'The numbers of an effect are worked out once, as it begins',
  (game: MagicGame, modifications: readonly Modification[], context: Context) =>
    modifications.map(
      (each): Modification =>
        each.change === 'modify'
          ? { ...each, by: { amount: 'number', value: amount(game, each.by, context) } }
          : each,
    ),
  (_game, modifications) => [...modifications],
);

export const applying = instruction(
  {
    '2003': { number: 'T.8.1', restates: ['T.8.2'] },
    '2013': '611.2c',
    '2025': assumed('T.8.1', { from: '2003' }),
  },
  'A continuous effect applies to the permanents that it was fixed to, for as long as it says',
  'apply',
  {
    perform: (game, effect, context, { chosen }) =>
      objects(game, effect.object, context, chosen)
        .filter((object) => !object.ceased)
        .map(
          (object) =>
            new Occurrence('begin an effect', { source: context.source, object }, () =>
              game.journal.push(game.effects, {
                context,
                duration: effect.duration,
                timestamp: game.timestamp(),
                turn: game.now.turn,
                objects: [object],
                modifications: lockedIn(game, effect.modifications, context.ofOne(effect.object, object)),
                statement: undefined,
              }),
            ),
        ),
  },
);

/** T.8.14 */
export const hasEnded = fact(
  { '2003': 'T.8.14', '2013': '611.2a', '2025': assumed('T.8.14', { from: '2003' }) },
  'An effect of limited duration ends when it says',
  (_game: MagicGame, duration: Duration, ended: readonly Duration[]) => ended.includes(duration),
);

/** The events of effects ending whose time has come. */
export const endEffects = (game: MagicGame, ended: readonly Duration[]): readonly Occurrence[] =>
  effectsEnd<MagicTypes>(game, {
    effects: game.effects.filter(({ duration }) => hasEnded(game, duration, ended)),
    delayed: [],
  });
