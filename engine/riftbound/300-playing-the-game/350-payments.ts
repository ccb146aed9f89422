/** What is done to pay costs that are neither Energy nor Power (354.2). */
import { putInto } from '../100-game-concepts/105-spaces';
import { exhaust } from '../400-types-of-actions/401-exhaust';
import { recycleAll } from '../400-types-of-actions/403-recycle';
import { stun } from '../400-types-of-actions/410-stun';
import { buff } from '../400-types-of-actions/413-buff';
import { kill } from '../400-types-of-actions/415-kill';
import { recall } from '../400-types-of-actions/432-recalls';
import type { RiftboundGame } from '../game';
import type { GameObject } from '../object';
import { notice, type Occurrence } from '../occurrence';
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
  objects: readonly GameObject[],
): readonly Occurrence[] {
  switch (cost) {
    case 'exhaust':
      return objects.map(exhaust);
    case 'kill':
      return objects.map((object) => kill(object));
    case 'recycle':
      return recycleAll(game, objects);
    case 'banish':
      return objects.map((object) => putInto(object, 'banish', { zone: 'banishment' }));
    case 'return to hand':
      return objects.map((object) => putInto(object, 'return to hand', { zone: 'hand' }));
    case 'recall':
      return objects.map(recall);
    case 'stun':
      return objects.map((object) => stun(object));
    case 'spend buff':
      return objects.map((object) => buff(object, false));
    case 'discard':
    case 'discard this':
      return objects.map((object) => putInto(object, 'discard', { zone: 'trash' }));
    default:
      return objects.map((object) => notice(cost, { object, player: object.controller ?? object.owner }));
  }
}
