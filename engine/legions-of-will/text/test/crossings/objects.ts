import { type Crossing, crossed } from '../../../../text/test/crossings';
import { heldIn, named, type Outcome } from '../../../../text/test/small-game';
import { type Table, tableWithText } from './tables';

/** How many of three, as the words say: the fewest and the most; what is not chosen is the same both ways. */
interface Quantity {
  readonly words: string;
  readonly least: number;
  readonly most: number;
  readonly several: boolean;
  /** Is it somebody's choice which? */
  readonly chosen: boolean;
}

const quantity = (words: string, least: number, most: number, several: boolean, chosen = true): Quantity => ({
  words,
  least,
  most,
  several,
  chosen,
});
const CHOICES: readonly Quantity[] = [
  quantity('a', 1, 1, false),
  quantity('another', 1, 1, false),
  quantity('two', 2, 2, true),
  quantity('exactly two', 2, 2, true),
  quantity('up to one', 0, 1, false),
  quantity('up to two', 0, 2, true),
  quantity('any number of', 0, 3, true),
  quantity('one or more', 1, 3, true),
  quantity('two or more', 2, 3, true),
  quantity('all but one', 2, 2, false),
  quantity('all but two', 1, 1, true),
  quantity('each', 3, 3, false, false),
  quantity('all', 3, 3, true, false),
  quantity('X', 0, 3, true),
  quantity('up to X', 0, 3, true),
  quantity('that many', 0, 0, true, false),
];
const TARGETS: readonly Quantity[] = [
  quantity('target', 1, 1, false),
  quantity('another target', 1, 1, false),
  quantity('two target', 2, 2, true),
  quantity('two other target', 2, 2, true),
  quantity('each of two target', 2, 2, true),
  quantity('up to one target', 0, 1, false),
  quantity('up to two target', 0, 2, true),
  quantity('any number of target', 0, 3, true),
  quantity('one or more target', 1, 3, true),
  quantity('X target', 0, 3, true),
  quantity('up to X target', 0, 3, true),
];
const EVERY = [...CHOICES, ...TARGETS];

interface Verb {
  readonly says: (objects: string, quantity: Quantity) => string;
  /** What the objects are called. */
  readonly noun?: readonly [one: string, several: string];
  /** To how many it happened. */
  readonly done: (outcome: Outcome) => number;
  readonly table?: Table;
  /** Who chooses, where that isn't the one who plays it; nobody does what is done to the next cards. */
  readonly chooser?: number | 'nobody';
  readonly quantities?: readonly Quantity[];
}

const drones = ({ after }: Outcome) => named(after, 'Drone').filter(({ zone }) => zone === 'battlefield');
const gone = (outcome: Outcome): number => named(outcome.before, 'Drone').length - drones(outcome).length;
const discarded = ({ after }: Outcome): number =>
  named(after, 'Spare').filter(({ zone }) => zone === 'graveyard').length;
const such = (is: (drone: ReturnType<typeof drones>[number]) => boolean) => (outcome: Outcome) =>
  drones(outcome).filter(is).length;
/** “All but one unit” are several all the same; “each of two units” is one after the other. */
const areSeveral = ({ several, words }: Quantity): boolean =>
  (several && !words.startsWith('each')) || words.startsWith('all');
const whose = (of: Quantity): string => (areSeveral(of) ? "their owner's" : "its owner's");
const first = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);
const CARDS = ['card', 'cards'] as const;

const rested = such(({ statuses }) => statuses.includes('rested'));
const reset = such(({ statuses }) => !statuses.includes('rested'));
const withCounters = (count: number) => such(({ counters }) => (counters.charge ?? 0) === count);
const damaged = (amount: number) => such(({ damage }) => damage === amount);

const VERBS: readonly Verb[] = [
  { says: (them) => `Destroy ${them}.`, done: gone },
  { says: (them) => `Sacrifice ${them}.`, done: gone, quantities: CHOICES },
  { says: (them) => `Expel ${them}.`, done: gone },
  { says: (them) => `Remove ${them} from the game.`, done: gone },
  { says: (them, q) => `Return ${them} to ${whose(q)} hand.`, done: gone },
  { says: (them, q) => `Put ${them} on the bottom of ${whose(q)} deck.`, done: gone },
  { says: (them, q) => `Shuffle ${them} into ${whose(q)} deck.`, done: gone },
  { says: (them, q) => `Choose ${them}. Destroy ${areSeveral(q) ? 'them' : 'it'}.`, done: gone },
  { says: (them) => `Rest ${them}.`, done: rested },
  { says: (them) => `Reset ${them}.`, done: reset, table: { rested: true } },
  { says: (them) => `Put a charge counter on ${them}.`, done: withCounters(2) },
  { says: (them) => `Put charge counters equal to 2 on ${them}.`, done: withCounters(3) },
  { says: (them) => `Remove a charge counter from ${them}.`, done: withCounters(0) },
  { says: (them) => `Remove all charge counters from ${them}.`, done: withCounters(0) },
  { says: (them) => `Remove all counters from ${them}.`, done: withCounters(0) },
  { says: (them) => `Double the number of charge counters on ${them}.`, done: withCounters(2) },
  { says: (them) => `Deed deals 1 damage to ${them}.`, done: damaged(1) },
  { says: (them) => `Deal 1 damage to ${them}.`, done: damaged(1) },
  { says: (them) => `Deed deals damage to ${them} equal to 1.`, done: damaged(1) },
  { says: (them) => `Deed deals 1 damage to ${them} for each base you control.`, done: damaged(1) },
  {
    says: (them) =>
      `Prevent the next 1 damage that would be dealt to ${them} this turn. Deed deals 2 damage to each unit.`,
    done: damaged(1),
  },
  {
    says: (them) =>
      `Prevent all damage that would be dealt to ${them} this turn. Deed deals 2 damage to each unit.`,
    done: damaged(0),
  },
  {
    says: (them, q) => `${first(them)} ${areSeveral(q) ? 'gain' : 'gains'} +1 power until end of turn.`,
    done: such(({ characteristics }) => characteristics.power === 10),
  },
  {
    says: (them, q) => `${first(them)} ${areSeveral(q) ? 'have' : 'has'} base power 3 until end of turn.`,
    done: such(({ characteristics }) => characteristics.power === 3),
  },
  {
    says: (them) => `Gain control of ${them} until end of turn.`,
    done: such(({ controller }) => controller === 0),
    table: { seats: [1] },
  },
  { says: (them) => `Discard ${them}.`, noun: CARDS, done: discarded, quantities: CHOICES },
  {
    says: (them) => `Each opponent sacrifices ${them}.`,
    done: gone,
    table: { seats: [1] },
    chooser: 1,
    quantities: CHOICES,
  },
  {
    says: (them) => `Target opponent discards ${them}.`,
    noun: CARDS,
    done: discarded,
    table: { seats: [1] },
    chooser: 1,
    quantities: CHOICES,
  },
  {
    says: (them) => `Draw ${them}.`,
    noun: CARDS,
    done: ({ after }) => heldIn(after, 'hand', 0) - 3,
    chooser: 'nobody',
    quantities: CHOICES,
  },
  ...(
    [
      ['Sacrifice', undefined, gone],
      ['Rest', undefined, rested],
      ['Discard', CARDS, discarded],
    ] as const
  ).map(
    ([verb, noun, done]): Verb => ({
      says: (them) => `${verb} ${them}: You gain 1 resource.`,
      ...(noun ? { noun } : {}),
      done,
      table: { onBase: true },
      quantities: CHOICES,
    }),
  ),
];

/** What nobody would print, or what waits to be understood. */
const REFUSED: readonly RegExp[] = [
  /exactly|that many (?:unit|card.*:)/i,
  /^Discard (?:another|each|all)|discards (?:another|each|all)|^Draw (?:another|up to|any|one or|two or|each|all)/i,
  /^(?:Sacrifice|Rest|Discard) (?:up to|any|one or|two or|all|each|X) .*:/,
];

/** Every quantity with all that is done to objects. */
export const objects = crossed(
  VERBS,
  ({ quantities = EVERY }) => quantities,
  (verb, amount): Crossing => {
    const { least, most, several, words, chosen } = amount;
    const [one, many] = verb.noun ?? ['unit', 'units'];
    const text = verb.says(`${words} ${several ? many : one}`, amount);
    const { onBase = false, seats, rested: isRested } = verb.table ?? {};
    const chooser = verb.chooser ?? 0;
    const isAsked = chosen && most < 3 && chooser !== 'nobody';
    return {
      name: text,
      text,
      type: onBase ? 'base' : 'action',
      action: onBase ? 'activate' : 'play',
      table: tableWithText(text, {
        onBase,
        ...(seats ? { seats } : {}),
        ...(isRested ? { rested: isRested } : {}),
        ...(/\bX\b/.test(words) ? { cost: 'X' } : {}),
      }),
      seen: verb.done,
      least,
      most,
      ...(isAsked ? { chooser } : {}),
      isRefused: REFUSED.some((each) => each.test(text)),
    };
  },
);
