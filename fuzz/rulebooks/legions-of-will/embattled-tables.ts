import type { CardSpecification, SetupRequest } from '../../../port/contract';
import type { GameNumbers } from '../../game-numbers';
import { joinedTable } from './joined-table';
import { plainUnit } from './plain-cards';

/** Where a game is joined: a battle begins soon. */
const PARTS = ['beginning of battle step', 'prebattle main phase', 'resource step'] as const;

const unit = (name: string, will: number, power: number, text: string): CardSpecification =>
  plainUnit(name, text, { will, power });
const trap = (name: string, text: string): CardSpecification => ({ name, types: ['trap'], text });

const cry = (name: string, text: string): CardSpecification => ({
  name,
  types: ['action'],
  fields: { cost: 0 },
  text: `Play this card only during battle.\n${text}`,
});

/** Units that say whom they fight, and what happens to those who do. */
const cards: readonly CardSpecification[] = [
  unit('Old Ram', 1, 4, ''),
  unit('Pike Line', 2, 3, ''),
  unit('Young Boar', 6, 5, ''),
  unit('Stray Hound', 1, 1, ''),
  { ...unit('Dusk Cat', 2, 2, ''), subtypes: ['Shadow'] },
  unit('Gate Crier', 1, 3, "This unit can't attack."),
  unit('Rash Goat', 1, 3, "This unit can't block."),
  unit('Night Moth', 3, 2, "This unit can't be blocked."),
  unit('Marsh Ghost', 2, 3, "This unit can't be blocked except by Shadows."),
  unit('Great Aurochs', 4, 5, "This unit can't be blocked by units with power 2 or less."),
  unit('Mad Bull', 2, 4, 'This unit attacks each turn if able.'),
  unit('Door Dog', 2, 2, 'This unit blocks each turn if able.'),
  unit('Loud Drake', 2, 4, 'This unit must be blocked if able.'),
  unit('Broad Bear', 2, 4, 'This unit can block an additional unit.'),
  unit('Shy Wolf', 2, 3, "This unit can't attack alone."),
  unit('Turncoat', 1, 3, 'Sacrifice this unit: Gain 1 resource.'),
  unit('Herald', 1, 2, 'Pay 1: Target unit gets +1 power until end of turn. Activate only once each turn.'),
  unit('War Drummer', 1, 2, 'Whenever this unit attacks, you gain 1 resource.'),
  unit('Watchman', 1, 2, 'Whenever this unit blocks, you gain 1 resource.'),
  unit('Camp Cook', 1, 2, 'Whenever a unit you control attacks, you gain 1 resource.'),
  unit('Grave Digger', 1, 2, 'Whenever a unit is destroyed, you gain 1 resource.'),
  unit('Glutton', 1, 2, 'Sacrifice another unit: Target unit gets +2 power until end of turn.'),
  unit(
    'Bone Picker',
    1,
    2,
    'Whenever a unit is destroyed, you gain 1 resource. Do this only once each turn.',
  ),
  unit(
    'Tally Keeper',
    1,
    2,
    'Whenever you gain resource, put a charge counter on this unit. Do this only once each turn.',
  ),
  unit('Press Gang', 2, 2, 'Pay 1: Gain control of target unit until end of turn.'),
  unit('Temple Guard', 2, 3, 'Protection from Shadows'),
  unit('Sly Marten', 2, 2, "This unit can't be targeted."),
  unit('Sling Boy', 1, 2, 'Pay 1: This unit deals 1 damage to target attacking unit.'),
  unit('Heckler', 1, 2, 'Pay 1: Rest target reset unit.'),
  unit('Troll Wife', 2, 6, 'This unit can block an additional unit.'),
  { ...unit('Gloom Hound', 1, 3, ''), subtypes: ['Shadow'] },
  unit(
    'Pack Hound',
    1,
    2,
    'Whenever this unit attacks, if you control three or more units, you gain 1 resource.',
  ),
  unit(
    'Lone Boar',
    1,
    3,
    'Whenever this unit blocks, if you control two or fewer units, you gain 1 resource.',
  ),
  unit('Idle Guard', 1, 3, "Whenever a unit attacks, if this unit isn't rested, you gain 1 resource."),
  unit(
    'Paymaster',
    1,
    3,
    'Whenever a unit attacks, if you have two or more resource, put a charge counter on this unit.',
  ),
  unit(
    'Hired Guard',
    1,
    3,
    'Whenever a unit attacks, if you have three or more resource, put a charge counter on this unit.',
  ),
  unit('Knacker', 1, 3, 'Pay 1: Destroy target unit with power 3 or less.'),
  unit('Flint Thrower', 1, 2, 'Pay 1: This unit deals 1 damage to target blocking unit.'),
  cry('War Cry', 'Target unit gets +1 power until end of turn.'),
  cry('Dread', 'Target unit gets -2 power until end of turn.'),
  cry('Taunt', 'You gain 1 resource.'),
  cry('Jeer', 'Put a charge counter on target unit.'),
  trap('Pit', 'Pay 1: This trap deals 2 damage to target attacking unit.'),
];

/** Something to do whenever a player has priority, as long as there is resource, and as a base is attacked. */
const everybody = [
  { card: unit('Bell Tower', 6, 2, 'Pay 1: Put a charge counter on this unit.') },
  { card: trap('Snare', 'Pay 0: Rest target unit.') },
];

const base: CardSpecification = {
  name: 'Hill Fort',
  types: ['base'],
  fields: { defense: 12, capacity: 8, production: 2, activationCost: 1 },
};

/** A table on which battles are fought: units that may, must and can't, and something to do at every priority. */
export const embattledTable = (numbers: GameNumbers): SetupRequest =>
  joinedTable(numbers, {
    parts: PARTS,
    base,
    everybody,
    cards,
    most: 8,
    lopsided: true,
    resource: (number) => number % 4,
    hand: 2,
    deck: 12,
  });
