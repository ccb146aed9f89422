import type { CardSpecification } from '../port/contract';
import { type Next, pick } from './random';

/** Every card that games are measured with: all ours, all with text that has to be parsed and obeyed. */
const units: readonly CardSpecification[] = [
  { name: 'Ash Hound', types: ['unit'], subtypes: ['Dog'], fields: { cost: 1, will: 2, power: 2 } },
  { name: 'Kiln Giant', types: ['unit'], subtypes: ['Giant'], fields: { cost: 4, will: 5, power: 5 } },
  {
    name: 'Reed Nymph',
    types: ['unit'],
    subtypes: ['Nymph'],
    fields: { cost: 2, will: 4, power: 1 },
    text: 'When this unit enters the battlefield, you gain 1 resource.',
  },
  {
    name: 'Gravel Wolf',
    types: ['unit'],
    subtypes: ['Wolf'],
    fields: { cost: 2, will: 3, power: 3 },
    text: 'Whenever this unit attacks, it gets +1 power until end of turn.',
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
    fields: { cost: 3, will: 3, power: 2 },
    text: 'Pay 1: This unit gets +1 power until end of turn.',
  },
  {
    name: 'Bell Engineer',
    types: ['unit'],
    subtypes: ['Engineer'],
    fields: { cost: 2, will: 2, power: 2 },
    text: 'Rest this unit: Gain 1 resource.',
  },
  {
    name: 'Pack Leader',
    types: ['unit'],
    subtypes: ['Wolf'],
    fields: { cost: 3, will: 4, power: 2 },
    text: 'Other Wolves you control get +1 power.',
  },
  {
    name: 'Tide Merfolk',
    types: ['unit'],
    subtypes: ['Merfolk'],
    fields: { cost: 2, will: 3, power: 2 },
    text: "As long as it's your turn, this unit gets +1 power.",
  },
  {
    name: 'Salt Titan',
    types: ['unit'],
    subtypes: ['Titan'],
    fields: { cost: 5, will: 5, power: 6 },
    text: 'This unit enters the battlefield rested.',
  },
];

const actions: readonly CardSpecification[] = [
  { name: 'Spark', types: ['action'], fields: { cost: 1 }, text: 'Spark deals 2 damage to target unit.' },
  {
    name: 'Landslide',
    types: ['action'],
    fields: { cost: 3 },
    text: 'Landslide deals 3 damage to target base.',
  },
  { name: 'Cold Snap', types: ['action'], fields: { cost: 1 }, text: 'Put an ice counter on target unit.' },
  {
    name: 'Rally',
    types: ['action'],
    fields: { cost: 2 },
    text: 'Units you control get +1 power until end of turn.',
  },
  { name: 'Harvest', types: ['action'], fields: { cost: 0 }, text: 'Gain 2 resource.' },
  {
    name: 'Undertow',
    types: ['action'],
    fields: { cost: 2 },
    text: "Return target unit to its owner's hand.",
  },
  { name: 'Broad Axe', types: ['action'], fields: { cost: 3 }, text: 'Destroy target rested unit.' },
];

const upgrades: readonly CardSpecification[] = [
  { name: 'Stone Wall', types: ['upgrade'], fields: { cost: 2, defense: 2 } },
  { name: 'Deep Cellar', types: ['upgrade'], fields: { cost: 2, capacity: 2, production: 1 } },
  {
    name: 'War Drum',
    types: ['upgrade'],
    fields: { cost: 3 },
    text: 'Units in the base this is attached to get +1 power.',
  },
];

const traps: readonly CardSpecification[] = [
  { name: 'Tripwire', types: ['trap'], text: 'Pay 1: Tripwire deals 2 damage to target unit.' },
];

const bases: readonly CardSpecification[] = [
  { name: 'Kiln', types: ['base'], fields: { defense: 8, capacity: 4, production: 2, activationCost: 2 } },
  {
    name: 'Reedmarsh',
    types: ['base'],
    fields: { defense: 6, capacity: 5, production: 2, activationCost: 1 },
  },
  {
    name: 'Saltworks',
    types: ['base'],
    fields: { defense: 7, capacity: 3, production: 3, activationCost: 3 },
  },
];

/** A deck of 40: units, actions, upgrades and traps. */
export function deck(next: Next): readonly CardSpecification[] {
  return Array.from({ length: 40 }, () => {
    const kind = next() % 20;
    return pick(kind < 11 ? units : kind < 16 ? actions : kind < 19 ? upgrades : traps, next);
  });
}

const withoutText = [...units, ...upgrades].map((card): CardSpecification => ({ ...card, text: '' }));

/** A deck of 40 units and upgrades on which nothing is written: what the turn costs by itself. */
export function plainDeck(next: Next): readonly CardSpecification[] {
  return Array.from({ length: 40 }, () => pick(withoutText, next));
}

/** The bases that a player begins with. */
export const startingBases: readonly CardSpecification[] = bases;
export { actions, units, upgrades };
