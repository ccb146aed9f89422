import { instruction } from '../instruction';
import { Occurrence } from '../occurrence';
import { objects } from '../phrases';
import type { Piece } from '../piece';

/** The event of a buff being placed on a unit (413.1.b, 702.2.a), or spent (702.2.b). */
export const buff = (piece: Piece, buffed = true): Occurrence =>
  new Occurrence(buffed ? 'buff' : 'spend a buff', { piece, player: piece.controller }, (game) =>
    game.set(piece, 'buffed', buffed),
  );

/** 413: "buff". */
export const buffing = instruction(
  ['413.1', '413.1.b', '413.1.b.1', '702.3', '702.3.a'],
  'A buff is placed on a unit that has none',
  'buff',
  {
    perform: (game, effect, context, { chosen }) =>
      objects(game, effect.object, context, chosen)
        .filter((piece) => !piece.gone && !piece.buffed)
        .map((piece) => buff(piece)),
  },
);
