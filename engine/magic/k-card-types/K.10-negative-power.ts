import { definition } from '../forms';
import type { MagicGame } from '../game';

/** K.10.3: what changes it reckons with what it is. */
export const notBelowNothing = definition(
  'K.10.3',
  'Negative power or toughness counts as zero, but for what changes it',
  (_game: MagicGame, value: number): number => Math.max(0, value),
  (_game, value) => value,
);
