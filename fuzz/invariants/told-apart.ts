import {
  type EnginePort,
  type Observation,
  type PermanentSetup,
  SetupProblem,
  type SetupRequest,
} from '../../port/contract';
import type { Change, GameWords } from '../game-words';
import type { Invariant, Moment, WatchedGame, Watcher } from '../invariant';
import { pick } from '../numbers';
import { areAlike } from '../plain-data';

const TOLD_APART = 'two tables that differ in one detail';

/** A hash is of the whole position: what looks different has another one. By hashes loops are found, and undo is judged. */
export const toldApart = ({ details }: Pick<GameWords, 'details'>): Invariant => ({
  number: 'G10',
  name: 'told apart',
  rules: [],
  cost: 'dear',
  documentation:
    'At its first decision a game is set up again with one detail changed: an object in play that is used up or not, bears damage or a counter more, or has another status or not, or a player with more resources or a point less. Where that table looks different, its hash is another one.',
  gherkin: 'a table that differs in one detail has another hash',
  broken: 'a table that differs in one detail has the same hash',
  mustReach: { [TOLD_APART]: 5 },
  watch: (game) => new ToldApart(game, details),
});

type Player = SetupRequest['players'][number];

class ToldApart implements Watcher {
  private isDone = false;

  constructor(
    private readonly game: WatchedGame,
    private readonly details: GameWords['details'],
  ) {}

  look({ decision, reach }: Moment): string | undefined {
    const { another, answers, table, chance, every, port } = this.game;
    // Only what is set up is compared.
    if (this.isDone || !decision || answers.length > 0) return undefined;
    this.isDone = true;
    const hash = port.hash();
    const look = lookOf(port.observe());
    const changes = changesOf(table, this.details);
    let wrong: string | undefined;
    if (changes.length === 0) return undefined;
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

/** Every change of one detail: of each player, and of each object of the type. */
const changesOf = (
  { players }: SetupRequest,
  { type, ofObjects, ofPlayers }: GameWords['details'],
): readonly Change<SetupRequest>[] =>
  players.flatMap((player, seat): readonly Change<SetupRequest>[] => {
    const on = (changed: Player | undefined) => (table: SetupRequest) =>
      changed && { ...table, players: table.players.with(seat, changed) };
    const ofPlayer = ofPlayers.map(
      ([says, change]): Change<SetupRequest> => [`${player.name} has ${says}`, on(change(player))],
    );
    const ofAll = objectsOf(player, type).flatMap(([name, changedBy]) =>
      ofObjects.map(
        ([says, change]): Change<SetupRequest> => [`"${name}" is ${says}, or not`, on(changedBy(change))],
      ),
    );
    return [...ofPlayer, ...ofAll];
  });

/** An object by its name, and what its player has once something is changed of it. */
type OwnObject = readonly [
  name: string,
  changedBy: (change: (object: PermanentSetup) => PermanentSetup | undefined) => Player | undefined,
];

/** The objects of a type that a player has, wherever they lie. */
function objectsOf(player: Player, type: string): readonly OwnObject[] {
  const among = (
    permanents: readonly PermanentSetup[] = [],
    put: (permanents: PermanentSetup[]) => Player,
  ): readonly OwnObject[] =>
    [...permanents.entries()]
      .filter(([, { card }]) => card.types.includes(type))
      .map(([at, object]) => [
        object.card.name,
        (change) => {
          const changed = change(object);
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
