import { assumed, slot } from '../../kernel';
import { wallsDontAttack } from '../c-combat/C.3-walls';
import { prohibition } from '../forms';
import { has } from '../keywords';
import type { MagicObject } from '../object';

/** 702.3b: Walls as such may attack. */
export const defendersDontAttack = prohibition<MagicObject>(
  { '2013': assumed('702.3b', { from: '2025' }), '2025': '702.3b' },
  'A creature with defender does not attack',
  'attack',
  (game, _player, object) => has(game, object, 'defender'),
);

export const staysAtHome = slot('creatures that are no attackers', {
  '2003': wallsDontAttack,
  '2013': defendersDontAttack,
  '2025': defendersDontAttack,
});
