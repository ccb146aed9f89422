/** What can be said of an object without looking at anything else on the table. */

import { controllerOf } from '../card-game/objects/game-object';
import { draft } from '../kernel';
import { type Characteristics, Context, type GameObject } from './object';

export { controllerOf };

/** The base that an object is attached to, or last was. */
export const baseOf = (object: GameObject): GameObject | undefined =>
  object.ceased ? object.lastAttachedTo : object.attachedTo;

/** Is an object of one of some types, as card text counts them ("permanent", "card" and "source" among them)? */
export function isOfAnyType(object: GameObject, seen: Characteristics, types: readonly string[]): boolean {
  for (const type of types) if (isOfType(object, seen, type)) return true;
  return false;
}

function isOfType(object: GameObject, seen: Characteristics, type: string): boolean {
  if (type === 'permanent') return object.zone.name === 'battlefield';
  if (type === 'card') return object.ability === undefined;
  if (type === 'ability') return object.ability !== undefined;
  return type === 'source' || seen.types.includes(type);
}

/** What has left the battlefield is in battle as it last was (603.9). */
export function hasStatus(object: GameObject, status: string): boolean {
  if (object.lastInBattle.includes(status)) return true;
  switch (status) {
    case 'rested':
      return object.rested;
    case 'reset':
      return !object.rested;
    case 'face up':
      return !object.faceDown;
    case 'face down':
      return object.faceDown;
    case 'attacking':
      return object.attacking;
    case 'blocking':
      return object.isBlocking;
    case 'blocked':
      return object.blocked;
    case 'unblocked':
      return object.unblocked;
    case 'damaged':
      return object.damage > 0;
    default:
      return status === 'poisoned' && (object.counters.poison ?? 0) > 0;
  }
}

export const countersOn = (objects: readonly GameObject[], counter: string): number =>
  objects.reduce((sum, object) => sum + (object.counters[counter] ?? 0), 0);

/** What an ability of an object knows before anything was chosen for it. */
export function contextOf(source: GameObject, controller: number = controllerOf(source)): Context {
  const context = new Context(controller, source);
  draft(context).x = source.paidX;
  return context;
}
