/** How many keywords of an object count (728). */
import { definition } from '../forms';
import type { Ability } from '../text/tree/index';

/** 728: all of them. Switched off, the first keyword alone. */
export const anyNumberOfKeywords = definition(
  '728',
  'A card can have any number of keywords',
  (_game, abilities: readonly Ability[]) => abilities,
  (_game, abilities) => {
    const first = abilities.findIndex(({ kind }) => kind === 'keyword');
    return abilities.filter(({ kind }, place) => kind !== 'keyword' || place === first);
  },
);
