import type { CardSpecification, SetupRequest } from '../../../port/contract';
import type { GameNumbers } from '../../game-numbers';
import { joinedTable } from './joined-table';
import { plainAction, plainUnit } from './plain-cards';

/** Where a game is joined: cards can be played soon, or a battle begins. */
const PARTS = ['prebattle main phase', 'beginning of battle step', 'resource step'] as const;

const unit = (name: string, power: number, text: string): CardSpecification =>
  plainUnit(name, text, { will: 4, power });
const action = (name: string, text: string): CardSpecification => plainAction(name, text, 0);

/** What takes room from a base, and what takes power from a unit: neither may stay beyond what there is. */
const cards: readonly CardSpecification[] = [
  unit('Stout Mason', 2, ''),
  unit('Sleepy Ox', 5, ''),
  unit('Sapper', 3, 'Pay 1: Destroy target upgrade.'),
  unit('Wall Borer', 3, 'Pay 1: Target base gets -2 capacity until end of turn.'),
  unit('Quartermaster', 3, 'Pay 1: Target base gets +1 capacity until end of turn.'),
  unit('Carrier', 3, "Pay 1: Return target upgrade to its owner's hand."),
  unit('Abductor', 3, 'Pay 2: Gain control of target unit.'),
  unit('Arsonist', 3, 'Pay 1: This unit deals 2 damage to target base.'),
  unit('Leech', 3, 'Pay 1: Target unit gets -2 power until end of turn.'),
  unit('Adder', 4, 'Pay 1: Put a poison counter on target unit.'),
  unit('Roof Painter', 3, 'Pay 1: Put a charge counter on target base.'),
  unit('Old Piper', 2, 'Other units you control get +1 power.'),
  unit('Mourner', 2, 'When this unit enters the battlefield, destroy target upgrade.'),
  { name: 'Side Wing', types: ['upgrade'], fields: { cost: 1, capacity: 2 }, text: '' },
  {
    name: 'Rubble',
    types: ['upgrade'],
    fields: { cost: 1 },
    text: 'The base this is attached to gets -1 capacity.',
  },
  action('Thrown Torch', 'Thrown Torch deals 2 damage to target base.'),
  action('Closed Doors', 'All bases get -1 capacity until end of turn.'),
  action('Clear Out', 'Destroy all upgrades.'),
  action('Creeping Frost', 'All units get -1 power until end of turn.'),
];

/** Upgrades without which a full base holds too much. */
const everybody = [
  { card: { name: 'Upper Floor', types: ['upgrade'], fields: { cost: 1, capacity: 3 }, text: '' } },
];

const base: CardSpecification = {
  name: 'Narrow House',
  types: ['base'],
  fields: { defense: 3, capacity: 3, production: 3, activationCost: 1 },
};

/** A table on which bases are as full as they can be and soon destroyed, and units weak: what makes either smaller makes something leave. */
export const crowdedTable = (numbers: GameNumbers): SetupRequest =>
  joinedTable(numbers, {
    parts: PARTS,
    base,
    spare: { ...base, name: 'Barn', fields: { ...base.fields, defense: 8 } },
    another: { ...base, name: 'Lean-to', fields: { ...base.fields, activationCost: 2, capacity: 2 } },
    everybody,
    cards,
    most: 6,
    resource: (number) => 2 + (number % 5),
    hand: 3,
  });
