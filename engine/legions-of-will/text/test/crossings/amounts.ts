import { type Crossing, crossed } from '../../../../text/test/crossings';
import { named, type Outcome } from '../../../../text/test/small-game';
import { tableWithText } from './tables';

/** How much, in the words before a noun and behind it: the least and the most that can come of it. */
interface Amount {
  readonly words: string;
  readonly behind?: string;
  /** A sentence before, that it speaks of. */
  readonly lead?: string;
  readonly least: number;
  readonly most: number;
  readonly several?: boolean;
}

const REST = 'Rest any number of units. ';
const AMOUNTS: readonly Amount[] = [
  { words: 'a', least: 1, most: 1, several: false },
  { words: 'one', least: 1, most: 1, several: false },
  { words: 'two', least: 2, most: 2 },
  { words: '2', least: 2, most: 2 },
  { words: 'X', least: 0, most: 3 },
  { words: 'that many', lead: REST, least: 0, most: 3 },
  { words: 'that much', lead: REST, least: 0, most: 3 },
  { words: 'twice that many', lead: REST, least: 0, most: 6 },
  { words: 'a', behind: ' for each unit you control', least: 3, most: 3, several: false },
  { words: 'two', behind: ' for each unit you control', least: 6, most: 6 },
  { words: 'two', behind: ' for each charge counter on target unit', least: 2, most: 2 },
  { words: 'up to two', least: 0, most: 2 },
  { words: 'any number of', least: 0, most: 9 },
  { words: 'all', least: 9, most: 9 },
  { words: 'exactly two', least: 2, most: 2 },
  { words: 'two or more', least: 2, most: 9 },
  { words: 'half that many', lead: REST, least: 0, most: 1 },
  { words: 'three times that many', lead: REST, least: 0, most: 9 },
];

interface Instruction {
  /** What it says of the amount, which stands before “card” or “cards” where it counts those. */
  readonly says: (amount: string, behind: string, several: boolean) => string;
  readonly done: (outcome: Outcome) => number;
  /** No more can come of it. */
  readonly limit?: number;
  readonly amounts?: (words: Amount) => boolean;
}

const inHand = ({ after }: Outcome): number =>
  named(after, 'Top', 0).filter(({ zone }) => zone === 'hand').length;
const inGraveyard = (name: string) => (outcome: Outcome) =>
  named(outcome.after, name).filter(({ zone }) => zone === 'graveyard').length;
const ofBob = ({ before, after }: Outcome): number =>
  (after.players[1]?.resource ?? 0) - (before.players[1]?.resource ?? 0);
const lostByBob = ({ before, after }: Outcome): number =>
  (before.players[1]?.resource ?? 0) - (after.players[1]?.resource ?? 0);
const total = (of: (drone: ReturnType<typeof named>[number]) => number) => (outcome: Outcome) =>
  named(outcome.after, 'Drone').reduce((sum, drone) => sum + of(drone), 0);
const counters = total((drone) => drone.counters.charge ?? 0);
const damage = total((drone) => drone.damage);
const isNotOne = ({ words }: Amount): boolean => words !== 'a';
const cards = (several: boolean): string => (several ? 'cards' : 'card');
const chargeCounters = (several: boolean): string => (several ? 'charge counters' : 'charge counter');

const INSTRUCTIONS: readonly Instruction[] = [
  { says: (n, each, several) => `Draw ${n} ${cards(several)}${each}.`, done: inHand },
  { says: (n, _each, several) => `Discard ${n} ${cards(several)}.`, done: inGraveyard('Spare'), limit: 3 },
  {
    says: (n, _each, several) => `Discard ${n} ${cards(several)} at random.`,
    done: inGraveyard('Spare'),
    limit: 3,
  },
  { says: (n, each) => `Target opponent gains ${n} resource${each}.`, done: ofBob, amounts: isNotOne },
  { says: (n, each) => `Target opponent adds ${n} resource${each}.`, done: ofBob, amounts: isNotOne },
  {
    says: (n, each) => `Target opponent loses ${n} resource${each}.`,
    done: lostByBob,
    amounts: isNotOne,
  },
  {
    says: (n, _each, several) => `Put ${n} ${chargeCounters(several)} on a unit.`,
    done: (outcome) => counters(outcome) - 3,
  },
  {
    says: (n, _each, several) => `Remove ${n} ${chargeCounters(several)} from a unit.`,
    done: (outcome) => 3 - counters(outcome),
    limit: 1,
  },
  {
    says: (n, _each, several) => `Distribute ${n} ${chargeCounters(several)} among two units.`,
    done: (outcome) => counters(outcome) - 3,
    amounts: isNotOne,
  },
  { says: (n, each) => `Deed deals ${n} damage to a unit${each}.`, done: damage, amounts: isNotOne },
  { says: (n, each) => `Deed deals ${n} damage${each} to a unit.`, done: damage, amounts: isNotOne },
  {
    says: (n) => `Deed deals ${n} damage divided as you choose among two target units.`,
    done: damage,
    // How it is divided is announced (601.1d): what isn't known by then can't be.
    amounts: ({ words, lead, least }) => words !== 'a' && least > 1 && lead === undefined,
  },
  {
    says: (n) => `Put the top ${n} cards of your deck into your graveyard.`,
    done: inGraveyard('Top'),
    amounts: isNotOne,
  },
  {
    says: (n, each) => `Target unit gains +${n} power${each} until end of turn.`,
    done: total(({ characteristics }) => (characteristics.power ?? 0) - 9),
    amounts: isNotOne,
  },
];

const QUANTITIES: readonly Amount[] = [
  { words: '2', least: 2, most: 2 },
  { words: 'X', least: 0, most: 3 },
  { words: 'the number of units you control', least: 3, most: 3 },
  { words: 'twice the number of units you control', least: 6, most: 6 },
  { words: 'half the number of units you control, rounded up', least: 2, most: 2 },
  { words: 'half the number of units you control, rounded down', least: 1, most: 1 },
  { words: 'the number of cards in your hand', least: 3, most: 3 },
  { words: 'the number of charge counters on target unit', least: 1, most: 1 },
  { words: "target unit's will", least: 5, most: 5 },
  { words: 'the will of target unit', least: 5, most: 5 },
  { words: 'your resource', least: 3, most: 3 },
  { words: 'the amount of resource in your reserve', least: 3, most: 3 },
  { words: 'that number', lead: REST, least: 0, most: 3 },
];

const EQUAL: readonly Instruction[] = [
  { says: (n) => `Draw cards equal to ${n}.`, done: inHand },
  { says: (n) => `Target opponent gains resource equal to ${n}.`, done: ofBob },
  { says: (n) => `Target opponent loses resource equal to ${n}.`, done: lostByBob },
  { says: (n) => `Put charge counters equal to ${n} on a unit.`, done: (outcome) => counters(outcome) - 3 },
  { says: (n) => `Deed deals damage equal to ${n} to a unit.`, done: damage },
  { says: (n) => `Deed deals damage to a unit equal to ${n}.`, done: damage },
];

/** What nobody would print, or what waits to be understood. */
const REFUSED: readonly RegExp[] = [
  /exactly|half that many|three times/,
  /^(?!Discard) .*(?:up to two|any number of (?!units)|two or more)|^(?!Discard (?:up|any|two))\w+ .*(?:up to two|any number of (?!units)|two or more)/,
  /(?:up to two|any number of|two or more) cards at random/,
  /^Discard all|^Draw all|(?:gains|adds|loses|deals|top|\+) ?all |^(?:Put|Distribute) all /,
  /the top one/,
  /\+(?:that|twice)/,
];

const crossing = ({ says, done, limit = 99 }: Instruction, amount: Amount): Crossing => {
  const { words, behind = '', lead = '', least, most, several = true } = amount;
  const text = lead + says(words, behind, several);
  return {
    name: text,
    text,
    type: 'action',
    action: 'play',
    table: tableWithText(text, words === 'X' ? { cost: 'X' } : {}),
    seen: done,
    least: Math.min(least, limit),
    most: Math.min(most, limit),
    isRefused: REFUSED.some((each) => each.test(text)),
  };
};

/** Every amount with all that is done so often or so much. */
export const amounts = [
  ...crossed(
    INSTRUCTIONS,
    ({ says, amounts: fits = () => true }) =>
      // Not of everything can be said "for each".
      AMOUNTS.filter((each) => fits(each) && says('1', each.behind ?? '', false).includes(each.behind ?? '')),
    crossing,
  ),
  ...crossed(EQUAL, () => QUANTITIES, crossing),
].filter(({ text }, place, all) => all.findIndex((each) => each.text === text) === place);
