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
    'At its first decision a game is set up again with one detail changed: one permanent that is exhausted or not, bears damage more, or has another status or not, or a player with a point more or less. Where that table looks different, its hash is another one.',
  gherkin: 'a table that differs in one detail has another hash',
  broken: 'a table that differs in one detail has the same hash',
  mustReach: { [TOLD_APART]: 5 },
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
    const { port, another, answers, table } = this.game;
    // Only what is set up is compared.
    if (this.isDone || !decision || answers.length > 0) return undefined;
    this.isDone = true;
    const hash = port.hash();
    const look = lookOf(port.observe());
    let wrong: string | undefined;
    for (const [says, changed] of this.variants(table)) {
      // Nobody has decided anything: without another engine this one begins the game anew afterwards.
      const isOther = differs(another?.() ?? port, changed, look);
      if (isOther === undefined) continue;
      reach.saw(TOLD_APART);
      if (isOther === hash) wrong ??= `Two tables look different (${says}), and have the same hash.`;
    }
    if (!another) port.setup(table);
    return wrong;
  }

  /** The table with one detail changed, each time another one: of a unit and a player that chance picks, closely of all. */
  private variants({ players, ...rest }: SetupRequest): readonly Variant[] {
    const { chance, every } = this.game;
    const one = chance() % players.length;
    return players.flatMap((player, at): readonly Variant[] => {
      if (every > 1 && at !== one) return [];
      const withPlayer = (other: typeof player): SetupRequest => ({
        ...rest,
        players: players.with(at, other),
      });
      const { permanents = [], points = 0 } = player;
      const units = permanents.filter(({ card }) => card.types.includes('unit'));
      const looked = every > 1 && units.length > 0 ? [pick(units, chance)] : units;
      const fewer: readonly Variant[] =
        points > 0
          ? [[`${player.name} has other points`, withPlayer({ ...player, points: points - 1 })]]
          : [];
      const changed = looked.flatMap((unit) =>
        CHANGES.map(
          ([says, change]): Variant => [
            `"${unit.card.name}" is ${says}, or not`,
            withPlayer({ ...player, permanents: permanents.with(permanents.indexOf(unit), change(unit)) }),
          ],
        ),
      );
      return [...fewer, ...changed];
    });
  }
}

/** A table, and what is other on it. */
type Variant = readonly [says: string, table: SetupRequest];

/** The hash of a table that looks different; undefined where it can't be set up, or looks the same. */
function differs(engine: EnginePort, table: SetupRequest, look: unknown): string | undefined {
  try {
    engine.setup(table);
  } catch (problem) {
    // Not every rulebook has every detail.
    if (problem instanceof SetupProblem) return undefined;
    throw problem;
  }
  return areAlike(lookOf(engine.observe()), look) ? undefined : engine.hash();
}

/** What a table looks like; turns are counted for nobody. */
const lookOf = ({ turn: _turn, ...look }: Observation): unknown => look;
