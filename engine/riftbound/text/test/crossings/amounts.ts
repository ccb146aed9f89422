import { type Crossing, crossed } from '../../../../text/test/crossings';
import { named, type Outcome } from '../../../../text/test/small-game';
import { deedTable } from './tables';

/** How much, in the words before a noun and behind it: the least and the most that can come of it. */
interface Amount {
  readonly words: string;
  readonly behind?: string;
  /** A sentence before, that it speaks of. */
  readonly lead?: string;
  readonly much: number;
}

const EXHAUST = 'Exhaust all units. ';
const AMOUNTS: readonly Amount[] = [
  { words: '2', much: 2 },
  { words: 'two', much: 2 },
  { words: 'that many', lead: EXHAUST, much: 3 },
  { words: '1', behind: ' for each unit you control', much: 3 },
  { words: '2', behind: ' for each unit you control', much: 6 },
  { words: '1', behind: ' for each of your units', much: 3 },
];

interface Deed {
  readonly says: (amount: string, behind: string) => string;
  readonly done: (outcome: Outcome) => number;
  readonly limit?: number;
}

const inZone = (name: string, zone: string) => (outcome: Outcome) =>
  named(outcome.after, name, 0).filter((each) => each.zone === zone).length;
const total = (of: (drone: ReturnType<typeof named>[number]) => number) => (outcome: Outcome) =>
  named(outcome.after, 'Drone').reduce((sum, drone) => sum + of(drone), 0);
/** What was dealt: a Drone has 9 Might, and as much kills it. */
const damage = total((drone) => (drone.zone === 'trash' ? 9 : drone.damage));
const points = ({ before, after }: Outcome): number =>
  (after.players[0]?.points ?? 0) - (before.players[0]?.points ?? 0);

const DEEDS: readonly Deed[] = [
  { says: (n, each) => `Draw ${n}${each}.`, done: inZone('Top', 'hand') },
  { says: (n, each) => `Discard ${n}${each}.`, done: inZone('Spare', 'trash'), limit: 3 },
  { says: (n, each) => `You gain ${n} point${n === '1' ? '' : 's'}${each}.`, done: points },
  { says: (n, each) => `Deal ${n} to a unit${each}.`, done: damage },
];

const QUANTITIES: readonly Amount[] = [
  { words: '2', much: 2 },
  { words: 'the number of units you control', much: 3 },
  { words: 'twice the number of units you control', much: 6 },
  { words: 'half the number of units you control, rounded up', much: 2 },
  { words: 'half the number of units you control, rounded down', much: 1 },
  { words: 'the number of cards in your hand', much: 3 },
  { words: 'the highest Might among units you control', much: 9 },
];
const EQUAL: readonly Deed[] = [
  { says: (n) => `Draw cards equal to ${n}.`, done: inZone('Top', 'hand') },
  { says: (n) => `Deal damage equal to ${n} to a unit.`, done: damage },
];

const crossing = ({ says, done, limit = 99 }: Deed, amount: Amount): Crossing => {
  const { words, behind = '', lead = '', much } = amount;
  const text = lead + says(words, behind);
  return {
    name: text,
    text,
    type: 'spell',
    action: 'play',
    table: deedTable(text, {}),
    seen: (outcome) => Math.min(limit, done(outcome)),
    least: Math.min(much, limit),
    most: Math.min(much, limit),
    isRefused: false,
  };
};

/** Every amount with all that is done so often or so much. */
export const amounts = [
  ...crossed(DEEDS, () => AMOUNTS, crossing),
  ...crossed(EQUAL, () => QUANTITIES, crossing),
];
