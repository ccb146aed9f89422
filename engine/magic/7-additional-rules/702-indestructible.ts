import { replacement } from '../../kernel';
import { fact } from '../forms';
import type { MagicGame } from '../game';
import { has } from '../keywords';
import type { MagicObject } from '../object';
import { isOccurrence } from '../occurrence';

/** 702.12b: state-based actions don't even find it. */
export const isIndestructible = fact(
  { '2025': '702.12b' },
  'A permanent with indestructible is not destroyed',
  (game: MagicGame, object: MagicObject) => has(game, object, 'indestructible'),
);

export const isNotDestroyed = replacement<MagicGame>(
  { '2025': '702.12b' },
  'What would destroy a permanent with indestructible does nothing to it',
  'destroy',
  (game, event) => {
    const object = isOccurrence(event) ? event.about.object : undefined;
    return object && isIndestructible(game, object) ? [] : undefined;
  },
);
