import { definition } from '../forms';
import type { MagicGame } from '../game';
import type { MagicObject } from '../object';

const NOTHING: readonly MagicObject[] = [];

/** K.12.7 */
export const enchantedBy = definition(
  'K.12.7',
  'What is enchanted is the permanent that the local enchantment is on',
  (_game: MagicGame, { attachedTo }: MagicObject): readonly MagicObject[] =>
    attachedTo ? [attachedTo] : NOTHING,
  () => NOTHING,
);
