/** The unit types of rule 203.3f, each with its plural. */
const UNIT_TYPES: readonly (readonly [string, string])[] = [
  ['Angel', 'Angels'],
  ['Anoteron', 'Anoterons'],
  ['Beast', 'Beasts'],
  ['Biterrian', 'Biterrians'],
  ['Bird', 'Birds'],
  ['Cat', 'Cats'],
  ['Creature', 'Creatures'],
  ['Crysotite', 'Crysotites'],
  ['Deity', 'Deities'],
  ['Demon', 'Demons'],
  ['Dog', 'Dogs'],
  ['Dragon', 'Dragons'],
  ['Dweller', 'Dwellers'],
  ['Engineer', 'Engineers'],
  ['Fish', 'Fish'],
  ['Giant', 'Giants'],
  ['God', 'Gods'],
  ['Human', 'Humans'],
  ['Insect', 'Insects'],
  ['Merfolk', 'Merfolk'],
  ['Nymph', 'Nymphs'],
  ['Object', 'Objects'],
  ['Phoenix', 'Phoenixes'],
  ['Plant', 'Plants'],
  ['Reptilian', 'Reptilians'],
  ['Septuorian', 'Septuorians'],
  ['Serpent', 'Serpents'],
  ['Shadow', 'Shadows'],
  ['Shapeshifter', 'Shapeshifters'],
  ['Spider', 'Spiders'],
  ['Squid', 'Squids'],
  ['Statue', 'Statues'],
  ['Titan', 'Titans'],
  ['Vehicle', 'Vehicles'],
  ['Whale', 'Whales'],
  ['Wolf', 'Wolves'],
];

const PLURALS: readonly (readonly [string, string])[] = [
  ['unit', 'units'],
  ['upgrade', 'upgrades'],
  ['trap', 'traps'],
  ['base', 'bases'],
  ['action', 'actions'],
  ['card', 'cards'],
  ['permanent', 'permanents'],
  ['source', 'sources'],
  ['ability', 'abilities'],
  ['activated ability', 'activated abilities'],
  ['triggered ability', 'triggered abilities'],
  ['hand', 'hands'],
  ['deck', 'decks'],
  ['graveyard', 'graveyards'],
];

/** Words that a number can stand before, each with its plural. */
export const nouns: readonly (readonly [string, string])[] = [
  ...PLURALS.filter(([one]) => !one.includes(' ')),
  ['counter', 'counters'],
];

const SPELLINGS: readonly (readonly [string, string])[] = [
  ['face up', 'face-up'],
  ['face down', 'face-down'],
  ['beginning phase', 'begin phase'],
  ['battle phase', 'battle'],
  ['expelled', 'expelled zone'],
  ['resource cost', 'cost'],
  // Others are never on the chain of events.
  ['ability', 'activated or triggered ability'],
  ['ability', 'activated or triggered abilities'],
];

/** The one form of a word that the tree uses, by its other forms in lower case. */
export const canonical: ReadonlyMap<string, string> = new Map([
  ...[...PLURALS, ...SPELLINGS].map(([one, other]) => [other, one] as const),
  ...UNIT_TYPES.flatMap(([one, many]) => [
    [one.toLowerCase(), one] as const,
    [many.toLowerCase(), one] as const,
  ]),
]);

/** The unit types, in the singular and in the plural. */
export const subtypes: readonly string[] = UNIT_TYPES.flat();

/** Those of them that mean one unit: “Fish” may be several. */
export const singularSubtypes: readonly string[] = UNIT_TYPES.flatMap(([one, many]) =>
  one === many ? [] : [one],
);
