/** What counts as one happening to abilities that trigger (700.1). */
import { fact } from '../forms';
import type { MagicGame } from '../game';
import type { Occurrence } from '../occurrence';

/** 700.1: earlier books speak of blocking alone. */
export const isOneHappening = fact(
  { '2025': '700.1' },
  'What triggers on dealing damage, or on being dealt damage, triggers once for all of that at a time',
  (_game: MagicGame, { kind }: Occurrence) => kind === 'deal damage',
);
