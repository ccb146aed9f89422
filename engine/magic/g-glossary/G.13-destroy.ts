import { instruction } from '../instruction';
import type { MagicObject } from '../object';
import type { Occurrence } from '../occurrence';
import { phrases } from '../text/phrases';
import { move } from '../z-zones/Z.1-zones-of-play';

/** What is said of a destruction from which nothing is regenerated. */
export const FOR_GOOD = 'for good';

/** The event of a permanent being destroyed (G.13.1). */
export const destroy = (object: MagicObject): Occurrence => move(object, 'destroy', { zone: 'graveyard' });

/** The same, where a text says of it that it can't be regenerated. */
const destroyForGood = (object: MagicObject): Occurrence =>
  move(object, 'destroy', { zone: 'graveyard' }, { what: FOR_GOOD });

export const destroying = instruction(
  { '2003': 'G.13.1', '2013': '404.1', '2025': '701.8a' },
  'To destroy a permanent puts it into its owner’s graveyard',
  'destroy',
  {
    perform: (game, effect, context, { chosen }) =>
      phrases
        .objects(game, effect.object, context, chosen)
        .filter((object) => !object.ceased && object.zone === game.inPlay)
        .map((object) => (effect.forGood ? destroyForGood(object) : destroy(object))),
  },
);
