import { asking, type Procedure, procedure } from '../../kernel';
import { definition, fact } from '../forms';
import type { LegionsGame } from '../game';
import { instruction } from '../instruction';
import { players } from '../phrases';
import type { Context } from '../piece';

interface ChoosingSubtype {
  readonly player: number;
  readonly context: Context;
  readonly type: string;
}

const UNIT_TYPES: readonly string[] =
  'Angel Anoteron Beast Biterrian Bird Cat Creature Crysotite Deity Demon Dog Dragon Dweller Fish Giant God Human Insect Merfolk Nymph Object Phoenix Plant Reptilian Septuorian Serpent Shadow Shapeshifter Spider Squid Statue Titan Vehicle Whale Wolf'.split(
    ' ',
  );

const ACTION_TYPES: readonly string[] = ['Redeem', 'Recur'];
const NONE: readonly string[] = [];

/** 203.3f */
export const unitTypes = definition(
  '203.3f',
  'Units have their own set of subtypes',
  () => UNIT_TYPES,
  () => NONE,
);

/** 203.3g */
export const actionTypes = definition(
  '203.3g',
  'Actions have their own set of subtypes',
  () => ACTION_TYPES,
  () => NONE,
);

/** The subtypes that there are for a card type. */
const subtypesOf = (game: LegionsGame, type: string): readonly string[] =>
  type === 'unit' ? unitTypes(game) : actionTypes(game);

/** 203.1b: "in addition to its types". */
export const inAddition = definition(
  '203.1b',
  'An object to which types are added keeps those that it had',
  (_game: LegionsGame, before: readonly string[], added: readonly string[]) => [
    ...new Set([...before, ...added]),
  ],
  (_game, before, added) => (added.length > 0 ? [...added] : [...before]),
);

/** 203.3c: unit types are for units. */
export const hasNoSuchSubtypes = fact(
  '203.3c',
  "An object doesn't gain a subtype that corresponds to none of its types",
  (_game, types: readonly string[]) => !types.includes('unit'),
);

/** 203.3d: one existing subtype of the right kind. */
export const choosingSubtype: Procedure<LegionsGame, ChoosingSubtype> = procedure('choosing a subtype', [
  asking(
    '203.3d',
    'One existing subtype of the right card type is chosen',
    (game, { player, type }: ChoosingSubtype) => ({
      kind: 'choose',
      player,
      purpose: `choose ${type === 'unit' ? 'a' : 'an'} ${type} type`,
      minimum: 1,
      maximum: 1,
      options: subtypesOf(game, type).map((label, index) => ({
        label,
        action: 'subtype',
        index,
      })),
    }),
    (game, { context, type }, [place]) =>
      game.set(context, 'chosenType', place === undefined ? undefined : subtypesOf(game, type)[place]),
  ),
]);

export const choosesSubtype = instruction('203.3d', 'A subtype is chosen', 'choose subtype', {
  perform: (game, effect, context, { follow }) => {
    if (effect.then) follow([effect.then]);
    for (const player of players(game, effect.who, context))
      game.call(choosingSubtype, { player, context, type: effect.type });
    return [];
  },
});
