import { assumed } from '../../kernel';
import { definition } from '../forms';
import type { MagicGame } from '../game';

export const roundedDown = definition(
  {
    '2003': 'G.32.2',
    '2013': assumed('G.32.2', { from: '2003' }),
    '2025': assumed('G.32.2', { from: '2003' }),
  },
  'What is rounded down loses its fraction',
  (_game: MagicGame, value: number): number => Math.floor(value),
  (_game, value) => Math.ceil(value),
);

export const roundedUp = definition(
  {
    '2003': 'G.32.3',
    '2013': assumed('G.32.3', { from: '2003' }),
    '2025': assumed('G.32.3', { from: '2003' }),
  },
  'What is rounded up becomes the next number, where it has a fraction',
  (_game: MagicGame, value: number): number => Math.ceil(value),
  (_game, value) => Math.floor(value),
);
