/** Assault: more Might while attacking (733). */
import { definition } from '../forms';
import type { RiftboundGame } from '../game';
import { amount, contextOf } from '../phrases';
import type { Piece } from '../piece';
import type { Amount } from '../text/tree/index';

/** 733.1.c: what one Assault adds; those of several keywords are summed (733.2). */
export const assaultMight = definition(
  '733.1.c',
  'While attacking, each Assault adds its value to Might',
  (game: RiftboundGame, piece: Piece, value: Amount | undefined): number =>
    piece.designation !== 'attacker' ? 0 : value ? amount(game, value, contextOf(piece)) : 1,
  () => 0,
);
