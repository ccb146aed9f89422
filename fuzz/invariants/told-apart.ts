import {
  type EnginePort,
  type Observation,
  type PermanentSetup,
  SetupProblem,
  type SetupRequest,
} from '../../port/contract';
import type { Invariant, Moment, WatchedGame, Watcher } from '../invariant';
import { pick } from '../numbers';
import { areAlike } from '../plain-data';

const TOLD_APART = 'two tables that differ in one detail';

/** A hash is of the whole position: what looks different has another one. */
export const toldApart: Invariant = {
  number: 'G10',
  name: 'told apart',
  rules: [],
  cost: 'dear',
  documentation:
    'At its first decision a game is set up again in another engine with one detail changed: one permanent that is exhausted or not, bears damage more, or has another status or not, or a player with a point more or less. Where that table looks different, its hash is another one.',
  gherkin: 'a table that differs in one detail has another hash',
  broken: 'a table that differs in one detail has the same hash',
  mustReach: { [TOLD_APART]: 5 },
  withAnother: [TOLD_APART],
  watch: (game) => new ToldApart(game),
};

/** A change of one detail of a permanent, and what is said of it. */
type Change = readonly [says: string, change: (permanent: PermanentSetup) => PermanentSetup];

const withStatus = (status: string): Change => [
  status,
  ({ statuses = [], ...rest }) => ({
    ...rest,
    statuses: statuses.includes(status) ? statuses.filter((each) => each !== status) : [...statuses, status],
  }),
];

const CHANGES: readonly Change[] = [
  ['exhausted', ({ rested = false, ...rest }) => ({ ...rest, rested: !rested })],
  ['damaged', ({ damage = 0, ...rest }) => ({ ...rest, damage: damage + 1 })],
  withStatus('buffed'),
  withStatus('stunned'),
];

class ToldApart implements Watcher {
  private isDone = false;

  constructor(private readonly game: WatchedGame) {}

  look({ decision, reach }: Moment): string | undefined {
    const { another, answers, table } = this.game;
    if (this.isDone || !another || !decision) return undefined;
    this.isDone = true;
    // Only what is set up is compared.
    if (answers.length > 0) return undefined;
    for (const [says, changed] of this.variants(table)) {
      const wrong = sameHash(says, changed, another(), this.game.port);
      if (wrong === 'told apart') reach.saw(TOLD_APART);
      else if (wrong !== undefined) return wrong;
    }
    return undefined;
  }

  /** The table with one detail changed, each time another one: all of one permanent, and points. */
  private variants({ players, ...rest }: SetupRequest): readonly (readonly [string, SetupRequest])[] {
    const { chance } = this.game;
    const at = chance() % players.length;
    const player = players[at];
    if (!player) return [];
    const withPlayer = (other: typeof player): SetupRequest => ({
      ...rest,
      players: players.with(at, other),
    });
    const { permanents = [], points } = player;
    const found: (readonly [string, SetupRequest])[] = [];
    if (points !== undefined && points > 0)
      found.push([`${player.name} has other points`, withPlayer({ ...player, points: points - 1 })]);
    const units = permanents.filter(({ card }) => card.types.includes('unit'));
    if (units.length === 0) return found;
    const unit = pick(units, chance);
    const place = permanents.indexOf(unit);
    for (const [says, change] of CHANGES)
      found.push([
        `"${unit.card.name}" is ${says}, or not`,
        withPlayer({ ...player, permanents: permanents.with(place, change(unit)) }),
      ]);
    return found;
  }
}

function sameHash(
  says: string,
  table: SetupRequest,
  other: EnginePort,
  port: EnginePort,
): string | undefined {
  try {
    other.setup(table);
  } catch (problem) {
    // Not every rulebook has every detail.
    if (problem instanceof SetupProblem) return undefined;
    throw problem;
  }
  const isSame = other.hash() === port.hash();
  const looksSame = areAlike(lookOf(other.observe()), lookOf(port.observe()));
  other.reset();
  if (looksSame) return undefined;
  return isSame ? `Two tables look different (${says}), and have the same hash.` : 'told apart';
}

/** What a table looks like; turns are counted for nobody. */
const lookOf = ({ turn: _turn, ...look }: Observation): unknown => look;
