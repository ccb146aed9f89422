import { fact } from '../forms';
import type { RiftboundGame } from '../game';
import { instruction } from '../instruction';
import type { GameObject } from '../object';
import { Occurrence } from '../occurrence';
import { objects } from '../phrases';

/** The event of a buff being placed on a unit (413.1.b, 702.2.a), or spent (702.2.b). */
export const buff = (object: GameObject, buffed = true): Occurrence =>
  new Occurrence(buffed ? 'buff' : 'spend a buff', { object, player: object.controller }, (game) =>
    game.set(object, 'buffed', buffed),
  );

/** 702.3: a unit has one buff at most. */
export const hasItsBuff = fact(
  { number: '702.3', restates: ['702.3.a', '413.1.b.1'] },
  'No buff is placed on a unit that has one',
  (_game: RiftboundGame, object: GameObject) => object.buffed,
);

/** 413: "buff". */
export const buffing = instruction(
  { number: '413.1', restates: ['413.1.b', '702.2.a'] },
  'A buff is placed on a unit that has none',
  'buff',
  {
    perform: (game, effect, context, { chosen }) =>
      objects(game, effect.object, context, chosen)
        .filter((object) => !object.ceased && !hasItsBuff(game, object))
        .map((object) => buff(object)),
  },
);
