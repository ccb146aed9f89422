import { doneToEach } from '../../card-game/keywords/done-to-each';
import type { MagicTypes } from '../game';
import { instruction } from '../instruction';
import type { MagicObject } from '../object';
import type { Occurrence } from '../occurrence';
import { phrases } from '../phrases';
import { move } from '../z-zones/Z.1-zones-of-play';

/** The event of a permanent being destroyed (G.13.1). */
export const destroy = (object: MagicObject): Occurrence => move(object, 'destroy', { zone: 'graveyard' });

export const destroying = instruction(
  { '2003': 'G.13.1', '2013': '404.1', '2025': '701.8a' },
  'To destroy a permanent puts it into its owner’s graveyard',
  'destroy',
  doneToEach<MagicTypes>(phrases, (game, object) =>
    object.ceased || object.zone !== game.inPlay ? [] : [destroy(object)],
  ),
);
