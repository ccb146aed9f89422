import { assumed } from '../../kernel';
import { permission } from '../forms';
import type { Card, MagicObject } from '../object';
import { isSpellOf } from '../t-timing/T.4-spells-that-may-be-played';

/** Has a card flash? */
export const hasFlash = ({ abilities }: Card): boolean =>
  abilities.some((ability) => ability.kind === 'keyword' && ability.keyword === 'flash');

/** 702.8a: wherever the card can be played from. */
export const flash = permission<MagicObject>(
  { '2013': assumed('702.8a', { from: '2025' }), '2025': '702.8a' },
  'A card with flash is played whenever an instant could be',
  'play',
  (game, player, card) => isSpellOf(game, player, card) && hasFlash(card.card),
);
