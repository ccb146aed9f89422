import { prohibition } from '../forms';
import { isForbidden } from '../t-timing/T.8-statements';
import type { Block } from './blocks';

/** A.15.2, A.15.Ruling.1: in a positive or in a negative sense. */
export const cantBeBlocked = prohibition<Block>(
  { number: 'A.15.2', restates: ['C.4.Ruling.6'] },
  'A creature blocks only what none of its evasion abilities keeps it from blocking',
  'block',
  (game, _player, { unit, attacker }) => isForbidden(game, "can't be blocked", attacker, unit),
);

/** A.15.3 */
export const cantBlock = prohibition<Block>(
  { number: 'A.15.3', restates: ['C.4.Ruling.4'] },
  'An ability may keep a creature from blocking',
  'block',
  (game, _player, { unit, attacker }) => isForbidden(game, "can't block", unit, attacker),
);
