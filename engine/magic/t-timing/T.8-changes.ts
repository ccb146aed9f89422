/** How continuous effects change what objects are, one change after another. */
import { partsOfLayers } from '../../card-game/continuous/modifications';
import { assumed } from '../../kernel';
import {
  abilityLayer,
  baseAbilityLayer,
  baseLayer,
  colourLayer,
  definingLayer,
  modifyingLayer,
  settingLayer,
  typeLayer,
} from '../6-spells-abilities-and-effects/613-layers';
import { gainedAbilities, withoutAbility } from '../a-abilities/A.1-abilities';
import { definition } from '../forms';
import type { MagicGame, MagicTypes } from '../game';
import { givenBy } from '../k-card-types/K.3-card-name';
import { changeSubtypes, changeTypes } from '../k-card-types/K.5-changing-types';
import { newColours } from '../k-card-types/K.7-color';
import type { Characteristics, Context, MagicObject } from '../object';
import { phrases } from '../text/phrases';
import type { Amount, Modification } from '../text/tree';
import { gainedTogether } from '../z-zones/Z.8-linked-cards';
import { readByAmount, whatItDependsOn, writtenBy } from './T.8-dependency';

/** T.8.10: switched off, all effects are alike. */
export const inTimestampOrder = definition(
  { '2003': 'T.8.10', '2013': '613.6', '2025': assumed('T.8.10', { from: '2003' }) },
  'Independent effects apply in timestamp order',
  (_game: MagicGame, timestamp: number): number => timestamp,
  (_game, timestamp) => -timestamp,
);

function amountIn(modification: Modification): Amount | undefined {
  if (modification.change === 'modify') return modification.by;
  return 'to' in modification ? modification.to : undefined;
}

/** What a change does as a part of an effect. */
export const partOf = partsOfLayers<MagicTypes>(phrases, {
  layers: {
    modify: modifyingLayer,
    switch: modifyingLayer,
    set: settingLayer,
    'gain supertype': typeLayer,
    define: definingLayer,
    'set colours': colourLayer,
    'gain ability': abilityLayer,
    'gain abilities of': abilityLayer,
    'lose ability': abilityLayer,
    'lose all abilities': abilityLayer,
    'set types': typeLayer,
    'lose type': typeLayer,
    'set subtypes': typeLayer,
    'set base': baseLayer,
    'gain base ability': baseAbilityLayer,
  },
  defines: ({ change }) => change === 'define',
  writes: writtenBy,
  amountIn,
  readByAmount,
  contextFor: (context, object) =>
    context.that.length > 0 ? context : context.with({ that: [object], named: [object] }),
  orderedBy: inTimestampOrder,
  dependsThrough: (game, reads) => whatItDependsOn(game, reads),
  change,
});

function change(
  game: MagicGame,
  on: Characteristics,
  modification: Modification,
  number: number,
  { source }: Context,
  whose: MagicObject,
  timestamp: number,
): void {
  switch (modification.change) {
    case 'gain ability':
    case 'gain base ability': {
      const ability = gainedTogether(game, modification.ability, { source, whose, timestamp });
      on.abilities = gainedAbilities(game, on.abilities, givenBy(game, ability, source));
      return;
    }
    case 'lose ability':
      on.abilities = withoutAbility(game, on.abilities, modification.text);
      return;
    case 'lose all abilities':
      on.abilities = on.abilities.filter(({ kind }) => kind === 'spell');
      return;
    case 'set colours':
      on.colours = newColours(game, on.colours, modification.colours);
      return;
    case 'modify':
      write(on, modification.characteristic, (before) => before + modification.sign * number);
      return;
    case 'gain abilities of':
      return;
    case 'switch':
      Object.assign(on, { power: on.toughness, toughness: on.power });
      return;
    case 'gain supertype':
      on.supertypes = [...new Set([...on.supertypes, modification.supertype])];
      return;
    case 'lose type':
      on.types = on.types.filter((type) => type !== modification.type);
      return;
    case 'set types':
      changeTypes(game, on, modification);
      return;
    case 'set subtypes':
      changeSubtypes(game, on, modification);
      return;
    case 'define':
    case 'set':
    case 'set base':
      write(on, modification.characteristic, () => number);
  }
}

function write(on: Characteristics, name: string, value: (before: number) => number): void {
  if (name === 'power') on.power = value(on.power);
  if (name === 'toughness') on.toughness = value(on.toughness);
}
