import { fact } from '../forms';
import type { RiftboundGame } from '../game';
import { instruction } from '../instruction';
import { Occurrence } from '../occurrence';
import { objects } from '../phrases';
import type { Piece } from '../piece';

/** The event of a buff being placed on a unit (413.1.b, 702.2.a), or spent (702.2.b). */
export const buff = (piece: Piece, buffed = true): Occurrence =>
  new Occurrence(buffed ? 'buff' : 'spend a buff', { piece, player: piece.controller }, (game) =>
    game.set(piece, 'buffed', buffed),
  );

/** 702.3: a unit has one buff at most. */
export const hasItsBuff = fact(
  { number: '702.3', restates: ['702.3.a', '413.1.b.1'] },
  'No buff is placed on a unit that has one',
  (_game: RiftboundGame, piece: Piece) => piece.buffed,
);

/** 413: "buff". */
export const buffing = instruction(
  { number: '413.1', restates: ['413.1.b', '702.2.a'] },
  'A buff is placed on a unit that has none',
  'buff',
  {
    perform: (game, effect, context, { chosen }) =>
      objects(game, effect.object, context, chosen)
        .filter((piece) => !piece.gone && !hasItsBuff(game, piece))
        .map((piece) => buff(piece)),
  },
);
