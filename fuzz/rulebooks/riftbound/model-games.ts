import type { CardSpecification, PlayerSetup } from '../../../port/contract';
import type { ModelGame } from '../fuzzed-rulebook';

const card = (
  name: string,
  type: string,
  more: Partial<Omit<CardSpecification, 'name' | 'types'>> = {},
): CardSpecification => ({ name, types: [type], ...more });

const unit = (name: string, might: number, text?: string): CardSpecification =>
  card(name, 'unit', { fields: { cost: 1, might }, ...(text === undefined ? {} : { text }) });

const rune = (name: string): CardSpecification => card(name, 'rune', { fields: { domains: ['fury'] } });

const runes = (name: string): readonly CardSpecification[] =>
  ['First', 'Second', 'Third', 'Fourth'].map((each) => rune(`${name}'s ${each} Rune`));

const deckOf = (name: string): readonly CardSpecification[] =>
  ['Heron', 'Ibis', 'Egret', 'Crane', 'Stork', 'Grebe'].map((each, might) =>
    unit(`${name}'s ${each}`, might + 1),
  );

const channelled = (name: string) =>
  ['Fifth', 'Sixth'].map((each) => ({ card: rune(`${name}'s ${each} Rune`) }));

const plain = (name: string): PlayerSetup => ({
  name,
  zones: {
    hand: [unit(`${name}'s Otter`, 2), unit(`${name}'s Stoat`, 3)],
    'main deck': [...deckOf(name)],
    'rune deck': [...runes(name)],
  },
  permanents: [
    { card: card(`${name}'s Weir`, 'battlefield') },
    { card: unit(`${name}'s Pike`, 3) },
    { card: unit(`${name}'s Carp`, 1) },
    ...channelled(name),
  ],
});

const textual = (name: string): PlayerSetup => ({
  name,
  zones: {
    hand: [
      card(`${name}'s Dart`, 'spell', { fields: { cost: 1 }, text: '[Reaction] Deal 2 to a unit.' }),
      card(`${name}'s Undertow`, 'spell', {
        fields: { cost: 1 },
        text: "Return a unit to its owner's hand.",
      }),
      card(`${name}'s Winch`, 'gear', { fields: { cost: 1 }, text: '[E]: Draw 1.' }),
      unit(`${name}'s Otter`, 2, 'When you play me, draw 1.'),
    ],
    'main deck': [...deckOf(name)],
    'rune deck': [...runes(name)],
    'legend zone': [card(`${name}'s Ferryman`, 'legend', { text: '[E]: Give a unit +1 [M] this turn.' })],
    'champion zone': [
      card(`${name}'s Lamprey`, 'unit', {
        supertypes: ['champion'],
        fields: { cost: 2, might: 3 },
        text: '[Ganking]',
      }),
    ],
  },
  permanents: [
    { card: card(`${name}'s Weir`, 'battlefield', { text: 'When you conquer here, draw 1.' }) },
    { card: unit(`${name}'s Pike`, 3, 'Other friendly units have +1 [M].') },
    { card: unit(`${name}'s Carp`, 1) },
    ...channelled(name),
  ],
});

const from = { activePlayer: 0, part: 'action phase', turn: 3 };
const common = { rulebook: 'riftbound', seed: 11, from, stops: 'every priority' as const };

/** Two duels that another engine's are held against: one of units without a text, one with a card of every type. */
export const modelGames: readonly ModelGame[] = [
  {
    about: 'units that move and fight',
    needs: ['battle'],
    choices: 3,
    decisions: 70,
    table: { ...common, players: [plain('Ann'), plain('Ben')] },
  },
  {
    about: 'cards of every type, targets and a chain',
    needs: [
      'battle',
      'card text',
      'activated abilities',
      'triggered abilities',
      'static abilities',
      'keyword abilities',
    ],
    choices: 5,
    decisions: 110,
    table: { ...common, players: [textual('Ann'), textual('Ben')] },
  },
];
