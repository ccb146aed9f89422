import { isNotMoved } from '../700-additional-rules/716-attachment';
import { isSaidOf } from '../active-statements';
import type { Standing } from '../effects-in-force';
import { definition, fact, prohibition } from '../forms';
import type { RiftboundGame } from '../game';
import { instruction } from '../instruction';
import type { GameObject, Location } from '../object';
import { notice, Occurrence } from '../occurrence';
import { locations, objects } from '../phrases';
import type { Place } from '../text/tree/index';
import { relocate } from './423-relocating';
import { recall } from './432-recalls';

/** The event of a unit moving (424.1, 425). */
export const move = (object: GameObject, to: Location): Occurrence =>
  new Occurrence('move', { object, player: object.controller, origin: object.location, to }, (game) => {
    if (object.ceased) return;
    relocate(game, object, to);
    game.set(object, 'movesThisTurn', object.movesThisTurn + 1);
  });

/** Is a move one that a text forbids: every one, or those from or to the places that it names? */
function isThatMove(
  game: RiftboundGame,
  { statement, context }: Standing,
  from?: Location,
  to?: Location,
): boolean {
  if (statement.says !== "can't move") return false;
  const isMeant = (place: Place | undefined, location: Location | undefined): boolean =>
    place === undefined || (location !== undefined && locations(game, place, context).includes(location));
  return isMeant(statement.from, from) && isMeant(statement.to, to);
}

/** 054: what can't move, or not there, doesn't move, whoever would move it. */
export const cannotMove = fact(
  '054.1',
  'A unit that can not move is not moved',
  (game: RiftboundGame, object: GameObject, to?: Location) =>
    isSaidOf(game, "can't move", object, (standing) => isThatMove(game, standing, object.location, to)) ||
    isSaidOf(game, "can't be moved", object),
);
export const noStandardMove = prohibition<GameObject>(
  '054.1',
  'A unit that can not move makes no standard move',
  'move a unit',
  (game, _player, unit) =>
    isSaidOf(game, "can't move", unit, (standing) => isThatMove(game, standing, unit.location)),
);
export const noStandardMoveThere = prohibition<{ readonly unit: GameObject; readonly to: Location }>(
  '054.1',
  'A unit that can not move from where it is, or to a place, makes no such standard move',
  'move a unit to',
  (game, _player, { unit, to }) =>
    isSaidOf(game, "can't move", unit, (standing) => isThatMove(game, standing, unit.location, to)),
);

export const onlyUnitsMove = prohibition<GameObject>(
  '425.3',
  'Nothing but a unit moves',
  'move a unit',
  (game, _player, object) => object.zone !== game.board || !game.look(object).types.includes('unit'),
);

/** 166.4, 170.4: what stays where it is, whatever would move it. */
export const isAUnit = definition(
  '425.3',
  'Nothing but a unit is moved, and no battlefield or legend',
  (game: RiftboundGame, object: GameObject) => game.look(object).types.includes('unit'),
  () => true,
);

/** 106.2.d, 425.3: only units move, and not into somebody else's base. */
export const canMoveTo = fact(
  '425.3',
  'A unit on the board moves to a battlefield or to its base',
  (game: RiftboundGame, object: GameObject, to: Location) =>
    !object.ceased &&
    object.zone === game.board &&
    !cannotMove(game, object, to) &&
    !isNotMoved(game, object) &&
    isAUnit(game, object) &&
    object.location !== to &&
    (to.baseOf === undefined || to.baseOf === object.controller),
);

/** 424.2: what happens as something has come to the board. Switched off, it has moved there as well. */
export const arrivedAndNotMoved = definition(
  '424.2',
  'A change of zones is no move',
  (_game: RiftboundGame, arrived: Occurrence, _object: GameObject): readonly Occurrence[] => [arrived],
  (_game, arrived, object) => [
    arrived,
    notice('move', { object, player: arrived.about.player, to: object.location }),
  ],
);

/** 425.2.b: can a unit not be where an effect would move it? */
export const recallsInstead = fact(
  '425.2.b',
  'A unit that would move to where it can not be is recalled instead',
  (game: RiftboundGame, object: GameObject, wanted: readonly Location[]) =>
    wanted.length > 0 &&
    wanted.every(({ baseOf }) => baseOf !== undefined && baseOf !== object.controller) &&
    object.location?.battlefield !== undefined &&
    object.zone === game.board &&
    !cannotMove(game, object) &&
    !isNotMoved(game, object) &&
    isAUnit(game, object),
);

/** 427: an effect moves units. */
export const moving = instruction('427', 'An effect moves units', 'move', {
  perform: (game, effect, context, { chosen }) =>
    objects(game, effect.object, context, chosen).flatMap((object) => {
      // "To its base": the base of whoever controls what moves.
      const that = effect.to.place === 'base' ? [object] : context.that;
      const wanted = locations(game, effect.to, context.with({ that, thatPlayer: object.controller }));
      const to = wanted.find((each) => canMoveTo(game, object, each));
      if (to) return [move(object, to)];
      return recallsInstead(game, object, wanted) ? [recall(object)] : [];
    }),
});
