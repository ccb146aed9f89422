/** What is done to pay costs that are neither Energy nor Power (354.2). */
import { putInto } from '../100-game-concepts/105-spaces';
import { exhaust } from '../400-types-of-actions/401-exhaust';
import { recycleAll } from '../400-types-of-actions/403-recycle';
import { stun } from '../400-types-of-actions/410-stun';
import { buff } from '../400-types-of-actions/413-buff';
import { kill } from '../400-types-of-actions/415-kill';
import { recall } from '../400-types-of-actions/432-recalls';
import type { RiftboundGame } from '../game';
import { notice, type Occurrence } from '../occurrence';
import type { Piece } from '../piece';
import type { Cost } from '../text/tree/index';

const REMOVES: ReadonlySet<string> = new Set(['recycle', 'kill', 'banish', 'return to hand']);

/** Does such a cost take what pays it off the board? */
export const removes = (cost: Cost['cost']): boolean => REMOVES.has(cost);

/**
 * What paying a cost takes of an object, which pays for nothing else with that. What removes it takes its presence as well, which
 * all that it still has to pay later needs.
 */
export function takenOf(cost: Cost['cost']): readonly string[] {
  switch (cost) {
    case 'exhaust':
      return ['readiness'];
    case 'stun':
      return ['alertness'];
    case 'spend buff':
      return ['buff'];
    default:
      return removes(cost) ? ['place', 'presence'] : ['place'];
  }
}

/** The events that pay a cost with some objects. */
export function paymentsWith(
  game: RiftboundGame,
  cost: Cost['cost'],
  pieces: readonly Piece[],
): readonly Occurrence[] {
  switch (cost) {
    case 'exhaust':
      return pieces.map(exhaust);
    case 'kill':
      return pieces.map((piece) => kill(piece));
    case 'recycle':
      return recycleAll(game, pieces);
    case 'banish':
      return pieces.map((piece) => putInto(piece, 'banish', { zone: 'banishment' }));
    case 'return to hand':
      return pieces.map((piece) => putInto(piece, 'return to hand', { zone: 'hand' }));
    case 'recall':
      return pieces.map(recall);
    case 'stun':
      return pieces.map((piece) => stun(piece));
    case 'spend buff':
      return pieces.map((piece) => buff(piece, false));
    case 'discard':
    case 'discard this':
      return pieces.map((piece) => putInto(piece, 'discard', { zone: 'trash' }));
    default:
      return pieces.map((piece) => notice(cost, { piece, player: piece.controller ?? piece.owner }));
  }
}
