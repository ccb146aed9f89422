import type { CardSpecification, SetupRequest } from '../../../port/contract';
import type { GameNumbers } from '../../game-numbers';
import { joinedTable } from './joined-table';
import { plainAction, plainUnit } from './plain-cards';

/** Where a game is joined: most of it happens in the turn that is under way. */
const PARTS = ['prebattle main phase', 'postbattle main phase', 'beginning of battle step'] as const;

const unit = (name: string, power: number, text: string): CardSpecification =>
  plainUnit(name, text, { will: 2, power });
const action = (name: string, text: string): CardSpecification => plainAction(name, text, 0);

/** What counts, doubles, moves and sets: each of them a number that can be reckoned from what there is. */
const cards: readonly CardSpecification[] = [
  unit('Mill Hand', 3, ''),
  unit('Old Sergeant', 4, 'Other units you control get +1 power.'),
  unit('Tally Clerk', 3, 'Pay 1: Draw cards equal to half the number of units you control, rounded up.'),
  unit(
    'Head Counter',
    4,
    'Pay 1: This unit deals damage equal to the number of rested units to target unit.',
  ),
  unit('Bee Keeper', 3, 'Pay 0: Put a charge counter on target unit.'),
  unit('Carter', 4, 'Pay 0: Move a charge counter from target unit to another target unit.'),
  unit('Brewer', 3, 'Pay 1: Double the number of charge counters on target unit.'),
  unit('Press Master', 4, 'Pay 1: Until end of turn, target unit has base power 5.'),
  unit('Piper', 3, 'Pay 0: Target unit gets +1 power until end of turn.'),
  unit('Gaoler', 4, 'Pay 2: Expel target unit until this unit leaves the battlefield.'),
  unit('Hangman', 3, 'Pay 1: Destroy target unit.'),
  unit('Guide', 3, 'Pay 0: Move target unit you control to target base you control.'),
  unit('Lucky Cat', 3, 'Add 1 to the result of each die you roll.'),
  unit('Mourner', 2, 'Whenever a unit is destroyed, you gain 1 resource.'),
  unit('Bruised Ox', 3, 'Whenever a unit is dealt damage, you gain 1 resource.'),
  unit('Watch Fire', 3, 'Whenever a base you control is attacked, you gain 1 resource.'),
  unit('Standard', 3, 'Whenever you attack, you gain 1 resource.'),
  unit('Day Labourer', 3, 'Pay 0: You gain 1 resource. Activate only once each turn.'),
  action('Tithe', 'Gain resource equal to twice the number of units you control.'),
  action('Even Split', 'Gain resource equal to half the number of units, rounded down.'),
  action('Roll Call', 'You gain 1 resource for each unit you control.'),
  action('Volley', 'Volley deals damage equal to the number of cards in your hand to target unit.'),
  action('Windfall', 'Double your resource.'),
  action('Gift Horse', 'Target player doubles their resource.'),
  action('Hail', 'Hail deals 3 damage to each unit.'),
  action('White Flag', 'Prevent all battle damage this turn.'),
];

const base: CardSpecification = {
  name: 'Counting Room',
  types: ['base'],
  fields: { defense: 10, capacity: 6, production: 2, activationCost: 1 },
};

/** A table on which nearly everything that is done has a number that can be reckoned. */
export const reckoningTable = (numbers: GameNumbers): SetupRequest =>
  joinedTable(numbers, {
    parts: PARTS,
    base,
    spare: { ...base, name: 'Store Room', fields: { ...base.fields, capacity: 4 } },
    everybody: [],
    cards,
    most: 5,
    resource: (number) => 2 + (number % 5),
    hand: 2,
  });
