import { definition } from '../forms';
import type { MagicGame } from '../game';
import type { MagicObject } from '../object';
import type { Ability, KeywordAbility } from '../text/tree';

const whole = ({ ability }: KeywordAbility): readonly Ability[] => (ability ? [ability] : []);

/** A.36.2, A.36.3; in later books it is a word that means nothing, and the ability is always there (207.2c). */
export const threshold = definition(
  { '2003': 'A.36.2' },
  'An ability with threshold is there while seven cards are in its controller’s graveyard',
  (game: MagicGame, keyword: KeywordAbility, object: MagicObject | undefined): readonly Ability[] =>
    object && game.player(object.controller ?? object.owner).graveyard.objects.length >= 7
      ? whole(keyword)
      : [],
  (_game, keyword) => whole(keyword),
);
