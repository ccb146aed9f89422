import { assumed } from '../../kernel';
import { fact } from '../forms';
import type { MagicGame } from '../game';
import type { MagicObject } from '../object';
import { isRemoved } from './702-spared-by-protection';

/** 702.16d */
export const cantBeEquippedBy = fact(
  { '2013': assumed('702.15d', { from: ['2025', '702.16d'] }), '2025': '702.16d' },
  'A protected permanent is not equipped by what it is protected from',
  (game: MagicGame, object: MagicObject, equipment: MagicObject) => isRemoved(game, object, equipment),
);
