import { type Crossing, crossed } from '../../../../text/test/crossings';
import { heldIn, named, type Outcome } from '../../../../text/test/small-game';
import { type Table, tableWithText } from './tables';

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
  ['2 of your', 2, 2, true],
  ['your', 3, 3, true],
  ['all of your', 3, 3, true],
  ['friendly', 3, 3, true],
  ['that many', 0, 0, true],
  ['X', 0, 0, true],
  ['up to X', 0, 0, true],
];
/** Those that can be said of what others control. */
const THEIRS: readonly Quantity[] = QUANTITIES.filter(([words]) => !/your|friendly|another/.test(words));
/** … and of what lies in a hand, of which nobody says that it is friendly. */
const OF_CARDS: readonly Quantity[] = QUANTITIES.filter(([words]) => !/your|friendly/.test(words));

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
const dealt = (amount: number) => (outcome: Outcome) =>
  drones(outcome).filter(({ damage }) => damage === amount).length;
const undamaged = dealt(0);
const untanked = (outcome: Outcome) =>
  drones(outcome).filter(({ abilities }) => abilities.length === 0).length;
/** How many are in a base. */
const atHome = (outcome: Outcome): number =>
  drones(outcome).filter(({ base }) =>
    outcome.after.objects.every(({ id, types }) => id !== base || !types.includes('battlefield')),
  ).length;
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
  {
    says: (them) => `Take control of ${them} this turn.`,
    done: (outcome) => drones(outcome).filter(({ controller }) => controller === 0).length,
    table: { seats: [1] },
  },
  { says: (them) => `Heal ${them}.`, done: undamaged, table: { damage: 1 } },
  { says: (them) => `Recall ${them}.`, done: atHome, table: { afield: true } },
  { says: (them) => `Move ${them} to your base.`, done: atHome, table: { afield: true } },
  { says: (them) => `Move ${them} to a battlefield.`, done: (outcome) => 3 - atHome(outcome) },
  { says: (them) => `Put ${them} into their owner's trash.`, done: gone('trash') },
  { says: (them) => `Remove Tank from ${them} this turn.`, done: untanked, table: { says: '[Tank]' } },
  { says: (them) => `Double the Might of ${them} this turn.`, done: withMight(18) },
  { says: (them) => `Give ${them} +1 [M] this turn for each battlefield.`, done: withMight(11) },
  { says: (them) => `Give ${them} -9 [M] this turn, to a minimum of 8 [M].`, done: withMight(8) },
  { says: (them) => `Deal 1 to ${them} for each battlefield.`, done: dealt(2) },
  { says: (them) => `Deal damage equal to 2 to ${them}.`, done: dealt(2) },
  { says: (them) => `Deal damage to ${them} equal to 2.`, done: dealt(2) },
  {
    says: (them) => `Detach ${them}.`,
    nouns: ['gear', 'gear'],
    done: ({ after }) => named(after, 'Strap').filter(({ attachedTo }) => attachedTo === undefined).length,
    table: { strapped: true },
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
  { says: (them) => `Banish ${them}: Draw 1.`, done: gone('banishment'), table: { onGear: true } },
  { says: (them) => `Recall ${them}: Draw 1.`, done: atHome, table: { onGear: true, afield: true } },
  {
    says: (them) => `Recycle ${them}: Draw 1.`,
    done: (outcome) => drones(outcome).filter(({ zone }) => zone.includes('deck')).length,
    table: { onGear: true },
  },
  {
    says: (them, several) => `Return ${them} to ${several ? "their owner's" : "its owner's"} hand: Draw 1.`,
    done: gone('hand'),
    table: { onGear: true },
  },
  { says: (them) => `Discard ${them}: Buff a unit.`, nouns: CARDS, done: discarded, table: { onGear: true } },
];

/** What waits to be understood, or makes no sense. */
const REFUSED: readonly RegExp[] = [
  /all but one|exactly|\bX\b/i,
  /(?<!discards? |Draw )that many|that many cards:/i,
  /^(?:Each opponent discards|Discard|Draw) (?:another|each|all) /i,
  /^Draw (?:up to|any number|one or more|two or more) /i,
  /^Discard (?:up to|any number|one or more|two or more) .*:/,
];

/** Every quantity with all that is done to objects. */
export const objects = crossed(
  VERBS,
  ({ nouns, table }) => (nouns === CARDS ? OF_CARDS : table?.seats ? THEIRS : QUANTITIES),
  (verb, [words, least, most, several]): Crossing => {
    const [one, many] = verb.nouns ?? ['unit', 'units'];
    const text = verb.says(`${words} ${several ? many : one}`, several && !words.startsWith('each'));
    const table = verb.table ?? {};
    return {
      name: text,
      text,
      type: table.onGear ? 'gear' : 'spell',
      action: table.onGear ? 'activate' : 'play',
      table: tableWithText(text, table),
      seen: verb.done,
      least,
      most,
      ...(most > 0 && most < 3 && verb.chooser !== undefined ? { chooser: verb.chooser } : {}),
      isRefused: REFUSED.some((each) => each.test(text)),
    };
  },
);
