import { assumed, slot } from '../../kernel';
import { has } from '../a-abilities/A.1-keyword-abilities';
import { prohibition } from '../forms';
import { wallsDontAttack } from '../k-card-types/K.27-walls';
import type { MagicObject } from '../object';
import { isSaidOf } from '../t-timing/T.8-statements';

/** 702.3b: Walls as such may attack. */
export const defendersDontAttack = prohibition<MagicObject>(
  { '2013': assumed('702.3b', { from: '2025' }), '2025': '702.3b' },
  'A creature with defender does not attack',
  'attack',
  (game, _player, object) =>
    has(game, object, 'defender') && !isSaidOf(game, 'may attack as though no defender', object),
);

export const staysAtHome = slot('creatures that are no attackers', {
  '2003': wallsDontAttack,
  '2013': defendersDontAttack,
  '2025': defendersDontAttack,
});
