import { definition } from '../forms';
import type { RiftboundGame } from '../game';
import type { Piece } from '../piece';

/** 415.5.c: what damaged a unit last has killed it, when it dies of its damage. */
export const responsibleFor = definition(
  ['415.5', '415.5.a', '415.5.c', '415.5.d'],
  'What dealt the damage that a unit dies of is responsible for killing it',
  (_game: RiftboundGame, piece: Piece): Piece | undefined => piece.damagedBy,
  (): Piece | undefined => undefined,
);
