import type { CardSpecification, SetupRequest } from '../../../port/contract';
import type { GameNumbers } from '../../game-numbers';
import { joinedTable } from './joined-table';
import { plainAction, plainUnit } from './plain-cards';

/** Where a game is joined: somebody may play cards soon. */
const PARTS = ['prebattle main phase', 'postbattle main phase', 'resource step'] as const;

const unit = (name: string, cost: number, text: string): CardSpecification =>
  plainUnit(name, text, { cost, will: 4, power: 3 });
const action = (name: string, cost: number | string, text: string): CardSpecification =>
  plainAction(name, text, cost);

/** Cards that are paid for in every way there is. */
const cards: readonly CardSpecification[] = [
  unit('Stone Hauler', 2, ''),
  unit('Coin Clipper', 1, 'Rest this unit: You gain 1 resource.'),
  unit('Ragpicker', 1, 'Discard a card: Put a charge counter on this unit.'),
  unit('Slaver', 2, 'Sacrifice another unit: Put two charge counters on target unit.'),
  unit('Tinker', 1, 'Pay 1, rest this unit: Put two charge counters on target unit.'),
  unit('Kiln Keeper', 2, 'Remove two charge counters from this unit: Draw a card.'),
  unit('Foreman', 2, 'Rest two units you control: Draw a card.'),
  unit('Powder Monk', 1, 'Pay X resource: This unit deals X damage to target unit.'),
  unit('Old Debtor', 1, 'Redeem'),
  unit('Drover', 1, 'Pay 0: Move target unit you control to target base you control.'),
  action('Tribute', 1, 'As an additional cost to play this card, discard a card.\nDraw two cards.'),
  action(
    'Offering',
    2,
    "As an additional cost to play this card, discard a card.\nYou may sacrifice a unit rather than pay this card's resource cost.\nDraw two cards.",
  ),
  action('Toll', 'X', 'Gain X resource.'),
  action('Deluge', 'X+X', 'Deluge deals X damage to target unit.'),
  { ...action('Old Tune', 1, 'You gain 1 resource.'), subtypes: ['Recur'] },
  { ...action('Refrain', 1, 'Put a charge counter on target unit.'), subtypes: ['Recur'] },
  { ...action('Encore', 0, 'You gain 1 resource.'), subtypes: ['Recur'] },
  { ...action('Thin Purse', 2, 'Draw a card.'), subtypes: ['Redeem'] },
];

/** Cards that say what others cost. */
const changing: readonly CardSpecification[] = [
  unit('Harbour Clerk', 1, 'Actions you play cost 1 less.'),
  // More than most of them cost: nothing is paid then, and nothing is gained by it (601.1f).
  unit('Haggler', 1, 'Actions you play cost 4 less.'),
  // What it adds counts before what the others take away.
  unit('Toll Keeper', 1, 'Actions your opponents play cost 2 more.'),
  unit('Border Guard', 1, 'Units your opponents play cost 1 more.'),
  unit('Slow Ox', 1, 'This card costs 1 more to play.'),
  unit('Herd Calf', 3, 'This card costs 1 less to play for each unit you control.'),
];

const base: CardSpecification = {
  name: 'Counting House',
  types: ['base'],
  fields: { defense: 9, capacity: 6, production: 3, activationCost: 1 },
};

/** A table on which everything has its price: half of them with cards that change what others cost. */
export const costlyTable = (numbers: GameNumbers): SetupRequest =>
  joinedTable(numbers, {
    parts: PARTS,
    base,
    another: { ...base, name: 'Back Room', fields: { ...base.fields, activationCost: 2, capacity: 2 } },
    everybody: [],
    cards: numbers.rest % 2 === 0 ? cards : [...cards, ...changing, ...changing],
    most: 4,
    resource: (number) => 3 + (number % 5),
    hand: 2,
    graveyard: 3,
  });
