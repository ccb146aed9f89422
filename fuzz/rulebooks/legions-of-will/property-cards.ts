import type { CardSpecification } from '../../../port/contract';

/** Words of card text that give every generated card its place in a property. */
interface Template {
  readonly names: readonly string[];
  readonly card: (amount: number) => Omit<CardSpecification, 'name'>;
}

/** One card for each name; the amount in its text grows with the place of the name. */
const made = (templates: readonly Template[]): readonly CardSpecification[] =>
  templates.flatMap(({ names, card }) => names.map((name, place) => ({ name, ...card(place + 1) })));

const unit =
  (text: (amount: number) => string, cost = 1, power = 2): Template['card'] =>
  (amount) => ({
    types: ['unit'],
    fields: { cost, will: 1 + amount, power: power + amount },
    text: text(amount),
  });

const action =
  (cost: number, text: (amount: number) => string): Template['card'] =>
  (amount) => ({
    types: ['action'],
    fields: { cost },
    text: text(amount),
  });

const upgrade =
  (
    own: Omit<CardSpecification, 'name' | 'types' | 'text'>,
    text: (amount: number) => string,
  ): Template['card'] =>
  (amount) => ({
    types: ['upgrade'],
    ...own,
    text: text(amount),
  });

/** Units whose abilities trigger for several players on one event. */
const watchers = made([
  {
    names: ['Tally Crow', 'Ledger Crow'],
    card: unit((n) => `Whenever a unit enters the battlefield, you gain ${n} resource.`),
  },
  {
    names: ['Mire Scribe'],
    card: unit(() => 'Whenever a unit enters the battlefield, put a charge counter on this unit.'),
  },
  {
    names: ['Dawn Porter', 'Noon Porter'],
    card: unit((n) => `At the beginning of each turn, you gain ${n} resource.`),
  },
  {
    names: ['Dusk Lamplighter'],
    card: unit(() => 'At the beginning of each end step, put a charge counter on this unit.'),
  },
  {
    names: ['Toll Warden'],
    card: unit(() => 'At the beginning of each end step, each player loses 1 resource.'),
  },
  {
    names: ['Grave Heron'],
    card: unit(() => 'Whenever a unit leaves the battlefield, you gain 1 resource.'),
  },
  {
    names: ['Ember Mourner'],
    card: unit(() => 'Whenever a unit leaves the battlefield, this unit deals 1 damage to target unit.', 2),
  },
  { names: ['Scrap Magpie'], card: unit(() => 'Whenever an upgrade leaves the battlefield, draw a card.') },
  { names: ['Rumour Fox'], card: unit(() => 'Whenever a player plays a unit, you gain 1 resource.') },
  {
    names: ['Border Drummer'],
    card: unit(() => 'Whenever a unit attacks, each opponent loses 1 resource.', 2),
  },
]);

/** Units that change how much there is on the table. */
const movers = made([
  {
    names: ['Crowbar Mole'],
    card: unit(() => 'When this unit enters the battlefield, destroy target upgrade.'),
  },
  {
    names: ['Wavering Adept'],
    card: unit(() => 'When this unit enters the battlefield, you may destroy target upgrade.'),
  },
  { names: ['Parting Gull'], card: unit(() => 'When this unit is destroyed, draw a card.') },
  { names: ['Ready Stoker'], card: unit(() => 'Rest this unit: Gain 1 resource.') },
  { names: ['Coal Juggler'], card: unit(() => 'Pay 1: Put a charge counter on this unit.') },
  { names: ['Herd Caller'], card: unit(() => 'Other units you control get +1 power.', 2) },
  { names: ['Plain Ox', 'Old Ox', 'Great Ox'], card: unit(() => '') },
]);

/** Upgrades that change the capacity of their base. */
const rooms = made([
  { names: ['Deep Cellar'], card: upgrade({ fields: { cost: 1, capacity: 2 } }, () => '') },
  { names: ['Long Gallery'], card: upgrade({ fields: { cost: 2, capacity: 3, defense: 1 } }, () => '') },
  { names: ['Hay Loft'], card: upgrade({ fields: { cost: 1, capacity: 1, production: 1 } }, () => '') },
]);

/** Upgrades that take room, or do something as they come and go. */
const fittings = made([
  {
    names: ['Fallen Beam', 'Fallen Roof'],
    card: upgrade({ fields: { cost: 1 } }, (n) => `The base this is attached to gets -${n} capacity.`),
  },
  {
    names: ['War Drum'],
    card: upgrade({ fields: { cost: 2 } }, () => 'Units in the base this is attached to get +1 power.'),
  },
  {
    names: ['Conscript Roll'],
    card: upgrade(
      { fields: { cost: 1 } },
      () => 'When this upgrade enters the battlefield, each player sacrifices a unit.',
    ),
  },
  {
    names: ['Harvest Bell'],
    card: upgrade(
      { fields: { cost: 1 } },
      () => 'Whenever a unit enters the battlefield, you gain 1 resource.',
    ),
  },
]);

/** Actions that leave a base with more than it holds. */
const squeezes = made([
  {
    names: ['Cramped Quarters', 'Sealed Quarters'],
    card: action(1, (n) => `Target base gets -${n} capacity until end of turn.`),
  },
  {
    names: ['Flood Season', 'Flood Year'],
    card: action(2, (n) => `All bases get -${n} capacity until end of turn.`),
  },
]);

const actions = made([
  { names: ['Pry Apart'], card: action(1, () => 'Destroy target upgrade.') },
  { names: ['Clear The Halls'], card: action(1, () => 'Destroy all upgrades.') },
  { names: ['Hand Back'], card: action(1, () => "Return target upgrade to its owner's hand.") },
  { names: ['Spare Beds'], card: action(0, () => 'Target base gets +2 capacity until end of turn.') },
  {
    names: ['Forced March'],
    card: action(1, () => 'Move target unit you control to target base you control.'),
  },
  {
    names: ['Second Muster'],
    card: action(
      1,
      () => 'Put target unit card from your graveyard onto the battlefield in target base you control.',
    ),
  },
  { names: ['Turncoat'], card: action(3, () => 'Gain control of target unit.') },
  { names: ['Levy'], card: action(1, () => 'Each player sacrifices a unit.') },
  { names: ['Short Rations'], card: action(1, () => 'Each player discards a card.') },
  {
    names: ['Cinder', 'Cinder Rain'],
    card: action(1, (n) => `Target unit gets -${n} power until end of turn.`),
  },
  { names: ['Shared Fever'], card: action(2, () => 'Shared Fever deals 1 damage to each unit.') },
  {
    names: ['Split Bolt'],
    card: action(
      2,
      () => 'Split Bolt deals 3 damage divided as you choose among any number of target units.',
    ),
  },
  { names: ['Ration Cart', 'Ration Train'], card: action(0, (n) => `Gain ${n + 1} resource.`) },
  { names: ['Either Road'], card: action(1, () => 'Choose one —\n• Draw a card.\n• Gain 2 resource.') },
]);

const traps = made([
  {
    names: ['Pit Snare'],
    card: () => ({ types: ['trap'], text: 'Pay 1: Pit Snare deals 2 damage to target unit.' }),
  },
  {
    names: ['Rust Trap'],
    card: () => ({ types: ['trap'], text: 'Sacrifice this trap: Destroy target upgrade.' }),
  },
]);

/** Cards that a deck, a hand or a graveyard is made of. */
export const deckCards: readonly CardSpecification[] = [
  ...watchers,
  ...movers,
  ...rooms,
  ...fittings,
  ...squeezes,
  ...squeezes,
  ...actions,
  ...traps,
];

/** Cards that lie on the table when a game is arranged: none takes room from its base. */
export const tableCards: readonly CardSpecification[] = [...watchers, ...watchers, ...movers, ...rooms];

/** An ability that can always be activated: whoever controls it is asked at every priority. */
export const tithe: CardSpecification = {
  name: 'Tithe Box',
  types: ['upgrade'],
  fields: { cost: 1 },
  text: 'Pay 0: Gain 1 resource.',
};

/** The three bases of each player. */
export const baseCards: readonly CardSpecification[] = [
  { name: 'Kiln', types: ['base'], fields: { defense: 10, capacity: 4, production: 2, activationCost: 1 } },
  {
    name: 'Reedmarsh',
    types: ['base'],
    fields: { defense: 9, capacity: 3, production: 2, activationCost: 1 },
  },
  {
    name: 'Saltworks',
    types: ['base'],
    fields: { defense: 8, capacity: 2, production: 3, activationCost: 2 },
  },
];
