/** Control of battlefields, and contesting it (184). */
import { type GameEvent, query } from '../../kernel';
import { eventConsequence, fact } from '../forms';
import type { RiftboundGame } from '../game';
import type { GameObject, Location } from '../object';
import { isOccurrence, Occurrence } from '../occurrence';
import { unitsAt } from './105-spaces';

/** Seat of the player who controls a battlefield; undefined: nobody does (184.2). */
export const controllerAt = (location: Location): number | undefined => location.battlefield?.controller;

/** Seats of the players with units at a location, in no order of theirs. */
export const presentAt = query(
  'who has units somewhere',
  (game: RiftboundGame, location: Location): readonly number[] => {
    const seats: number[] = [];
    for (const { controller } of unitsAt(game, location))
      if (controller !== undefined && !seats.includes(controller)) seats.push(controller);
    return seats;
  },
);

/** A battlefield, and the player whose unit has just come there. */
interface Arrival {
  readonly location: Location;
  readonly seat: number;
}

/** Whose unit an object is that is still there, where it is one. */
const unitOf = (game: RiftboundGame, object: GameObject, location: Location): number | undefined =>
  object.location === location && object.zone === game.board && game.look(object).types.includes('unit')
    ? object.controller
    : undefined;

/** The battlefields where units have arrived that their player doesn't control and that nobody contests yet: who came first does. */
function arrivals(game: RiftboundGame, events: readonly GameEvent<RiftboundGame>[]): readonly Arrival[] {
  let found: Arrival[] | undefined;
  for (const event of events) {
    if (!isOccurrence(event)) continue;
    const { to: location, object } = event.about;
    const arrived = event.became[0] ?? object;
    if (!location?.battlefield || !arrived || location.contestedBy !== undefined) continue;
    const seat = unitOf(game, arrived, location);
    if (seat === undefined || seat === controllerAt(location)) continue;
    if (found?.some((each) => each.location === location)) continue;
    found ??= [];
    found.push({ location, seat });
  }
  return found ?? NOBODY;
}

const NOBODY: readonly Arrival[] = [];

/** The event of a battlefield becoming contested. */
export const contest = (location: Location, seat: number): Occurrence =>
  new Occurrence('contest', { object: location.battlefield, player: seat, to: location }, (game) =>
    game.set(location, 'contestedBy', seat),
  );

/** 184.3.a: a unit whose controller doesn't control the battlefield contests it, unless it is contested already. */
export const contests = eventConsequence(
  { number: '184.3.a', restates: ['184.3.a.1', '428'] },
  'A unit that comes to a battlefield that its controller does not control applies the contested status',
  {
    moves: true,
    finds: arrivals,
    does: (game, { location, seat }) => game.apply([contest(location, seat)]),
  },
);

/** The event of the contested status being cleared (184.3.b). */
export const clearContest = (location: Location): Occurrence =>
  new Occurrence('clear the contested status', { object: location.battlefield, to: location }, (game) => {
    game.set(location, 'contestedBy', undefined);
  });

/** The event of a player establishing control (184.4), or of nobody controlling a battlefield any more. */
export const takeControl = (location: Location, seat: number | undefined): Occurrence =>
  new Occurrence(
    seat === undefined ? 'become uncontrolled' : 'establish control',
    { object: location.battlefield, player: seat, to: location },
    (game) => {
      if (location.battlefield) game.set(location.battlefield, 'controller', seat);
    },
  );

/** 184.4.a: who has units there keeps control. */
export const hasUnitsThere = fact(
  '184.4.a',
  'A player maintains control of a battlefield as long as they have units there',
  (game: RiftboundGame, location: Location) =>
    presentAt(game, location).includes(controllerAt(location) ?? -1),
);

/** 184.3.c: a battlefield that is contested keeps its controller. */
export const keepsControl = fact(
  '184.3.c',
  'While a battlefield is contested, its control does not change',
  (_game, location: Location) => location.contestedBy !== undefined,
);

export { youIsNobody } from '../phrases';
