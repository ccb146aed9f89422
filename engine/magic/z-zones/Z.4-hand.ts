import { fact, parameter } from '../forms';
import type { MagicObject } from '../object';

/** Z.4.2 */
export const isOthersHand = fact(
  'Z.4.2',
  'Only its owner knows which cards a hand holds',
  (_game, { owner, zone }: MagicObject, viewer: number) => zone.name === 'hand' && owner !== viewer,
);

/** Z.4.3 */
export const maximumHandSize = parameter(
  'Z.4.3',
  'A hand holds seven cards at most as the cleanup step begins',
  { value: 7, off: Number.POSITIVE_INFINITY },
);
