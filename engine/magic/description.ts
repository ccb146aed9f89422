import type { FieldDescription, GameDescription } from '../card-game/description';

/** The symbols of colours in mana costs (G.3.1), and of generic mana (G.17.2). */
const COLOURS = ['W', 'U', 'B', 'R', 'G'];
/** G.4.1 */
const COLORS = ['white', 'blue', 'black', 'red', 'green'];
const HYBRID = COLOURS.flatMap((first) => [
  ...COLOURS.filter((second) => second !== first).map((second) => `${first}/${second}`),
  `2/${first}`,
  `${first}/P`,
]);
const SYMBOLS = [...COLOURS, 'X', ...Array.from({ length: 21 }, (_, amount) => String(amount)), ...HYBRID];

// K.18.1, K.10.1
const fields: readonly FieldDescription[] = [
  {
    name: 'manaCost',
    words: ['mana cost', 'converted mana cost', 'mana value'],
    kind: 'symbols',
    values: SYMBOLS,
    shown: 'converted mana cost',
  },
  { name: 'power', words: ['power'], kind: 'number', shown: 'power', least: { value: 0, butFor: [] } },
  {
    name: 'toughness',
    words: ['toughness'],
    kind: 'number',
    shown: 'toughness',
    least: { value: 0, butFor: [] },
  },
];

/** Magic, as data. */
export const description: GameDescription = {
  rulebook: 'magic-rulings-summary',
  title: 'Magic',
  // Z.1.1, Z.1.2
  zones: [
    { name: 'library', each: 'player', seenBy: 'nobody' },
    { name: 'hand', each: 'player', seenBy: 'owner' },
    { name: 'graveyard', each: 'player' },
    // Z.8; 406 of 2013
    {
      name: 'out of game',
      each: 'player',
      says: 'out of game',
      saysBesides: ['exiled', 'in exile', 'removed from the game'],
    },
    // Z.1.1; 403 of 2013
    { name: 'in play', each: 'table', says: 'in play', saysBesides: ['on the battlefield'] },
    { name: 'stack', each: 'table', says: 'on the stack' },
  ],
  // K.4.1; 308 of 2013
  types: ['creature', 'land', 'instant', 'sorcery', 'artifact', 'enchantment', 'tribal'],
  // K.17.1, K.16.2, K.21.2
  supertypes: ['legendary', 'basic', 'snow', 'world'],
  fields,
  statuses: [
    { name: 'tapped', isArranged: true, opposite: 'untapped' },
    { name: 'untapped', isArranged: true, opposite: 'tapped', isUsual: true },
    { name: 'played this turn', isArranged: true, isUnseen: true },
    ...['attacking', 'blocking', 'blocked', 'unblocked'].map((name) => ({ name })),
    // K.25.1: wherever it is
    { name: 'token' },
    // K.7.1, K.7.2
    ...COLORS.map((name) => ({ name })),
    { name: 'colorless', isUsual: true },
  ],
  // G.19, E.10, G.23
  resources: [
    { name: 'life', words: 'life', mayFallBelowNothing: true },
    { name: 'poison', words: 'poison counters', one: 'poison counter' },
    ...[...COLORS, 'colorless'].map((name) => ({ name, words: `${name} mana` })),
  ],
  // P.2.1, C.1.1
  parts: [
    ...['untap step', 'upkeep step', 'draw step', 'first main phase', 'beginning of combat step'],
    ...['declare attackers step', 'declare blockers step', 'combat damage step', 'end of combat step'],
    ...['second main phase', 'end of turn step', 'cleanup step'],
  ],
  words: [
    // G.13, G.38, G.43, P.1.7
    ...['destroy', 'tap', 'untap', 'mulligan', 'mana', 'generic', 'summoning'],
    // P.2.1
    ...['beginning phase', 'combat phase', 'end phase'],
  ],
};
