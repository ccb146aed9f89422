import type { CardSpecification, SetupRequest } from '../../../port/contract';
import type { GameNumbers } from '../../game-numbers';
import { joinedTable } from './joined-table';
import { plainUnit } from './plain-cards';

/** Where a game is joined: most of it happens in the turn that is under way. */
const PARTS = ['prebattle main phase', 'postbattle main phase', 'resource step'] as const;

const unit = (name: string, power: number, text: string): CardSpecification =>
  plainUnit(name, text, { will: 3, power });

/** What prevents damage, and what deals it. */
const shields: readonly CardSpecification[] = [
  unit('Shield Bearer', 6, 'Pay 0: Prevent the next 1 damage that would be dealt to target unit this turn.'),
  unit('Wall Warden', 5, 'Pay 1: Prevent the next 2 damage that would be dealt to target unit this turn.'),
  unit('Hornet', 5, 'Pay 0: This unit deals 1 damage to target unit.'),
  unit('Wasp', 4, 'Pay 1: This unit deals 2 damage to target unit.'),
];

const reedQueen: CardSpecification = { ...unit('Reed Queen', 4, ''), supertypes: ['legendary'] };

/** Units that shield, sting, and take each other, for next to nothing and as often as their controllers like. */
const cards: readonly CardSpecification[] = [
  ...shields,
  ...shields,
  unit('Borrower', 4, 'Pay 2: Gain control of target unit until end of turn.'),
  unit('Bell Ringer', 5, 'Pay 0: You gain 1 resource. Activate this ability only once each turn.'),
  unit('Old Elk', 7, ''),
  unit('Abductor', 4, 'Pay 2: Gain control of target unit.'),
  reedQueen,
  reedQueen,
  unit('Bully', 4, 'Pay 1: This unit deals 2 damage to target unit with power 3 or less.'),
  unit('Nurse', 3, 'Pay 0: Target unit gets +1 power until end of turn.'),
  unit('Leech', 4, 'Pay 1: Target unit gets -2 power until end of turn.'),
  unit('Stable Hand', 4, 'Pay 0: Rest target reset unit.'),
  unit('Grave Robber', 4, 'Pay 1: Return target unit card from your graveyard to your hand.'),
  unit(
    'Archer',
    4,
    'Pay 1: This unit deals 3 damage divided as you choose among any number of target reset units.',
  ),
  unit('Butcher', 3, 'Pay 4: Destroy target unit.'),
  // What is destroyed at once sees each other be destroyed (603.9a).
  unit('Mourner', 3, 'Whenever a unit is destroyed, you gain 1 resource.'),
  unit('Firebrand', 5, 'Pay 2: This unit deals 2 damage to each unit.'),
  // What somebody else controls goes to its owner's hand (400.3), and only its owner may play it again.
  unit('Ferryman', 4, "Pay 1: Return target unit to its owner's hand."),
];

const base: CardSpecification = {
  name: 'Stone Keep',
  types: ['base'],
  fields: { defense: 9, capacity: 5, production: 3, activationCost: 1 },
};

/** A table on which the effects of one turn meet each other: what prevents damage, what deals it, and whose is what. */
export const contestedTable = (numbers: GameNumbers): SetupRequest =>
  joinedTable(numbers, {
    parts: PARTS,
    base,
    everybody: [],
    cards,
    most: 4,
    resource: (number) => 2 + (number % 5),
  });
