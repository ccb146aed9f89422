import { hiddenIdOf, idOf } from '../../card-game/table/ids';
import type { ListedPile } from '../../card-game/table/kept-views';
import { Observer } from '../../card-game/table/observer';
import { seenTable, seenTargets, seenTexts, showing } from '../../card-game/table/seen';
import type { SeenObject, SeenPlayer, SeenTable } from '../../card-game/table/views';
import { isClosed, isShowdown, type RiftboundGame, seesFace } from '..';
import type { Characteristics } from '../card';
import type { RiftboundTypes } from '../game';
import { GameObject, Location } from '../object';

/** What is seen of an object. */
interface ObjectView extends SeenObject {
  /** Id of the place where it is. */
  readonly at: string | undefined;
  readonly attachedTo: string | undefined;
  readonly blocking: readonly string[];
  /** Its domains. */
  readonly fields: Readonly<Record<string, readonly string[]>> | undefined;
}

/** What is seen of a table. */
export interface Observation extends SeenTable<ObjectView> {
  /** The state of the turn. */
  readonly state: string;
}

/** What is seen of the objects of one game (108, 127). */
const observerOf = (game: RiftboundGame): Observer<RiftboundTypes, ObjectView> =>
  new Observer<RiftboundTypes, ObjectView>(game, {
    isObject: (target) => target instanceof GameObject,
    view: (object, viewer) => view(game, object, viewer),
    written: writtenOf,
    areAlike,
    // Elsewhere than on the board, what is printed counts (711).
    varies: ({ zone }) => zone === game.board || zone === game.chain,
    concerned: (target, value) => {
      const location = target instanceof Location ? target : value;
      return location instanceof Location && location.battlefield ? [location.battlefield] : NOBODY;
    },
    piles: () => pilesOf(game),
    before: game.players.map(({ base, seat }) => baseView(base, seat)),
  });

const NOBODY: readonly GameObject[] = [];

function pilesOf(game: RiftboundGame): readonly ListedPile<GameObject>[] {
  const piles: ListedPile<GameObject>[] = [
    { zone: game.board, from: 'bottom' },
    { zone: game.chain, from: 'top' },
  ];
  for (const { facedown } of game.battlefields) if (facedown) piles.push({ zone: facedown, from: 'bottom' });
  for (const { zones } of game.players) for (const zone of zones) piles.push({ zone, from: 'top' });
  return piles;
}

const playersOf = ({ players, now }: RiftboundGame): readonly SeenPlayer[] =>
  players.map(({ name, seat, energy, power, points, inGame, won, lost }) => ({
    name,
    seat,
    resources: resourcesOf(energy, power, points),
    statuses: seat === now.focus ? FOCUS : NO_NAMES,
    inGame,
    won,
    lost,
  }));

/** What shows the tables of Riftbound, where no game is drawn. */
export const { observing, observedAnew } = showing<RiftboundTypes, ObjectView, Observation>(
  observerOf,
  (game, objects) => ({
    ...seenTable(game, playersOf(game), objects),
    state: `${isShowdown(game) ? 'showdown' : 'neutral'} ${isClosed(game) ? 'closed' : 'open'}`,
  }),
);

/** The Rune Pool, by kind, and what has been scored. */
function resourcesOf(
  energy: number,
  power: Readonly<Record<string, number>>,
  points: number,
): Readonly<Record<string, number>> {
  const resources: Record<string, number> = { energy, points };
  for (const kind of Object.keys(power)) {
    const amount = power[kind] ?? 0;
    if (amount > 0) resources[kind] = amount;
  }
  return resources;
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
  at: undefined,
  attachedTo: undefined,
  blocking: NO_NAMES,
  targets: NO_NAMES,
  source: undefined,
  name: base.name,
  types: ['base'],
  subtypes: NO_NAMES,
  supertypes: NO_NAMES,
  fields: undefined,
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
    at: location && idOf(location),
    attachedTo: object.attachedTo && idOf(object.attachedTo),
    blocking: NO_NAMES,
    targets: seenTargets(context),
    source: context && context.source !== object ? idOf(context.source) : undefined,
    name: seen ? object.card.name : undefined,
    types: seen ? is.types : NO_NAMES,
    subtypes: seen ? is.tags : NO_NAMES,
    supertypes: seen ? is.supertypes : NO_NAMES,
    fields: seen ? { domains: is.domains } : undefined,
    characteristics: seen ? characteristicsOf(is) : NO_COUNTERS,
    abilities: seen ? seenTexts(is.abilities) : NO_NAMES,
  };
}

const NO_NAMES: readonly string[] = [];
const FOCUS: readonly string[] = ['focus'];
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
