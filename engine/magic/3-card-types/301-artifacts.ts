import { assumed } from '../../kernel';
import { fact } from '../forms';
import type { MagicGame } from '../game';
import type { Characteristics } from '../object';

const KINDS = { equipped: 'Equipment', fortified: 'Fortification' } as const;

/** 301.7 */
export const refersToNothing = fact(
  {
    '2013': '301.7',
    '2025': assumed('301.7', { from: '2013' }),
  },
  'What is no Equipment equips no creature, and what is no Fortification fortifies no land',
  (_game: MagicGame, { subtypes }: Characteristics, worn: keyof typeof KINDS | undefined) =>
    worn !== undefined && !subtypes.includes(KINDS[worn]),
);
