import { assumed } from '../../kernel';
import { definition } from '../forms';
import type { MagicGame } from '../game';
import type { Ability, KeywordAbility } from '../text/tree';
import { abilitiesFrom, costOf, standingFor } from './A.1-keyword-texts';

/** Is it a keyword ability of a card in the hand (A.12.Ruling.3)? */
export const isCycling = (ability: Ability): boolean =>
  ability.kind === 'keyword' && (ability.keyword === 'cycling' || ability.keyword === 'landcycling');

const drawing = standingFor((keyword) =>
  abilitiesFrom(`${costOf(keyword)}, discard this card: Draw a card.`, keyword),
);

/** A.12.2: in the hand alone (A.12.Ruling.3). */
export const cycling = definition(
  { '2003': 'A.12.2', '2013': assumed('A.12.2', { from: '2003' }), '2025': '702.29a' },
  'A card with cycling is discarded from the hand at a cost, for a card',
  (_game: MagicGame, keyword: KeywordAbility): readonly Ability[] => drawing(keyword),
  () => [],
);

const searching = standingFor((keyword) =>
  abilitiesFrom(
    `${costOf(keyword)}, discard this card: Search your library for a ${keyword.what ?? 'land'} card, reveal it, and put it into your hand. Then shuffle your library.`,
    keyword,
  ),
);

/** A.25.2 */
export const landcycling = definition(
  { '2003': 'A.25.2', '2013': assumed('A.25.2', { from: '2003' }), '2025': '702.29e' },
  'A card with landcycling is discarded from the hand at a cost, for a land card of the library',
  (_game: MagicGame, keyword: KeywordAbility): readonly Ability[] => searching(keyword),
  () => [],
);
