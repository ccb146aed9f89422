import { creatureTypes } from './creature-types';

/** Basic land types (K.16.2), each with its plural. */
const LAND_TYPES: readonly (readonly [string, string])[] = [
  ['Plains', 'Plains'],
  ['Island', 'Islands'],
  ['Swamp', 'Swamps'],
  ['Mountain', 'Mountains'],
  ['Forest', 'Forests'],
];

const PLURALS: readonly (readonly [string, string])[] = [
  ['creature', 'creatures'],
  ['land', 'lands'],
  ['artifact', 'artifacts'],
  ['enchantment', 'enchantments'],
  ['instant', 'instants'],
  ['sorcery', 'sorceries'],
  ['source', 'sources'],
  ['spell', 'spells'],
  ['permanent', 'permanents'],
  ['card', 'cards'],
  ['token', 'tokens'],
  ['activated ability', 'activated abilities'],
  ['triggered ability', 'triggered abilities'],
  ['activated or triggered ability', 'activated or triggered abilities'],
  ['hand', 'hands'],
  ['library', 'libraries'],
  ['graveyard', 'graveyards'],
];

const SPELLINGS: readonly (readonly [string, string])[] = [
  ['upkeep step', 'upkeep'],
  ['converted mana cost', 'mana value'],
  ['combat phase', 'combat'],
  ['umbra armor', 'totem armor'],
  ['banding', 'bands'],
  ['first main phase', 'precombat main phase'],
  ['second main phase', 'postcombat main phase'],
  ['end of turn step', 'end step'],
];

/** Subtypes of other permanents than creatures and lands. */
const OTHER_TYPES: readonly (readonly [string, string])[] = [
  ['Aura', 'Auras'],
  ['Equipment', 'Equipment'],
  ['Fortification', 'Fortifications'],
];

const SUBTYPES = [...LAND_TYPES, ...creatureTypes, ...OTHER_TYPES];

/** Words that a number can stand before, each with its plural. */
export const nouns: readonly (readonly [string, string])[] = [...PLURALS, ['counter', 'counters']];

/** The one form of a word that the tree uses, by its other forms in lower case. */
export const canonical: ReadonlyMap<string, string> = new Map([
  ...[...PLURALS, ...SPELLINGS].map(([one, other]) => [other, one] as const),
  ...SUBTYPES.flatMap(([one, many]) => [
    [one.toLowerCase(), one] as const,
    [many.toLowerCase(), one] as const,
  ]),
]);

/** The subtypes that rules list, in the singular and in the plural. */
export const subtypes: readonly string[] = [...new Set(SUBTYPES.flat())];

/** Those of them that mean one object: “Plains” may be several. */
export const singularSubtypes: readonly string[] = SUBTYPES.flatMap(([one, many]) =>
  one === many ? [] : [one],
);
