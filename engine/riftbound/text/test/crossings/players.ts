import {
  type Doer,
  inZone,
  type PlayerInstruction,
  playerCrossings,
} from '../../../../text/test/player-crossings';
import { named, type Outcome } from '../../../../text/test/small-game';
import { tableWithText } from './tables';

const WHO: readonly Doer[] = [
  { words: 'You', seats: [0], third: false, their: 'your', they: 'you' },
  { words: 'Each player', seats: [0, 1] },
  { words: 'Players', seats: [0, 1], third: false },
  { words: 'Each opponent', seats: [1] },
  { words: 'Your opponents', seats: [1], third: false },
  { words: 'Opponents', seats: [1], third: false },
  { words: 'An opponent', seats: [1] },
  { words: 'Your opponent', seats: [1] },
  { words: 'Choose a unit. Its controller', seats: [0] },
  { words: 'Choose a unit. Its owner', seats: [0] },
  { words: 'Choose an opponent. They', seats: [1], third: false },
  { words: 'Choose a player. They', seats: [0], third: false },
  { words: 'Choose an opponent. That player', seats: [1] },
  { words: 'The active player', seats: [0] },
  { words: 'The defending player', seats: [], isRefused: true },
  { words: 'Target player', seats: [], isRefused: true },
  { words: 'Target opponent', seats: [], isRefused: true },
  { words: 'A player', seats: [], isRefused: true },
  { words: 'Any player', seats: [], isRefused: true },
];

interface Instruction extends PlayerInstruction {
  readonly statuses?: readonly string[];
}

const being =
  (status: string) =>
  ({ after }: Outcome, seat: number) =>
    named(after, 'Drone', seat).filter(({ statuses }) => statuses.includes(status)).length;
const points = ({ before, after }: Outcome, seat: number): number =>
  (after.players[seat]?.points ?? 0) - (before.players[seat]?.points ?? 0);

const INSTRUCTIONS: readonly Instruction[] = [
  { says: (v) => `${v('draw')} 2`, done: inZone('Top', 'hand'), much: 2 },
  { says: (v) => `${v('discard')} 2`, done: inZone('Spare', 'trash'), much: 2 },
  { says: (v, _they, their) => `${v('discard')} ${their} hand`, done: inZone('Spare', 'trash'), much: 3 },
  { says: (v) => `${v('gain')} 2 points`, done: points, much: 2 },
  { says: (v) => `${v('channel')} 2 runes exhausted`, done: inZone('Fury Rune', 'board'), much: 2 },
  {
    says: (v, _they, their) => `${v('recycle')} 2 from ${their} trash`,
    done: (outcome, seat) => 3 - inZone('Ash', 'trash')(outcome, seat),
    much: 2,
  },
  { says: (v) => `${v('play')} two 1 [M] Recruit unit tokens`, done: inZone('Recruit', 'board'), much: 2 },
  {
    says: (v) => `${v('lose')} the game`,
    done: ({ after }, seat) => (after.players[seat]?.lost ? 1 : 0),
    much: 1,
  },
  { says: (v, they) => `${v('kill')} a unit ${they} control`, done: inZone('Drone', 'trash'), much: 1 },
  { says: (v, they) => `${v('kill')} all units ${they} control`, done: inZone('Drone', 'trash'), much: 3 },
  { says: (v, they) => `${v('kill')} each unit ${they} control`, done: inZone('Drone', 'trash'), much: 3 },
  {
    says: (v, they) => `${v('banish')} all units ${they} control`,
    done: inZone('Drone', 'banishment'),
    much: 3,
  },
  {
    says: (v, they, their) => `${v('return')} all units ${they} control to ${their} hand`,
    done: inZone('Drone', 'hand'),
    much: 3,
  },
  { says: (v, they) => `${v('exhaust')} all units ${they} control`, done: being('exhausted'), much: 3 },
  {
    says: (v, they) => `${v('ready')} all units ${they} control`,
    done: being('ready'),
    much: 3,
    statuses: ['exhausted'],
  },
  { says: (v, they) => `${v('buff')} all units ${they} control`, done: being('buffed'), much: 3 },
  {
    says: (v, they) => `${v('deal')} 1 to all units ${they} control`,
    done: ({ after }, seat) => named(after, 'Drone', seat).filter(({ damage }) => damage === 1).length,
    much: 3,
  },
  { says: (v, they) => `${v('stun')} all units ${they} control`, done: being('stunned'), much: 3 },
  {
    says: (v, they) => `${v('give')} all units ${they} control +1 [M] this turn`,
    done: ({ after }, seat) =>
      named(after, 'Drone', seat).filter(({ characteristics }) => characteristics.might === 10).length,
    much: 3,
  },
];

/** Everybody with all that somebody does. */
export const players = playerCrossings(INSTRUCTIONS, WHO, 'spell', (text, { statuses }) =>
  tableWithText(text, { seats: [0, 1], ...(statuses ? { statuses } : {}) }),
);
