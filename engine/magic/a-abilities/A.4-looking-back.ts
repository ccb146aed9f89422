import { fact } from '../forms';
import type { MagicGame } from '../game';
import type { Trigger } from '../text/tree';

/** A.4.20: so it is of whatever leaves play. */
export const looksBack = fact(
  'A.4.20',
  'Abilities that trigger on what leaves play look back to just before it left',
  (_game: MagicGame, trigger: Trigger) => !('from' in trigger) || trigger.from === 'in play',
);
