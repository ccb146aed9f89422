/** Shield: more Might while defending (740). */
import { definition } from '../forms';
import type { RiftboundGame } from '../game';
import type { GameObject } from '../object';
import { amount, contextOf } from '../phrases';
import type { Amount } from '../text/tree/index';

/** 740.1.c: what one Shield adds; those of several keywords are summed (740.2). */
export const shieldMight = definition(
  '740.1.c',
  'While defending, each Shield adds its value to Might',
  (game: RiftboundGame, object: GameObject, value: Amount | undefined): number =>
    object.designation !== 'defender' ? 0 : value ? amount(game, value, contextOf(object)) : 1,
  () => 0,
);
