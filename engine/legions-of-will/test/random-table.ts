import fc from 'fast-check';
import type { CardSpecification, PermanentSetup, PlayerSetup, SetupRequest } from '../../../port/contract';

const units: readonly CardSpecification[] = [
  { name: 'Ash Hound', types: ['unit'], subtypes: ['Dog'], fields: { cost: 1, will: 2, power: 2 } },
  { name: 'Kiln Giant', types: ['unit'], subtypes: ['Giant'], fields: { cost: 3, will: 5, power: 5 } },
  {
    name: 'Reed Nymph',
    types: ['unit'],
    subtypes: ['Nymph'],
    fields: { cost: 2, will: 4, power: 1 },
    text: 'When this unit enters the battlefield, you gain 1 resource.',
  },
  {
    name: 'Lantern Bird',
    types: ['unit'],
    subtypes: ['Bird'],
    fields: { cost: 1, will: 4, power: 1 },
    text: 'When this unit is destroyed, draw a card.',
  },
  {
    name: 'Marsh Serpent',
    types: ['unit'],
    subtypes: ['Serpent'],
    fields: { cost: 2, will: 3, power: 2 },
    text: 'Pay 1: This unit gets +1 power until end of turn.',
  },
  {
    name: 'Pack Leader',
    types: ['unit'],
    subtypes: ['Wolf'],
    supertypes: ['legendary'],
    fields: { cost: 2, will: 4, power: 2 },
    text: 'Other units you control get +1 power.',
  },
];

const others: readonly CardSpecification[] = [
  { name: 'Spark', types: ['action'], fields: { cost: 1 }, text: 'Spark deals 2 damage to target unit.' },
  {
    name: 'Landslide',
    types: ['action'],
    fields: { cost: 2 },
    text: 'Landslide deals 3 damage to target base.',
  },
  {
    name: 'Undertow',
    types: ['action'],
    fields: { cost: 1 },
    text: "Return target unit to its owner's hand.",
  },
  { name: 'Harvest', types: ['action'], fields: { cost: 0 }, text: 'Gain 2 resource.' },
  {
    name: 'Rally',
    types: ['action'],
    fields: { cost: 1 },
    text: 'Units you control get +1 power until end of turn.',
  },
  { name: 'Stone Wall', types: ['upgrade'], fields: { cost: 1, defense: 2 } },
  { name: 'Deep Cellar', types: ['upgrade'], fields: { cost: 2, capacity: 2, production: 1 } },
  { name: 'Tripwire', types: ['trap'], text: 'Pay 1: Tripwire deals 2 damage to target unit.' },
];

const bases: readonly CardSpecification[] = [
  { name: 'Kiln', types: ['base'], fields: { defense: 5, capacity: 3, production: 2, activationCost: 2 } },
  {
    name: 'Reedmarsh',
    types: ['base'],
    fields: { defense: 4, capacity: 4, production: 2, activationCost: 1 },
  },
];

const card = fc.constantFrom(...units, ...others);
const unit: fc.Arbitrary<PermanentSetup> = fc.record({
  card: fc.constantFrom(...units),
  statuses: fc.constantFrom([], ['rested']),
});

const player = (name: string): fc.Arbitrary<PlayerSetup> =>
  fc.record({
    name: fc.constant(name),
    zones: fc.record({
      deck: fc.array(card, { minLength: 2, maxLength: 12 }),
      hand: fc.array(card, { maxLength: 3 }),
      graveyard: fc.array(card, { maxLength: 2 }),
    }),
    resources: fc.record({ resource: fc.nat(8) }),
    permanents: fc.tuple(
      fc.record({ card: fc.constantFrom(...bases), attached: fc.array(unit, { maxLength: 2 }) }),
      fc.record({ card: fc.constantFrom(...bases), statuses: fc.constant(['face down']) }),
    ),
  });

/** A table with a game on it, in a main phase or at its beginning. */
export const randomTable: fc.Arbitrary<SetupRequest> = fc.record({
  rulebook: fc.constant('legions-of-will'),
  players: fc.tuple(player('Alice'), player('Bob')),
  seed: fc.integer(),
  from: fc.record({
    activePlayer: fc.constantFrom(0, 1),
    part: fc.constantFrom('prebattle main phase', 'reset step', 'beginning of battle step'),
    turn: fc.constantFrom(2, 5),
  }),
});

/** Numbers to play a game with. */
export const randomNumbers: fc.Arbitrary<number[]> = fc.array(fc.nat(997), { minLength: 20, maxLength: 150 });
