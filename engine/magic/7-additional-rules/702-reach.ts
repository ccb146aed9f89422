import { assumed } from '../../kernel';
import { has } from '../a-abilities/A.1-keyword-abilities';
import { fact } from '../forms';
import type { MagicGame } from '../game';
import type { MagicObject } from '../object';

/** 702.17b */
export const reaches = fact(
  { '2013': assumed('702.16b', { from: ['2025', '702.17b'] }), '2025': '702.17b' },
  'A creature with reach blocks creatures with flying',
  (game: MagicGame, object: MagicObject) => has(game, object, 'reach'),
);
