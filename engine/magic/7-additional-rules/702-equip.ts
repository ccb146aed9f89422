import { assumed } from '../../kernel';
import { isKeptFrom } from '../a-abilities/A.31-protection';
import { fact } from '../forms';
import type { MagicGame } from '../game';
import type { MagicObject } from '../object';

/** 702.16d */
export const cantBeEquippedBy = fact(
  { '2013': assumed('702.15d', { from: ['2025', '702.16d'] }), '2025': '702.16d' },
  'A protected permanent is not equipped by what it is protected from',
  (game: MagicGame, object: MagicObject, equipment: MagicObject) =>
    isKeptFrom(game, object, equipment, 'protection'),
);
