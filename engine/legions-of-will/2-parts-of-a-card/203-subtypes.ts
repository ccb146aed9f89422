import { definition, fact } from '../forms';
import type { LegionsGame } from '../game';

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
export const subtypesFor = (game: LegionsGame, type: string): readonly string[] =>
  type === 'unit' ? unitTypes(game) : actionTypes(game);

/** 203.3b: switched off, all of them are a single one. */
export const eachWord = definition(
  '203.3b',
  'What stands after the dash are subtypes, word by word',
  (_game: LegionsGame, subtypes: readonly string[]) => subtypes,
  (_game, subtypes) => [subtypes.join(' ')],
);

/** 203.3c: unit types are for units. */
export const hasNoSuchSubtypes = fact(
  '203.3c',
  "An object doesn't gain a subtype that corresponds to none of its types",
  (_game, types: readonly string[]) => !types.includes('unit'),
);
