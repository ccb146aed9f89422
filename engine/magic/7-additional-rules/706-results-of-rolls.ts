/** What the results of several rolls come to (706.5, 706.6). */
import { definition, fact } from '../forms';
import type { MagicGame } from '../game';
import type { MagicObject } from '../object';
import type { LinkedWith } from '../text/tree';
import type { RolledDice, StoredResult } from './706-rolled-dice';

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
  (_game: MagicGame, { results: [one, other, ...more] }: RolledDice) =>
    one !== undefined && one === other && more.length === 0,
);

/** 706.8c: switched off, none is known to any. */
export const isStoredFor = fact(
  { '2025': '706.8c' },
  'What an object says of stored results it says of those that the ability linked to that stored',
  (_game: MagicGame, { link }: StoredResult, said: LinkedWith) =>
    link === (typeof said === 'number' ? said : undefined),
);

/** The sum of the results that are stored on some objects, for an ability that speaks of them. */
export const totalStored = (game: MagicGame, on: readonly MagicObject[], said: LinkedWith): number =>
  on.reduce(
    (sum, { stored }) =>
      stored.reduce((total, each) => (isStoredFor(game, each, said) ? total + each.value : total), sum),
    0,
  );
