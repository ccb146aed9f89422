import type { Crossing } from '../../../../text/test/crossings';
import { named, type Outcome } from '../../../../text/test/small-game';
import { afieldTable, type Table, tableWithText } from './tables';

/** What is said in one way only, or of two at once, and what comes of it whatever is chosen. */
interface Saying {
  readonly text: string;
  readonly seen: (outcome: Outcome) => number;
  readonly much: number;
  /** The table, where it isn't the one on which each player has units at home and at a battlefield. */
  readonly table?: Table;
}

const zoned = (name: string, zone: string, seat?: number) => (outcome: Outcome) =>
  named(outcome.after, name, seat).filter((each) => each.zone === zone).length;
const killed = zoned('Drone', 'trash');
const banished = zoned('Top', 'banishment', 0);
const drawn = zoned('Top', 'hand', 0);
const such = (is: (drone: ReturnType<typeof named>[number]) => boolean) => (outcome: Outcome) =>
  named(outcome.after, 'Drone').filter(is).length;
const damage = (outcome: Outcome) =>
  named(outcome.after, 'Drone').reduce((sum, drone) => sum + drone.damage, 0);
const might = (much: number) => such(({ characteristics }) => characteristics.might === much);
const moved = ({ before, after }: Outcome): number =>
  named(after, 'Drone').filter(({ id, base }) => before.objects.find((each) => each.id === id)?.base !== base)
    .length;

const BOTH: Table = { seats: [0, 1] };
const LOOK = 'Look at the top 3 cards of your Main Deck. ';
const SAYINGS: readonly Saying[] = [
  { text: 'Kill a unit at each battlefield.', seen: killed, much: 2 },
  { text: 'Kill your units at a battlefield.', seen: killed, much: 1 },
  { text: 'Kill units at a battlefield.', seen: killed, much: 1 },
  { text: "Kill an opponent's unit.", seen: killed, much: 1 },
  { text: "Kill something that's exhausted.", seen: killed, much: 1, table: { statuses: ['exhausted'] } },
  { text: 'Choose a unit. Kill the chosen unit.', seen: killed, much: 1 },
  { text: 'Choose a unit. Kill that unit.', seen: killed, much: 1 },
  { text: 'Choose a unit. Kill the unit.', seen: killed, much: 1 },
  { text: 'Choose a friendly unit and an enemy unit. Kill them.', seen: killed, much: 2 },
  { text: 'A friendly unit deals damage equal to its Might to an enemy unit.', seen: killed, much: 1 },
  { text: 'A friendly unit deals 2 to an enemy unit.', seen: damage, much: 2 },
  {
    text: 'A friendly unit and an enemy unit deal damage equal to their Mights to each other.',
    seen: killed,
    much: 2,
  },
  {
    text: 'Choose a friendly unit and an enemy unit. They deal damage equal to their Mights to each other.',
    seen: killed,
    much: 2,
  },
  {
    text: 'Choose a friendly unit and an enemy unit. Each deals damage equal to its Might to the other.',
    seen: killed,
    much: 2,
  },
  { text: 'Deal 1 to a unit and 2 to another.', seen: damage, much: 3 },
  { text: 'Deal 1 to a friendly unit and 2 to an enemy unit.', seen: damage, much: 3 },
  { text: 'Deal 1 to a friendly unit and an enemy unit.', seen: damage, much: 2 },
  { text: "Double a unit's Might this turn.", seen: might(18), much: 1 },
  { text: 'Give a friendly unit +1 [M] and an enemy unit -1 [M] this turn.', seen: might(8), much: 1 },
  {
    text: 'Give a friendly unit +1 [M] this turn and an enemy unit -1 [M] this turn.',
    seen: might(10),
    much: 1,
  },
  { text: 'Give a unit -9 [M], to a minimum of 8 [M] this turn.', seen: might(8), much: 1 },
  { text: 'Move a friendly unit.', seen: moved, much: 1 },
  { text: 'Move a friendly unit to or from its base.', seen: moved, much: 1 },
  {
    text: 'Move a friendly unit to a battlefield and an enemy unit to an enemy battlefield.',
    seen: moved,
    much: 2,
  },
  {
    text: 'Choose a battlefield. Play a 1 [M] Recruit unit token there.',
    seen: zoned('Recruit', 'board'),
    much: 1,
  },
  {
    text: 'Play a 1 [M] Recruit unit token to an enemy battlefield.',
    seen: zoned('Recruit', 'board'),
    much: 1,
  },
  { text: 'Add [2].', seen: ({ after }) => after.players[0]?.pool?.energy ?? 0, much: 2 },
  {
    text: 'Attach all gear to a unit.',
    seen: ({ after }) => new Set(named(after, 'Strap').map(({ attachedTo }) => attachedTo)).size,
    much: 1,
    table: { strapped: true },
  },
  {
    text: 'Hide a card from your hand at a battlefield you control.',
    seen: zoned('Spare', 'facedown zone'),
    much: 1,
    table: { afield: true },
  },
  { text: 'Banish the top card of your Main Deck.', seen: banished, much: 1 },
  { text: `${LOOK}Banish one.`, seen: banished, much: 1 },
  { text: `${LOOK}Banish a spell from among them.`, seen: banished, much: 1 },
  {
    text: "Banish a card from your opponent's hand.",
    seen: zoned('Spare', 'banishment', 1),
    much: 1,
    table: BOTH,
  },
  ...['banishment', 'main deck', 'rune deck', 'champion zone'].map((zone) => ({
    text: `Put a unit into its owner's ${zone}.`,
    seen: zoned('Drone', zone),
    much: 1,
  })),
];

/** Costs that are paid in one way only, of a gear. */
const COSTS: readonly Saying[] = [
  { text: '[E]: Draw 1.', seen: drawn, much: 1, table: {} },
  { text: 'Recycle 2 from your trash: Draw 1.', seen: zoned('Ash', 'trash', 0), much: 1, table: {} },
  {
    text: 'Spend a buff: Draw 1.',
    seen: such(({ statuses }) => statuses.includes('buffed')),
    much: 2,
    table: { statuses: ['buffed'] },
  },
];

const crossing = ({ text, seen, much, table }: Saying, type: 'spell' | 'gear'): Crossing => ({
  name: text,
  text,
  type,
  action: type === 'spell' ? 'play' : 'activate',
  table: table
    ? tableWithText(text, { ...table, onGear: type === 'gear' })
    : afieldTable({ name: 'Deed', types: ['spell'], fields: { cost: 0 }, text }),
  seen,
  least: much,
  most: much,
  isRefused: false,
});

/** What nothing is crossed with. */
export const oneByOne: readonly Crossing[] = [
  ...SAYINGS.map((saying) => crossing(saying, 'spell')),
  ...COSTS.map((saying) => crossing(saying, 'gear')),
];
