import { hiddenIdOf, idOf } from '../../card-game/table/ids';
import { KeptViews, type ListedPile } from '../../card-game/table/kept-views';
import { MadeOfObject, type Telling } from '../../card-game/table/made-of';
import type { SeenObject, SeenPlayer, SeenTable } from '../../card-game/table/views';
import { concatMap } from '../../kernel';
import { isClosed, isShowdown, type RiftboundGame, seesFace } from '..';
import type { Characteristics } from '../card';
import { type Context, GameObject, Location } from '../object';

/** What is seen of an object. */
interface ObjectView extends SeenObject {
  /** Id of the place where it is. */
  readonly base: string | undefined;
  readonly attachedTo: string | undefined;
  readonly blocking: readonly string[];
  readonly domains: readonly string[] | undefined;
}

interface PlayerView extends SeenPlayer {
  readonly points: number;
  /** The Rune Pool, by kind. */
  readonly pool: Readonly<Record<string, number>>;
}

/** What is seen of a table. */
export interface Observation extends SeenTable<ObjectView, PlayerView> {
  /** The state of the turn. */
  readonly state: string;
  /** Seat of the player with focus. */
  readonly focus: number | undefined;
}

/** Looks at the table of one game. */
export class Observer {
  private readonly views: KeptViews<GameObject, ObjectView>;
  private readonly bases: readonly ObjectView[];

  constructor(private readonly game: RiftboundGame) {
    const telling: Telling<GameObject, Characteristics, ObjectView> = {
      look: (object) => game.look(object),
      areAlike,
      written: writtenOf,
      view: (object) => view(game, object, undefined),
    };
    this.views = new KeptViews(game.journal, {
      object: (target) => (target instanceof GameObject ? target : undefined),
      concerned: (target, value) => {
        const location = target instanceof Location ? target : value;
        return location instanceof Location && location.battlefield ? [location.battlefield] : NOBODY;
      },
      make: (object) => new MadeOfObject(telling, object),
      // Elsewhere than on the board, what is printed counts (711).
      varies: ({ zone }) => zone === game.board || zone === game.chain,
    });
    this.bases = game.players.map(({ base, seat }) => baseView(base, seat));
  }

  /** The table as a viewer sees it; without a viewer, all of it (108, 127). */
  observe(viewer: number | undefined): Observation {
    const { game } = this;
    return observation(game, viewer === undefined ? this.whole() : hiding(game, viewer));
  }

  private whole(): readonly ObjectView[] {
    const { game, views, bases } = this;
    const piles: ListedPile<GameObject>[] = [
      { zone: game.board, from: 'bottom' },
      { zone: game.chain, from: 'top' },
    ];
    for (const { facedown } of game.battlefields)
      if (facedown) piles.push({ zone: facedown, from: 'bottom' });
    for (const { zones } of game.players) for (const zone of zones) piles.push({ zone, from: 'top' });
    return views.all(piles, bases);
  }
}

const NOBODY: readonly GameObject[] = [];

/** The table as one who sees everything sees it, every view made anew: what an `Observer` must see as well. */
export const observedAnew = (game: RiftboundGame): Observation => observation(game, hiding(game, undefined));

function hiding(game: RiftboundGame, viewer: number | undefined): readonly ObjectView[] {
  const facedown = concatMap(game.battlefields, (each) => each.facedown?.objects ?? []);
  const piles = concatMap(game.players, (player) =>
    concatMap(player.zones, ({ objects }) => [...objects].reverse()),
  );
  const objects = [...game.board.objects, ...[...game.chain.objects].reverse(), ...facedown, ...piles];
  return [
    ...game.players.map(({ base, seat }) => baseView(base, seat)),
    ...objects.map((object) => view(game, object, viewer)),
  ];
}

function observation(game: RiftboundGame, objects: readonly ObjectView[]): Observation {
  const { now } = game;
  return {
    over: now.over,
    drawn: false,
    activePlayer: now.active,
    phase: now.phase,
    step: now.step,
    turn: now.turn,
    state: `${isShowdown(game) ? 'showdown' : 'neutral'} ${isClosed(game) ? 'closed' : 'open'}`,
    focus: now.focus,
    players: game.players.map(({ name, seat, energy, power, points, inGame, won, lost }) => ({
      name,
      seat,
      resource: energy,
      inGame,
      won,
      lost,
      points,
      pool: poolOf(energy, power),
    })),
    objects,
  };
}

function poolOf(energy: number, power: Readonly<Record<string, number>>): Readonly<Record<string, number>> {
  const pool: Record<string, number> = { energy };
  for (const kind of Object.keys(power)) {
    const amount = power[kind] ?? 0;
    if (amount > 0) pool[kind] = amount;
  }
  return pool;
}

/** What is written of an object that its view follows from. */
const writtenOf = (object: GameObject): readonly unknown[] => [
  object.zone,
  object.controller,
  object.location,
  object.exhausted,
  object.damage,
  object.buffed,
  object.stunned,
  object.designation,
  object.attachedTo,
  object.pending,
  object.context,
  object.location?.contestedBy,
];

/** A base is no card, but a place with a name. */
const baseView = (base: Location, seat: number): ObjectView => ({
  id: idOf(base),
  owner: seat,
  controller: seat,
  zone: 'board',
  statuses: NO_NAMES,
  damage: 0,
  counters: NO_COUNTERS,
  base: undefined,
  attachedTo: undefined,
  blocking: NO_NAMES,
  targets: NO_NAMES,
  source: undefined,
  name: base.name,
  types: ['base'],
  subtypes: NO_NAMES,
  supertypes: NO_NAMES,
  domains: undefined,
  characteristics: NO_COUNTERS,
  abilities: NO_NAMES,
});

/** Written out: it is asked of everything on the board whenever that is arranged anew. */
const areAlike = (one: Characteristics, other: Characteristics): boolean =>
  one.energy === other.energy &&
  one.might === other.might &&
  one.power === other.power &&
  one.types === other.types &&
  one.tags === other.tags &&
  one.supertypes === other.supertypes &&
  one.domains === other.domains &&
  one.abilities === other.abilities;

/** All views have the same fields in the same order: whoever goes through a table reads objects of one shape. */
function view(game: RiftboundGame, object: GameObject, viewer: number | undefined): ObjectView {
  const seen = viewer === undefined || seesFace(game, object, viewer);
  const is = game.look(object);
  const { zone, owner, context } = object;
  const location = is.types.includes('battlefield') ? undefined : object.location;
  // A hidden card is nobody in particular: what it was elsewhere must not be told by its id.
  const isTold = seen || zone === game.board || zone.name === 'facedown zone';
  return {
    id: isTold ? idOf(object) : hiddenIdOf(object),
    owner,
    controller: object.controller,
    zone: zone.name,
    statuses: statuses(game, object),
    damage: object.damage,
    counters: NO_COUNTERS,
    base: location && idOf(location),
    attachedTo: object.attachedTo && idOf(object.attachedTo),
    blocking: NO_NAMES,
    targets: context ? targetsOf(context) : NO_NAMES,
    source: context && context.source !== object ? idOf(context.source) : undefined,
    name: seen ? object.card.name : undefined,
    types: seen ? is.types : NO_NAMES,
    subtypes: seen ? is.tags : NO_NAMES,
    supertypes: seen ? is.supertypes : NO_NAMES,
    domains: seen ? is.domains : undefined,
    characteristics: seen ? characteristicsOf(is) : NO_COUNTERS,
    abilities: seen ? textsOf(is.abilities) : NO_NAMES,
  };
}

const NO_NAMES: readonly string[] = [];
const NO_COUNTERS: Readonly<Record<string, number>> = {};

const characteristicsOf = ({
  energy,
  power,
  types,
  might,
}: Characteristics): ObjectView['characteristics'] =>
  types.includes('unit')
    ? { 'energy cost': energy, 'power cost': power.length, might }
    : { 'energy cost': energy, 'power cost': power.length };

const textsOf = (abilities: Characteristics['abilities']): readonly string[] =>
  abilities.length === 0 ? NO_NAMES : abilities.map(({ text }) => text);

const targetsOf = ({ targets }: Context): ObjectView['targets'] =>
  concatMap(targets, (each) => each).map((target) =>
    'player' in target ? target.player : idOf('object' in target ? target.object : target.location),
  );

function statuses(game: RiftboundGame, object: GameObject): readonly string[] {
  const { zone } = object;
  if (zone === game.chain) return [object.pending ? 'pending' : 'finalized'];
  if (zone.name === 'facedown zone') return ['facedown'];
  if (zone !== game.board && zone.name !== 'legend zone') return NO_NAMES;
  const location = game.battlefields.find(({ battlefield }) => battlefield === object);
  if (location) {
    const holding = object.controller === undefined ? 'uncontrolled' : 'controlled';
    return location.contestedBy === undefined ? [holding] : [holding, 'contested'];
  }
  const found = [object.exhausted ? 'exhausted' : 'ready'];
  if (object.buffed) found.push('buffed');
  if (object.stunned) found.push('stunned');
  if (object.designation === 'attacker') found.push('attacking');
  if (object.designation === 'defender') found.push('defending');
  if (object.attachedTo) found.push('attached');
  return found;
}
