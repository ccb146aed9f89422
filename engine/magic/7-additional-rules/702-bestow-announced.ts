/** When a card with bestow is announced (702.103d). */
import { prohibition } from '../forms';
import type { MagicObject } from '../object';
import { canBeCastSomehow } from '../t-timing/T.4-ways-to-cast';
import { bestowCosts } from './702-bestow';

/** 702.103d */
export const inNoWay = prohibition<MagicObject>(
  { '2025': '702.103d' },
  'A card with bestow that can be cast neither bestowed nor as it is printed is not announced',
  'play',
  (game, player, object) =>
    bestowCosts(game, object.card).length > 0 && !canBeCastSomehow(game, object, player),
);
