/** What counts as hexproof for texts that speak of it (702.11e). */
import { fact } from '../forms';
import type { MagicGame } from '../game';
import type { Ability } from '../text/tree';

/** 702.11e */
export const countsAsHexproof = fact(
  { '2025': '702.11e' },
  'What has hexproof from a quality has hexproof, and loses it with that',
  (_game: MagicGame, ability: Ability) => ability.kind === 'keyword' && ability.keyword === 'hexproof',
);

/** Is an ability one that a text calls by a keyword? */
export const isCalled = (game: MagicGame, ability: Ability, keyword: string): boolean =>
  ability.kind === 'keyword' &&
  ability.keyword === keyword &&
  (keyword !== 'hexproof' || ability.quality === undefined || countsAsHexproof(game, ability));
