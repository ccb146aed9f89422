import { type Crossing, crossed } from '../../../../text/test/crossings';
import { named, type Outcome } from '../../../../text/test/small-game';
import { type Table, tableWithText } from './tables';

/** What can be said to be replaced: what would happen to the unit that says it, or to its player. */
const EVENTS = [
  'I would die',
  'I would be killed',
  'I would be dealt damage',
  'I would be stunned',
  'I would be buffed',
  'I would be exhausted',
  'I would be readied',
  'I would be recalled',
  'I would move',
  'you would draw a card',
  'you would gain points',
  'you would score',
  'you would lose the game',
] as const;
type Event = (typeof EVENTS)[number];
const [DIES, KILLED, DAMAGED, STUNNED, BUFFED, EXHAUSTED, READIED, RECALLED, MOVES, DRAWS, GAINS, , LOSES] =
  EVENTS;

interface Instruction {
  readonly text: string;
  /** What happens in that. */
  readonly happens: readonly Event[];
  /** Has it happened? */
  readonly has: (outcome: Outcome) => boolean;
  readonly table?: Table;
}

const every =
  (is: (drone: ReturnType<typeof named>[number]) => boolean) =>
  ({ after }: Outcome): boolean =>
    named(after, 'Drone').every(is);
const atHome = (outcome: Outcome): boolean => {
  const battlefields = outcome.after.objects.filter(({ types }) => types.includes('battlefield'));
  return every(({ base }) => battlefields.every(({ id }) => id !== base))(outcome);
};
const being = (status: string) => every(({ statuses }) => statuses.includes(status));

const INSTRUCTIONS: readonly Instruction[] = [
  { text: 'Kill all units.', happens: [DIES, KILLED], has: every(({ zone }) => zone === 'trash') },
  { text: 'Banish all units.', happens: [], has: every(({ zone }) => zone === 'banishment') },
  { text: 'Deal 1 to all units.', happens: [DAMAGED], has: every((drone) => drone.damage === 1) },
  { text: 'Stun all units.', happens: [STUNNED], has: being('stunned') },
  { text: 'Buff all units.', happens: [BUFFED], has: being('buffed') },
  { text: 'Exhaust all units.', happens: [EXHAUSTED], has: being('exhausted') },
  { text: 'Ready all units.', happens: [READIED], has: being('ready'), table: { statuses: ['exhausted'] } },
  { text: 'Recall all units.', happens: [RECALLED], has: atHome, table: { afield: true } },
  { text: 'Move all friendly units to your base.', happens: [MOVES], has: atHome, table: { afield: true } },
  { text: 'You lose the game.', happens: [LOSES], has: ({ after }) => after.players[0]?.lost === true },
  {
    text: 'You score 1 point.',
    happens: [GAINS],
    has: ({ after }) => after.players[0]?.points === 2,
  },
  {
    text: 'Draw 1.',
    happens: [DRAWS],
    has: ({ after }) => named(after, 'Top', 0).some(({ zone }) => zone === 'hand'),
  },
  { text: 'You gain 1 point.', happens: [GAINS], has: ({ after }) => after.players[0]?.points === 2 },
];

/** Every event that may be replaced, with all that happens. */
export const replacedEvents = crossed(
  EVENTS,
  () => INSTRUCTIONS,
  (event, { text, happens, has, table = {} }): Crossing => {
    const says = `If ${event}, discard 1 instead.`;
    const isReplaced = happens.includes(event);
    return {
      name: `${text} ${says}`,
      text: says,
      type: 'unit',
      action: 'play',
      table: tableWithText(text, { says, ...table }),
      seen: (outcome) => ({
        happened: has(outcome),
        discarded: named(outcome.after, 'Spare').some(({ zone }) => zone === 'trash'),
      }),
      least: { happened: !isReplaced, discarded: isReplaced },
      most: { happened: !isReplaced, discarded: isReplaced },
      isRefused: false,
    };
  },
);
