import { type Crossing, crossed } from '../../../../text/test/crossings';
import { named, type Outcome } from '../../../../text/test/small-game';
import { type Table, tableWithText } from './tables';

/** How much, in the words before a noun and behind it: the least and the most that can come of it. */
interface Amount {
  readonly words: string;
  readonly behind?: string;
  /** A sentence before, that it speaks of. */
  readonly lead?: string;
  readonly much: number;
}

const EXHAUST = 'Exhaust all units. ';
const WHERE = ', where X is the number of battlefields';
const AMOUNTS: readonly Amount[] = [
  { words: 'a', much: 1 },
  { words: '2', much: 2 },
  { words: 'two', much: 2 },
  { words: 'X', behind: WHERE, much: 2 },
  { words: 'X', much: 0 },
  { words: 'that many', lead: EXHAUST, much: 3 },
  { words: 'twice that many', lead: EXHAUST, much: 6 },
  { words: '1', behind: ' for each unit you control', much: 3 },
  { words: '2', behind: ' for each unit you control', much: 6 },
  { words: '1', behind: ' for each of your units', much: 3 },
  { words: '1', behind: ' for each unit stunned this way', lead: 'Stun all units. ', much: 3 },
  { words: '1', behind: ' for each buff spent this way', lead: 'Buff all units. Spend 2 buffs. ', much: 2 },
  // What is being played has not been played yet (406.4).
  { words: '1', behind: " for each spell you've played this turn", much: 0 },
  { words: '1', behind: ' for each unit that died this turn', much: 0 },
];

interface Instruction {
  readonly says: (amount: string, behind: string, several: boolean) => string;
  readonly done: (outcome: Outcome) => number;
  readonly limit?: number;
  readonly table?: Table;
  /** Is it said only of several? */
  readonly several?: true;
}

const inZone = (name: string, zone: string) => (outcome: Outcome) =>
  named(outcome.after, name, 0).filter((each) => each.zone === zone).length;
const total = (of: (drone: ReturnType<typeof named>[number]) => number) => (outcome: Outcome) =>
  named(outcome.after, 'Drone').reduce((sum, drone) => sum + of(drone), 0);
/** What was dealt: a Drone has 9 Might, and as much kills it. */
const damage = total((drone) => (drone.zone === 'trash' ? 9 : drone.damage));
const points = ({ before, after }: Outcome): number =>
  (after.players[0]?.points ?? 0) - (before.players[0]?.points ?? 0);
const ofSeveral = (several: boolean): string => (several ? 's' : '');

const INSTRUCTIONS: readonly Instruction[] = [
  { says: (n, each, several) => `Draw ${n} card${ofSeveral(several)}${each}.`, done: inZone('Top', 'hand') },
  {
    says: (n, each, several) => `Discard ${n} card${ofSeveral(several)}${each}.`,
    done: inZone('Spare', 'trash'),
    limit: 3,
  },
  { says: (n, each, several) => `You gain ${n} point${ofSeveral(several)}${each}.`, done: points },
  {
    says: (n, each, several) => `Channel ${n} rune${ofSeveral(several)} exhausted${each}.`,
    done: inZone('Fury Rune', 'board'),
  },
  { says: (n, each) => `Deal ${n} to a unit${each}.`, done: damage },
  { says: (n, each) => `Deal ${n} damage to a unit${each}.`, done: damage },
  {
    says: (n, each) => `Give a unit +${n} [M] this turn${each}.`,
    done: total(
      (drone) => (drone.characteristics.might ?? 9) - 9 - (drone.statuses.includes('buffed') ? 1 : 0),
    ),
  },
];

/** Instructions of which only a number tells how often. */
const COUNTED: readonly Instruction[] = [
  {
    says: (n, _each, several) => `Play ${n} 1 [M] Recruit unit token${ofSeveral(several)}.`,
    done: inZone('Recruit', 'board'),
  },
  {
    says: (n, _each, several) => `Play ${n} ready 1 [M] Recruit unit token${ofSeveral(several)}.`,
    done: inZone('Recruit', 'board'),
  },
  {
    says: (n, _each, several) => `Recycle ${n} card${ofSeveral(several)} from your trash.`,
    done: (outcome) => 3 - inZone('Ash', 'trash')(outcome),
  },
  {
    says: (n, _each, several) => `Banish ${n} card${ofSeveral(several)} from your hand.`,
    done: inZone('Spare', 'banishment'),
  },
  {
    says: (n, _each, several) => `Spend ${n} buff${ofSeveral(several)}.`,
    done: total((drone) => (drone.statuses.includes('buffed') ? 0 : 1)),
    table: { statuses: ['buffed'] },
  },
  {
    says: (n, _each, several) => `Banish ${n} card${ofSeveral(several)} from the top of your Main Deck.`,
    done: inZone('Top', 'banishment'),
  },
  { says: (n) => `Banish the top ${n} cards of your Main Deck.`, done: inZone('Top', 'banishment') },
  {
    says: (n) => `Look at the top 3 cards of your Main Deck. Banish ${n} of them.`,
    done: inZone('Top', 'banishment'),
  },
  { says: (n) => `Draw 3. Discard ${n} of them.`, done: inZone('Top', 'trash') },
  { says: (n) => `Deal ${n} split among two units.`, done: damage, several: true },
  { says: (n) => `Split ${n} damage among two units.`, done: damage, several: true },
];
const NUMBERS: readonly Amount[] = [
  { words: 'a', much: 1 },
  { words: '2', much: 2 },
  { words: 'two', much: 2 },
  { words: 'any number of', much: 3 },
  { words: 'up to two', much: 2 },
  { words: 'X', behind: WHERE, much: 2 },
  { words: 'that many', lead: EXHAUST, much: 3 },
];

const QUANTITIES: readonly Amount[] = [
  { words: '2', much: 2 },
  { words: 'X', behind: WHERE, much: 2 },
  { words: 'the number of units you control', much: 3 },
  { words: 'twice the number of units you control', much: 6 },
  { words: 'half the number of units you control, rounded up', much: 2 },
  { words: 'half the number of units you control, rounded down', much: 1 },
  { words: 'the number of cards in your hand', much: 3 },
  { words: 'the highest Might among units you control', much: 9 },
  { words: 'the highest Might among your units', much: 9 },
  { words: 'the lowest Might among your units', much: 9 },
  { words: "a unit's Might", much: 9 },
  { words: 'the Might of a unit', much: 9 },
  { words: 'your points', much: 1 },
  { words: 'that number', lead: EXHAUST, much: 3 },
];
const EQUAL: readonly Instruction[] = [
  { says: (n, each) => `Draw cards equal to ${n}${each}.`, done: inZone('Top', 'hand') },
  { says: (n, each) => `Deal damage equal to ${n} to a unit${each}.`, done: damage },
];

/** What nobody would print, or what waits to be understood. */
const REFUSED: readonly RegExp[] = [
  /^(?!.*where X).*\bX\b/,
  /(?:Draw|Discard|gain|Channel|\+) ?twice|\+(?:a|that) /,
  /(?:Draw|gain|Channel|Deal|\+|Play|Split|the top|Spend|them?|Discard) ?(?:any number of(?! buffs)|up to two)|(?:any number of|up to two) (?:of them|cards from the top)|^Draw 3.*any|^Look.*any/,
  /(?:Play|Recycle|Banish|Spend|Discard) (?:X|that many) (?:1|ready|cards? from|buffs|of them)/,
  /(?:the top|Banish|Discard) a (?:of|cards|card from the top)/,
  // Less than there are targets.
  /that many (?:split|damage among)/,
];

const crossing = ({ says, done, limit = 99, table = {} }: Instruction, amount: Amount): Crossing => {
  const { words, behind = '', lead = '', much } = amount;
  const text = lead + says(words, behind, words !== 'a' && words !== '1');
  return {
    name: text,
    text,
    type: 'spell',
    action: 'play',
    table: tableWithText(text, table),
    seen: (outcome) => Math.min(limit, done(outcome)),
    least: /^(?:any|up)/.test(words) ? 0 : Math.min(much, limit),
    most: Math.min(much, limit),
    isRefused: REFUSED.some((each) => each.test(text)),
  };
};

/** Every amount with all that is done so often or so much. */
export const amounts = [
  ...crossed(INSTRUCTIONS, () => AMOUNTS, crossing),
  ...crossed(COUNTED, ({ several }) => NUMBERS.filter(({ words }) => !several || words !== 'a'), crossing),
  ...crossed(EQUAL, () => QUANTITIES, crossing),
];
