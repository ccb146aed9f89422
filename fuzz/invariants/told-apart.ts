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

/** A hash is of the whole position: what looks different has another one. By hashes loops are found, and undo is judged. */
export const toldApart: Invariant = {
  number: 'G10',
  name: 'told apart',
  rules: [],
  cost: 'dear',
  documentation:
    'At its first decision a game is set up again with one detail changed: a unit that is exhausted or not, bears damage or a counter more, or has another status or not, or a player with resource more or a point less. Where that table looks different, its hash is another one.',
  gherkin: 'a table that differs in one detail has another hash',
  broken: 'a table that differs in one detail has the same hash',
  mustReach: { [TOLD_APART]: 5 },
  watch: (game) => new ToldApart(game),
};

type Player = SetupRequest['players'][number];

/** What is said of a change, and what it makes of whatever is changed; undefined: it can't be changed so. */
type Change<T> = readonly [says: string, change: (before: T) => T | undefined];

const withStatus = (status: string): Change<PermanentSetup> => [
  status,
  ({ statuses = [], ...rest }) => ({
    ...rest,
    statuses: statuses.includes(status) ? statuses.filter((each) => each !== status) : [...statuses, status],
  }),
];

const OF_UNITS: readonly Change<PermanentSetup>[] = [
  ['exhausted', ({ rested = false, ...rest }) => ({ ...rest, rested: !rested })],
  ['damaged', ({ damage = 0, ...rest }) => ({ ...rest, damage: damage + 1 })],
  [
    'charged',
    ({ counters = {}, ...rest }) => ({
      ...rest,
      counters: { ...counters, charge: (counters.charge ?? 0) + 1 },
    }),
  ],
  withStatus('buffed'),
  withStatus('stunned'),
];

const OF_PLAYERS: readonly Change<Player>[] = [
  [
    'more resource',
    (player) => {
      const [first] = Object.keys(player.resources ?? {});
      return first === undefined
        ? undefined
        : { ...player, resources: { ...player.resources, [first]: (player.resources?.[first] ?? 0) + 1 } };
    },
  ],
  ['other points', ({ points = 0, ...rest }) => (points > 0 ? { ...rest, points: points - 1 } : undefined)],
];

class ToldApart implements Watcher {
  private isDone = false;

  constructor(private readonly game: WatchedGame) {}

  look({ decision, reach }: Moment): string | undefined {
    const { another, answers, table, chance, every, port } = this.game;
    // Only what is set up is compared.
    if (this.isDone || !decision || answers.length > 0) return undefined;
    this.isDone = true;
    const hash = port.hash();
    const look = lookOf(port.observe());
    const changes = changesOf(table);
    let wrong: string | undefined;
    for (const [says, change] of every > 1 ? [pick(changes, chance)] : changes) {
      const changed = change(table);
      const other = changed && hashOf(another?.() ?? port, changed, look);
      if (other === undefined) continue;
      reach.saw(TOLD_APART);
      if (other === hash) wrong ??= `Two tables look different (${says}), and have the same hash.`;
    }
    // Nobody has decided anything: where there is no other engine, this one begins the game anew.
    if (!another) port.setup(table);
    return wrong;
  }
}

/** Every change of one detail: of each player, and of each unit. */
const changesOf = ({ players }: SetupRequest): readonly Change<SetupRequest>[] =>
  players.flatMap((player, seat): readonly Change<SetupRequest>[] => {
    const on = (changed: Player | undefined) => (table: SetupRequest) =>
      changed && { ...table, players: table.players.with(seat, changed) };
    const ofPlayer = OF_PLAYERS.map(
      ([says, change]): Change<SetupRequest> => [`${player.name} has ${says}`, on(change(player))],
    );
    const ofUnits = unitsOf(player).flatMap(([name, changedBy]) =>
      OF_UNITS.map(
        ([says, change]): Change<SetupRequest> => [`"${name}" is ${says}, or not`, on(changedBy(change))],
      ),
    );
    return [...ofPlayer, ...ofUnits];
  });

/** A unit by its name, and what its player has once something is changed of it. */
type OwnUnit = readonly [
  name: string,
  changedBy: (change: (unit: PermanentSetup) => PermanentSetup | undefined) => Player | undefined,
];

/** The units of a player, which lie on the board or in bases. */
function unitsOf(player: Player): readonly OwnUnit[] {
  const among = (
    permanents: readonly PermanentSetup[] = [],
    put: (permanents: PermanentSetup[]) => Player,
  ): readonly OwnUnit[] =>
    [...permanents.entries()]
      .filter(([, { card }]) => card.types.includes('unit'))
      .map(([at, unit]) => [
        unit.card.name,
        (change) => {
          const changed = change(unit);
          return changed && put(permanents.with(at, changed));
        },
      ]);
  const { permanents = [] } = player;
  return [
    ...among(permanents, (changed) => ({ ...player, permanents: changed })),
    ...permanents.flatMap((base, place) =>
      among(base.attached, (attached) => ({
        ...player,
        permanents: permanents.with(place, { ...base, attached }),
      })),
    ),
  ];
}

/** The hash of a table that looks different; undefined where it can't be set up, or looks the same. */
function hashOf(engine: EnginePort, table: SetupRequest, look: unknown): string | undefined {
  try {
    engine.setup(table);
  } catch (problem) {
    // Not every rulebook has every detail, nor can every table be come to.
    if (problem instanceof SetupProblem) return undefined;
    throw problem;
  }
  return areAlike(lookOf(engine.observe()), look) ? undefined : engine.hash();
}

/** What a table looks like; turns are counted for nobody. */
const lookOf = ({ turn: _turn, ...look }: Observation): unknown => look;
