import { assumed } from '../../kernel';
import { fact } from '../forms';
import type { MagicGame } from '../game';
import type { MagicObject } from '../object';
import { has } from './A.1-keyword-abilities';

/** A.13.2: it is no first strike (A.13.Ruling.1). */
export const strikesTwice = fact(
  { '2003': 'A.13.2', '2013': assumed('A.13.2', { from: '2003' }), '2025': '702.4b' },
  'Creatures with double strike deal combat damage in both steps',
  (game: MagicGame, object: MagicObject) => has(game, object, 'double strike'),
);
