import { assumed } from '../../kernel';
import { definition } from '../forms';
import type { MagicGame } from '../game';
import type { Card } from '../object';
import type { Filter } from '../text/tree';

/** 702.5a, 702.5c: every instance of it counts. */
export const enchants = definition(
  { '2013': assumed('702.5a', { from: '2025' }), '2025': '702.5a' },
  'An Aura enchants what its enchant ability says',
  (game: MagicGame, { abilities }: Pick<Card, 'abilities'>): Filter | undefined => {
    const all = abilities.flatMap((ability) =>
      ability.kind === 'keyword' && ability.keyword === 'enchant' && ability.quality ? [ability.quality] : [],
    );
    const [first, ...others] = all;
    return first && everyInstance(game, first, others);
  },
  () => undefined,
);

/** 702.5d: whom, if it is a player. */
export const enchantsPlayers = definition(
  { '2013': assumed('702.5d', { from: '2025' }), '2025': '702.5d' },
  'An Aura with “enchant player” is on a player',
  (_game: MagicGame, { abilities }: Card): 'player' | 'opponent' | undefined => {
    const said = abilities.find(
      (ability) => ability.kind === 'keyword' && ability.keyword === 'enchant' && ability.what !== undefined,
    );
    if (said?.kind !== 'keyword') return undefined;
    return said.what === 'opponent' ? 'opponent' : 'player';
  },
  () => undefined,
);

/** Both of two descriptions, which may speak of the same: creatures, and artifacts. */
const both = (one: Filter, other: Filter): Filter => ({
  ...one,
  oneOf: one.oneOf ? one.oneOf.map((each) => both(each, other)) : [other],
});

/** 702.5c */
export const everyInstance = definition(
  { '2013': assumed('702.5c', { from: '2025' }), '2025': '702.5c' },
  'Of several enchant abilities all apply',
  (_game: MagicGame, first: Filter, others: readonly Filter[]): Filter => others.reduce(both, first),
  (_game, first) => first,
);
