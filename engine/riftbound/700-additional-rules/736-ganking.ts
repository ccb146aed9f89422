/** Ganking: another way for the Standard Move (736). */
import type { StandardMove } from '../100-game-concepts/139-units';
import { permission, whoever } from '../forms';
import { hasKeyword } from '../phrases';

/** 736.1.b: "I may move to a battlefield from another battlefield." */
export const ganking = permission<StandardMove>(
  { number: '736.1.b', restates: ['143.4.c.1'] },
  'A unit with Ganking moves from battlefield to battlefield',
  'move a unit to',
  whoever(
    (game, _player, { unit, to }) =>
      unit.location?.battlefield !== undefined &&
      to.battlefield !== undefined &&
      to !== unit.location &&
      hasKeyword(game, unit, 'ganking'),
  ),
);
