import { assumed } from '../../kernel';
import { reaches } from '../7-additional-rules/702-reach';
import { prohibition } from '../forms';
import { isSaidOf } from '../t-timing/T.8-statements';
import { has } from './A.1-keyword-abilities';
import type { Block } from './blocks';

/** A.21.2: some creatures block as though they had flying. */
export const flying = prohibition<Block>(
  { '2003': 'A.21.2', '2013': assumed('A.21.2', { from: '2003' }), '2025': '702.9b' },
  'A creature with flying is blocked by none without flying',
  'block',
  (game, _player, { unit, attacker }) =>
    has(game, attacker, 'flying') &&
    !has(game, unit, 'flying') &&
    !reaches(game, unit) &&
    !isSaidOf(game, 'may block as though flying', unit),
);
