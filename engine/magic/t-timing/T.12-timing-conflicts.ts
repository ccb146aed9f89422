import { consequence } from '../forms';
import type { MagicGame } from '../game';

/** T.12.Ruling.6 */
export const isTakenBack = consequence(
  'T.12.Ruling.6',
  'An action that turns out illegal is taken back as a whole, with what was paid for it',
  (_game: MagicGame, takeBack: () => void) => takeBack(),
);
