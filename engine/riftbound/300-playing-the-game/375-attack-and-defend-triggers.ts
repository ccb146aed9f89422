import { fact } from '../forms';
import type { RiftboundGame } from '../game';
import type { Piece } from '../piece';

/** 376.4.d, 376.4.e: the first time in a combat that a unit attacks triggers, and the first time that it defends. */
export const fightsForTheFirstTime = fact(
  ['376.4.d', '376.4.e'],
  'Attack and defend triggers are fulfilled as a unit gains the designation for the first time in a combat',
  (_game: RiftboundGame, piece: Piece, designation: Piece['designation']) =>
    designation === 'attacker' ? !piece.hasAttacked : !piece.hasDefended,
);
