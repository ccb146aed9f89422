import { assumed } from '../../kernel';
import { definition } from '../forms';
import type { MagicGame } from '../game';
import type { MagicObject } from '../object';

const NOTHING: readonly MagicObject[] = [];

/** K.12.7 */
export const enchantedBy = definition(
  {
    '2003': 'K.12.7',
    '2013': assumed('K.12.7', { from: '2003' }),
    '2025': assumed('303.4', { from: ['2003', 'K.12.7'] }),
  },
  'What is enchanted is the permanent that the local enchantment is on',
  (_game: MagicGame, { attachedTo }: MagicObject): readonly MagicObject[] =>
    attachedTo ? [attachedTo] : NOTHING,
  () => NOTHING,
);
