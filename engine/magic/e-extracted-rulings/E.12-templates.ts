import { assumed } from '../../kernel';
import { fact } from '../forms';
import type { MagicGame } from '../game';

/** E.12.Ruling.4 */
export const beforeAllElse = fact(
  {
    '2003': 'E.12.Ruling.4',
    '2013': assumed('E.12.Ruling.4', { from: '2003' }),
    '2025': assumed('E.12.Ruling.4', { from: '2003' }),
  },
  'What is done before something comes into play is done before what is done as it does',
  (_game: MagicGame, { before }: { readonly before: boolean }) => before,
);
