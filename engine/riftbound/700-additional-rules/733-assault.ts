/** Assault: more Might while attacking (733). */
import { definition } from '../forms';
import type { RiftboundGame } from '../game';
import type { GameObject } from '../object';
import { amount, contextOf } from '../phrases';
import type { Amount } from '../text/tree/index';

/** 733.1.c: what one Assault adds; those of several keywords are summed (733.2). */
export const assaultMight = definition(
  '733.1.c',
  'While attacking, each Assault adds its value to Might',
  (game: RiftboundGame, object: GameObject, value: Amount | undefined): number =>
    object.designation !== 'attacker' ? 0 : value ? amount(game, value, contextOf(object)) : 1,
  () => 0,
);
