import { assumed } from '../../kernel';
import { has } from '../a-abilities/A.1-keyword-abilities';
import { fact } from '../forms';
import type { MagicGame } from '../game';
import type { MagicObject } from '../object';

/** 702.20b */
export const isVigilant = fact(
  { '2013': assumed('702.19b', { from: ['2025', '702.20b'] }), '2025': '702.20b' },
  'Attacking does not tap a creature with vigilance',
  (game: MagicGame, object: MagicObject) => has(game, object, 'vigilance'),
);
