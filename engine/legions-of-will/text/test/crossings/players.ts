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
  { words: 'All players', seats: [0, 1], third: false },
  { words: 'Players', seats: [0, 1], third: false },
  { words: 'Each opponent', seats: [1] },
  { words: 'Your opponents', seats: [1], third: false },
  { words: 'An opponent', seats: [1] },
  { words: 'Target player', seats: [0] },
  { words: 'Target opponent', seats: [1] },
  { words: 'The active player', seats: [0] },
  { words: 'Choose a unit. Its controller', seats: [0] },
  { words: 'Choose a unit. Its owner', seats: [0] },
  { words: 'Target opponent draws a card. That player', seats: [1] },
  { words: 'A player', seats: [], isRefused: true },
  { words: 'Any player', seats: [], isRefused: true },
];

interface Instruction extends PlayerInstruction {
  readonly rested?: boolean;
}

const dronesOf = ({ after }: Outcome, seat: number) =>
  named(after, 'Drone', seat).filter(({ zone }) => zone === 'battlefield');
const gone = (outcome: Outcome, seat: number): number => 3 - dronesOf(outcome, seat).length;
const resource = ({ before, after }: Outcome, seat: number): number =>
  Math.abs((after.players[seat]?.resource ?? 0) - (before.players[seat]?.resource ?? 0));

const INSTRUCTIONS: readonly Instruction[] = [
  { says: (v) => `${v('discard')} two cards`, done: inZone('Spare', 'graveyard'), much: 2 },
  { says: (v, _they, their) => `${v('discard')} ${their} hand`, done: inZone('Spare', 'graveyard'), much: 3 },
  { says: (v) => `${v('gain')} 2 resource`, done: resource, much: 2 },
  { says: (v) => `${v('lose')} 2 resource`, done: resource, much: 2 },
  {
    says: (v, _they, their) => `${v('put')} the top two cards of ${their} deck into ${their} graveyard`,
    done: inZone('Top', 'graveyard'),
    much: 2,
  },
  { says: (v) => `${v('sacrifice')} two units`, done: gone, much: 2 },
  { says: (v, they) => `${v('sacrifice')} all units ${they} control`, done: gone, much: 3 },
  { says: (v, they) => `${v('destroy')} all units ${they} control`, done: gone, much: 3 },
  { says: (v, they) => `${v('destroy')} each unit ${they} control`, done: gone, much: 3 },
  { says: (v, they) => `${v('expel')} all units ${they} control`, done: gone, much: 3 },
  {
    says: (v, they, their) => `${v('return')} all units ${they} control to ${their} hand`,
    done: gone,
    much: 3,
  },
  {
    says: (v, they, their) => `${v('put')} all units ${they} control on the bottom of ${their} deck`,
    done: gone,
    much: 3,
  },
  {
    says: (v, they) => `${v('rest')} all units ${they} control`,
    done: (outcome, seat) =>
      dronesOf(outcome, seat).filter(({ statuses }) => statuses.includes('rested')).length,
    much: 3,
  },
  {
    says: (v, they) => `${v('reset')} all units ${they} control`,
    done: (outcome, seat) =>
      dronesOf(outcome, seat).filter(({ statuses }) => !statuses.includes('rested')).length,
    much: 3,
    rested: true,
  },
  {
    says: (v, they) => `${v('put')} a charge counter on each unit ${they} control`,
    done: (outcome, seat) => dronesOf(outcome, seat).filter(({ counters }) => counters.charge === 2).length,
    much: 3,
  },
  {
    says: (v, they) => `${v('remove')} all charge counters from all units ${they} control`,
    done: (outcome, seat) => dronesOf(outcome, seat).filter(({ counters }) => !counters.charge).length,
    much: 3,
  },
  {
    says: (v) => `${v('lose')} the game`,
    done: ({ after }, seat) => (after.players[seat]?.lost ? 1 : 0),
    much: 1,
  },
  {
    says: (v, _they, their) => `${v('shuffle')} ${their} hand into ${their} deck`,
    done: ({ after }, seat) => 3 - inHandStill(after, seat),
    much: 3,
  },
];

/** What an empty hand is refilled with may be the same card: of what was there, none lies on the same place. */
const inHandStill = (after: Outcome['after'], seat: number): number =>
  named(after, 'Spare', seat).filter(({ zone }) => zone === 'hand').length;

/** Everybody with all that somebody does. */
export const players = playerCrossings(INSTRUCTIONS, WHO, 'action', (text, { rested = false }) =>
  tableWithText(text, { seats: [0, 1], rested }),
);
