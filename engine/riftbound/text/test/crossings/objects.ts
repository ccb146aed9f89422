import { type Crossing, crossed } from '../../../../text/test/crossings';
import { heldIn, named, type Outcome } from '../../../../text/test/small-game';
import { deedTable, type Table } from './tables';

/** How many of three, as the words say: the fewest and the most. */
type Quantity = readonly [words: string, least: number, most: number, several: boolean];

const QUANTITIES: readonly Quantity[] = [
  ['a', 1, 1, false],
  ['another', 1, 1, false],
  ['two', 2, 2, true],
  ['exactly two', 2, 2, true],
  ['up to one', 0, 1, false],
  ['up to two', 0, 2, true],
  ['any number of', 0, 3, true],
  ['one or more', 1, 3, true],
  ['two or more', 2, 3, true],
  ['all but one', 2, 2, true],
  ['each', 3, 3, false],
  ['all', 3, 3, true],
  ['each of two', 2, 2, true],
  ['each of up to two', 0, 2, true],
];

interface Verb {
  readonly says: (objects: string, several: boolean) => string;
  readonly nouns?: readonly [one: string, several: string];
  /** To how many it happened. */
  readonly done: (outcome: Outcome) => number;
  readonly table?: Table;
  /** Who chooses, where that isn't the one who plays it. */
  readonly chooser?: number;
}

const drones = ({ after }: Outcome) => named(after, 'Drone');
const gone = (zone: string) => (outcome: Outcome) =>
  drones(outcome).filter((each) => each.zone === zone).length;
const being = (status: string) => (outcome: Outcome) =>
  drones(outcome).filter(({ statuses }) => statuses.includes(status)).length;
const discarded = ({ after }: Outcome): number =>
  named(after, 'Spare').filter(({ zone }) => zone === 'trash').length;
const withMight = (might: number) => (outcome: Outcome) =>
  drones(outcome).filter(({ characteristics }) => characteristics.might === might).length;
const CARDS = ['card', 'cards'] as const;
const first = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);

const VERBS: readonly Verb[] = [
  { says: (them) => `Kill ${them}.`, done: gone('trash') },
  { says: (them) => `Destroy ${them}.`, done: gone('trash') },
  { says: (them) => `Banish ${them}.`, done: gone('banishment') },
  {
    says: (them, several) => `Return ${them} to ${several ? "their owner's" : "its owner's"} hand.`,
    done: gone('hand'),
  },
  {
    says: (them) => `Recycle ${them}.`,
    done: (outcome) => drones(outcome).filter(({ zone }) => zone.includes('deck')).length,
  },
  { says: (them) => `Exhaust ${them}.`, done: being('exhausted') },
  { says: (them) => `Ready ${them}.`, done: being('ready'), table: { statuses: ['exhausted'] } },
  { says: (them) => `Buff ${them}.`, done: being('buffed') },
  { says: (them) => `Stun ${them}.`, done: being('stunned') },
  {
    says: (them) => `Deal 1 to ${them}.`,
    done: (outcome) => drones(outcome).filter(({ damage }) => damage === 1).length,
  },
  { says: (them) => `Give ${them} +1 [M] this turn.`, done: withMight(10) },
  {
    says: (them, several) => `${first(them)} ${several ? 'get' : 'gets'} +1 [M] this turn.`,
    done: withMight(10),
  },
  { says: (them, several) => `Choose ${them}. Kill ${several ? 'them' : 'it'}.`, done: gone('trash') },
  {
    says: (them) => `Gain control of ${them} this turn.`,
    done: (outcome) => drones(outcome).filter(({ controller }) => controller === 0).length,
    table: { seats: [1] },
  },
  { says: (them) => `Discard ${them}.`, nouns: CARDS, done: discarded },
  { says: (them) => `Draw ${them}.`, nouns: CARDS, done: ({ after }) => heldIn(after, 'hand', 0) - 3 },
  {
    says: (them) => `Each opponent kills ${them} they control.`,
    done: gone('trash'),
    table: { seats: [1] },
    chooser: 1,
  },
  {
    says: (them) => `Each opponent discards ${them}.`,
    nouns: CARDS,
    done: discarded,
    table: { seats: [1] },
    chooser: 1,
  },
  { says: (them) => `Kill ${them}: Draw 1.`, done: gone('trash'), table: { onGear: true } },
  { says: (them) => `Exhaust ${them}: Draw 1.`, done: being('exhausted'), table: { onGear: true } },
  { says: (them) => `Discard ${them}: Buff a unit.`, nouns: CARDS, done: discarded, table: { onGear: true } },
];

/** What waits to be understood, or makes no sense. */
const REFUSED: readonly RegExp[] = [
  /all but one|exactly/i,
  /^(?:Each opponent discards|Discard|Draw) (?:another|up to|any number|one or more|two or more|each|all) /i,
  /^Discard (?:up to|any number|one or more|two or more|each|all) .*:/,
];

/** Every quantity with all that is done to objects. */
export const objects = crossed(
  VERBS,
  () => QUANTITIES,
  (verb, [words, least, most, several]): Crossing => {
    const [one, many] = verb.nouns ?? ['unit', 'units'];
    const text = verb.says(`${words} ${several ? many : one}`, several && !words.startsWith('each'));
    const table = verb.table ?? {};
    return {
      name: text,
      text,
      type: table.onGear ? 'gear' : 'spell',
      action: table.onGear ? 'activate' : 'play',
      table: deedTable(text, table),
      seen: verb.done,
      least,
      most,
      ...(most < 3 && verb.chooser !== undefined ? { chooser: verb.chooser } : {}),
      isRefused: REFUSED.some((each) => each.test(text)),
    };
  },
);
