/** What the results of several rolls come to (706.5, 706.6). */
import { definition, fact } from '../forms';
import type { MagicGame } from '../game';
import type { Rolled } from '../object';

/** 706.6: switched off, all of them count. */
export const withoutIgnored = definition(
  { '2025': '706.6' },
  'A roll that is ignored never happened',
  (_game: MagicGame, results: readonly number[], ignored: readonly ('lowest' | 'highest')[]) => {
    const kept = [...results];
    for (const which of ignored) {
      const one = which === 'lowest' ? Math.min(...kept) : Math.max(...kept);
      if (kept.length > 0) kept.splice(kept.indexOf(one), 1);
    }
    return kept;
  },
  (_game, results) => [...results],
);

/** 706.5 */
export const areDoubles = fact(
  { '2025': '706.5' },
  'Doubles are two rolls of which each has the other’s result',
  (_game: MagicGame, { results: [one, other, ...more] }: Rolled) =>
    one !== undefined && one === other && more.length === 0,
);
