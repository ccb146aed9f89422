import { assumed } from '../../kernel';
import { fact } from '../forms';
import type { MagicGame } from '../game';
import type { MagicObject } from '../object';
import { has } from './A.1-keyword-abilities';

/** A.18.2 */
export const strikesFirst = fact(
  { '2003': 'A.18.2', '2013': assumed('A.18.2', { from: '2003' }), '2025': '702.7b' },
  'Creatures with first strike deal combat damage before the others',
  (game: MagicGame, object: MagicObject) => has(game, object, 'first strike'),
);
