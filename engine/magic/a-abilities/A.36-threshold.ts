/** Threshold (A.36); in later books it is a word before an ability that means nothing (207.2c). */
import { assumed, slot } from '../../kernel';
import { definition, fact } from '../forms';
import type { MagicGame } from '../game';
import type { MagicObject } from '../object';
import type { Ability, KeywordAbility } from '../text/tree';

const whole = ({ ability }: KeywordAbility): readonly Ability[] => (ability ? [ability] : []);

const cardsToHave = 7;

const isReached = (game: MagicGame, seat: number): boolean =>
  game.player(seat).graveyard.objects.length >= cardsToHave;

const waiting = definition(
  { '2003': 'A.36.2' },
  'An ability with threshold is there while seven cards are in its controller’s graveyard',
  (game: MagicGame, keyword: KeywordAbility, object: MagicObject | undefined): readonly Ability[] =>
    object && isReached(game, object.controller ?? object.owner) ? whole(keyword) : [],
  (_game, keyword) => whole(keyword),
);

const meaningless = definition(
  { '2013': '207.2c', '2025': assumed('207.2c', { from: '2013' }) },
  'An ability after an ability word is there always',
  (_game: MagicGame, keyword: KeywordAbility, _object: MagicObject | undefined): readonly Ability[] =>
    whole(keyword),
  () => [],
);

/** A.36.2, A.36.3; in later books it is a word that means nothing, and the ability is always there (207.2c). */
export const threshold = slot('threshold before an ability', {
  '2003': waiting,
  '2013': meaningless,
  '2025': meaningless,
});

const asItResolves = fact(
  { '2003': 'A.36.Ruling.4' },
  'What a spell says after threshold is asked for as it resolves',
  isReached,
);

const always = definition(
  { '2013': '207.2c', '2025': assumed('207.2c', { from: '2013' }) },
  'What a spell says after an ability word is followed always',
  (_game: MagicGame, _seat: number): boolean => true,
  () => false,
);

/** A.36.Ruling.4: of the text of an instant or a sorcery, as it is followed. */
export const hasThreshold = slot('threshold before what a spell says', {
  '2003': asItResolves,
  '2013': always,
  '2025': always,
});
