import { consequence } from '../forms';
import type { MagicGame } from '../game';

/** T.12.Ruling.6 */
export const isTakenBack = consequence(
  { '2003': 'T.12.Ruling.6', '2013': '717.1', '2025': '731.1' },
  'An action that turns out illegal is taken back as a whole, with what was paid for it',
  (_game: MagicGame, takeBack: () => void) => takeBack(),
);
