import { isNotMoved } from '../700-additional-rules/716-attachment';
import { isSaidOf } from '../active-statements';
import type { Standing } from '../effects-in-force';
import { definition, fact, prohibition } from '../forms';
import type { RiftboundGame } from '../game';
import { instruction } from '../instruction';
import { notice, Occurrence } from '../occurrence';
import { locations, objects } from '../phrases';
import type { Location, Piece } from '../piece';
import type { Place } from '../text/tree/index';
import { relocate } from './423-relocating';
import { recall } from './432-recalls';

/** The event of a unit moving (424.1, 425). */
export const move = (piece: Piece, to: Location): Occurrence =>
  new Occurrence('move', { piece, player: piece.controller, origin: piece.location, to }, (game) => {
    if (piece.ceased) return;
    relocate(game, piece, to);
    game.set(piece, 'movesThisTurn', piece.movesThisTurn + 1);
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
  (game: RiftboundGame, piece: Piece, to?: Location) =>
    isSaidOf(game, "can't move", piece, (standing) => isThatMove(game, standing, piece.location, to)) ||
    isSaidOf(game, "can't be moved", piece),
);
export const noStandardMove = prohibition<Piece>(
  '054.1',
  'A unit that can not move makes no standard move',
  'move a unit',
  (game, _player, unit) =>
    isSaidOf(game, "can't move", unit, (standing) => isThatMove(game, standing, unit.location)),
);
export const noStandardMoveThere = prohibition<{ readonly unit: Piece; readonly to: Location }>(
  '054.1',
  'A unit that can not move from where it is, or to a place, makes no such standard move',
  'move a unit to',
  (game, _player, { unit, to }) =>
    isSaidOf(game, "can't move", unit, (standing) => isThatMove(game, standing, unit.location, to)),
);

export const onlyUnitsMove = prohibition<Piece>(
  '425.3',
  'Nothing but a unit moves',
  'move a unit',
  (game, _player, piece) => piece.zone !== game.board || !game.look(piece).types.includes('unit'),
);

/** 166.4, 170.4: what stays where it is, whatever would move it. */
export const isAUnit = definition(
  '425.3',
  'Nothing but a unit is moved, and no battlefield or legend',
  (game: RiftboundGame, piece: Piece) => game.look(piece).types.includes('unit'),
  () => true,
);

/** 106.2.d, 425.3: only units move, and not into somebody else's base. */
export const canMoveTo = fact(
  '425.3',
  'A unit on the board moves to a battlefield or to its base',
  (game: RiftboundGame, piece: Piece, to: Location) =>
    !piece.ceased &&
    piece.zone === game.board &&
    !cannotMove(game, piece, to) &&
    !isNotMoved(game, piece) &&
    isAUnit(game, piece) &&
    piece.location !== to &&
    (to.baseOf === undefined || to.baseOf === piece.controller),
);

/** 424.2: what happens as something has come to the board. Switched off, it has moved there as well. */
export const arrivedAndNotMoved = definition(
  '424.2',
  'A change of zones is no move',
  (_game: RiftboundGame, arrived: Occurrence, _piece: Piece): readonly Occurrence[] => [arrived],
  (_game, arrived, piece) => [
    arrived,
    notice('move', { piece, player: arrived.about.player, to: piece.location }),
  ],
);

/** 425.2.b: can a unit not be where an effect would move it? */
export const recallsInstead = fact(
  '425.2.b',
  'A unit that would move to where it can not be is recalled instead',
  (game: RiftboundGame, piece: Piece, wanted: readonly Location[]) =>
    wanted.length > 0 &&
    wanted.every(({ baseOf }) => baseOf !== undefined && baseOf !== piece.controller) &&
    piece.location?.battlefield !== undefined &&
    piece.zone === game.board &&
    !cannotMove(game, piece) &&
    !isNotMoved(game, piece) &&
    isAUnit(game, piece),
);

/** 427: an effect moves units. */
export const moving = instruction('427', 'An effect moves units', 'move', {
  perform: (game, effect, context, { chosen }) =>
    objects(game, effect.object, context, chosen).flatMap((piece) => {
      // "To its base": the base of whoever controls what moves.
      const that = effect.to.place === 'base' ? [piece] : context.that;
      const wanted = locations(game, effect.to, context.with({ that, thatPlayer: piece.controller }));
      const to = wanted.find((each) => canMoveTo(game, piece, each));
      if (to) return [move(piece, to)];
      return recallsInstead(game, piece, wanted) ? [recall(piece)] : [];
    }),
});
