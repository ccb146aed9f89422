import type { CardSpecification, PermanentSetup, PlayerSetup } from '../../../port/contract';
import type { ModelGame } from '../fuzzed-rulebook';

const unit = (name: string, power: number, text?: string): CardSpecification => ({
  name,
  types: ['unit'],
  fields: { cost: 1, will: 2, power },
  ...(text === undefined ? {} : { text }),
});

const card = (name: string, type: string, text: string): CardSpecification => ({
  name,
  types: [type],
  fields: { cost: 1 },
  text,
});

const base = (name: string, attached: readonly PermanentSetup[], text?: string): PermanentSetup => ({
  card: {
    name,
    types: ['base'],
    fields: { defense: 8, capacity: 6, production: 1, activationCost: 1 },
    ...(text === undefined ? {} : { text }),
  },
  attached: [...attached],
});

const plain = (name: string): PlayerSetup => ({
  name,
  zones: {
    deck: ['Heron', 'Ibis', 'Egret', 'Crane'].map((each, power) => unit(`${name}'s ${each}`, power + 1)),
    hand: [unit(`${name}'s Otter`, 2), unit(`${name}'s Stoat`, 3)],
  },
  resources: { resource: 4 },
  permanents: [
    base(`${name}'s Weir`, [{ card: unit(`${name}'s Pike`, 3) }, { card: unit(`${name}'s Carp`, 1) }]),
    { ...base(`${name}'s Sluice`, []), statuses: ['face down'] },
  ],
});

const textual = (name: string): PlayerSetup => ({
  name,
  zones: {
    deck: ['Heron', 'Ibis', 'Egret', 'Crane'].map((each, power) => unit(`${name}'s ${each}`, power + 1)),
    hand: [
      card(`${name}'s Dart`, 'action', `Deal 2 damage to target unit.`),
      card(`${name}'s Undertow`, 'action', "Return target unit to its owner's hand."),
      card(`${name}'s Levee`, 'upgrade', 'Units you control gain +1 power.'),
      card(`${name}'s Snag`, 'trap', 'Pay 1: Draw a card.'),
      unit(`${name}'s Otter`, 2, 'Whenever a unit enters the battlefield, you gain 1 resource.'),
    ],
  },
  resources: { resource: 6 },
  permanents: [
    base(
      `${name}'s Weir`,
      [
        { card: unit(`${name}'s Pike`, 3) },
        { card: unit(`${name}'s Lamprey`, 2, `Whenever this unit attacks, draw a card.`) },
      ],
      'Pay 1: Target unit gains +1 power until end of turn.',
    ),
  ],
});

const from = { activePlayer: 0, part: 'prebattle main phase', turn: 3 };
const common = { rulebook: 'legions-of-will', seed: 11, from, stops: 'every priority' as const };

/** Two games that another engine's are held against: one of units without a text, one with a card of every type. */
export const modelGames: readonly ModelGame[] = [
  {
    about: 'units that attack and block',
    needs: ['battle'],
    choices: 3,
    decisions: 70,
    table: { ...common, players: [plain('Ann'), plain('Ben')] },
  },
  {
    about: 'cards of every type, targets and a chain of events',
    needs: ['battle', 'card text', 'activated abilities', 'triggered abilities', 'static abilities'],
    choices: 8,
    decisions: 90,
    table: { ...common, players: [textual('Ann'), textual('Ben')] },
  },
];
