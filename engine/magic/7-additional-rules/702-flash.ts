import { assumed } from '../../kernel';
import { permission } from '../forms';
import type { MagicObject } from '../object';

/** 702.8a: asked where the card is, which need not be in play. */
export const flash = permission<MagicObject>(
  { '2013': assumed('702.8a', { from: '2025' }), '2025': '702.8a' },
  'A card with flash is played whenever an instant could be',
  'play',
  (game, player, card) =>
    card.zone === game.player(player).hand &&
    !card.card.types.includes('land') &&
    card.card.abilities.some((ability) => ability.kind === 'keyword' && ability.keyword === 'flash'),
);
