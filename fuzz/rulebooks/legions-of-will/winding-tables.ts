import type { CardSpecification, SetupRequest } from '../../../port/contract';
import type { GameNumbers } from '../../game-numbers';
import { joinedTable } from './joined-table';
import { plainAction, plainUnit } from './plain-cards';

/** Where a game is joined: something of the turn is still to come, or all of the next one. */
const PARTS = [
  'prebattle main phase',
  'postbattle main phase',
  'beginning of battle step',
  'effect step',
] as const;

const unit = (name: string, power: number, text: string): CardSpecification =>
  plainUnit(name, text, { will: 3, power });
const action = (name: string, text: string): CardSpecification => plainAction(name, text, 1);

/** What adds turns, phases and steps, has them skipped, lasts until some time or waits for it. */
const cards: readonly CardSpecification[] = [
  unit('Young Colt', 3, ''),
  unit('Old Warden', 4, 'Units you control get +1 power.'),
  unit('Lamplighter', 3, 'At the beginning of your effect step, you gain 1 resource.'),
  unit('Night Porter', 3, 'At the end of your turn, draw a card.'),
  unit('Reveller', 3, 'At the beginning of each end step, each player draws a card.'),
  unit('Drummer', 3, 'Pay 1: Target unit gets +2 power until end of battle.'),
  unit('Almoner', 3, 'Pay 1: Target unit gets +1 power until your next turn.'),
  unit('Trickster', 3, 'Pay 1: Target unit gets -1 will until end of turn.'),
  action('Second Morning', 'Take an extra turn after this one.'),
  action('Long Noon', 'There is an additional battle phase after this phase.'),
  action('Two Harvests', 'There is an additional main phase after this phase.'),
  action('Lost Hour', 'Target player skips their next resource step.'),
  action('Idle Dawn', 'Target player skips their next reset step.'),
  action('Sudden Dusk', 'End the turn.'),
  action('Blessing', 'Target unit gets +2 power until your next turn.'),
  action('War Song', 'Target unit gets +2 power until end of battle.'),
  action('Borrowed Strength', 'Reset target unit. At the beginning of the next end step, destroy it.'),
  action('Wake', 'Whenever a unit is destroyed this turn, draw a card.'),
  action('Duel at Dawn', 'Destroy target unit.'),
  unit('Scribe', 3, 'Whenever you draw a card, you gain 1 resource.'),
  action('Last Word', 'Draw a card, then end the turn.'),
];

const base: CardSpecification = {
  name: 'Clock Tower',
  types: ['base'],
  fields: { defense: 8, capacity: 5, production: 3, activationCost: 1 },
};

/** A table on which turns don't go their usual way, and effects last until, and wait for, what comes in them. */
export const windingTable = (numbers: GameNumbers): SetupRequest =>
  joinedTable(numbers, {
    parts: PARTS,
    base,
    another: { ...base, name: 'Sundial', fields: { ...base.fields, activationCost: 2 } },
    everybody: [{ card: unit('Herd Calf', 2, '') }],
    cards,
    most: 4,
    resource: (number) => 3 + (number % 5),
    hand: 4,
  });
