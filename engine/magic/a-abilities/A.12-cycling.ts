import { assumed } from '../../kernel';
import { definition, fact } from '../forms';
import type { MagicGame } from '../game';
import type { Occurrence } from '../occurrence';
import type { Ability, KeywordAbility, TriggeredAbility } from '../text/tree';
import { abilitiesFrom, costOf, standingFor } from './A.1-keyword-texts';

/** Is it a keyword ability of a card in the hand (A.12.Ruling.3)? */
export const isCycling = (ability: Ability): boolean =>
  ability.kind === 'keyword' && (ability.keyword === 'cycling' || ability.keyword === 'landcycling');

/** 702.29f, A.25.3 */
export const isTypecycling = fact(
  { '2003': 'A.25.3', '2013': assumed('A.25.3', { from: '2003' }), '2025': '702.29f' },
  'What asks for cycling finds the cycling for cards of a type',
  (_game: MagicGame, ability: Ability) => ability.kind === 'keyword' && ability.keyword === 'landcycling',
);

/** What is said of a card that is discarded to cycle it. */
const CYCLED = 'cycled';

/** The same abilities; to discard the card for their cost is to cycle it. */
const asCycling = (abilities: readonly Ability[]): readonly Ability[] =>
  abilities.map((ability) =>
    ability.kind === 'activated'
      ? {
          ...ability,
          costs: ability.costs.map((cost) => (cost.cost === 'discard this' ? { ...cost, of: CYCLED } : cost)),
        }
      : ability,
  );

const drawing = standingFor((keyword) =>
  asCycling(abilitiesFrom(`${costOf(keyword)}, discard this card: Draw a card.`, keyword)),
);

/** A.12.Ruling.4, 702.29c: switched off, to discard it is no more than that. */
export const isCycled = fact(
  { '2003': 'A.12.Ruling.4', '2013': assumed('A.12.Ruling.4', { from: '2003' }), '2025': '702.29c' },
  'A card is cycled as it is discarded for a cycling ability',
  (_game: MagicGame, { kind, about }: Occurrence) => kind === 'discard a card' && about.what === CYCLED,
);

/** 702.29c: of its own cycling it hears where it has come to. */
export const hearsOfItsCycling = fact(
  { '2003': 'A.12.Ruling.4', '2013': assumed('A.12.Ruling.4', { from: '2003' }), '2025': '702.29c' },
  'What triggers on being cycled does so wherever the card is then',
  (game: MagicGame, { trigger }: TriggeredAbility, event: Occurrence) =>
    trigger.on === 'cycles' && trigger.object?.this === true && isCycled(game, event),
);

/** A.12.2: in the hand alone (A.12.Ruling.3). */
export const cycling = definition(
  { '2003': 'A.12.2', '2013': assumed('A.12.2', { from: '2003' }), '2025': '702.29a' },
  'A card with cycling is discarded from the hand at a cost, for a card',
  (_game: MagicGame, keyword: KeywordAbility): readonly Ability[] => drawing(keyword),
  () => [],
);

const searching = standingFor((keyword) =>
  asCycling(
    abilitiesFrom(
      `${costOf(keyword)}, discard this card: Search your library for a ${keyword.what ?? 'land'} card, reveal it, and put it into your hand. Then shuffle your library.`,
      keyword,
    ),
  ),
);

/** A.25.2 */
export const landcycling = definition(
  { '2003': 'A.25.2', '2013': assumed('A.25.2', { from: '2003' }), '2025': '702.29e' },
  'A card with landcycling is discarded from the hand at a cost, for a land card of the library',
  (_game: MagicGame, keyword: KeywordAbility): readonly Ability[] => searching(keyword),
  () => [],
);
