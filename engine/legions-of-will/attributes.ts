/** What can be said of an object without looking at anything else on the table. */

import { controllerOf } from '../card-game/objects/game-object';
import { draft } from '../kernel';
import { type Characteristics, Context, type Piece } from './piece';

export { controllerOf };

/** The base that an object is attached to, or last was. */
export const baseOf = (piece: Piece): Piece | undefined =>
  piece.ceased ? piece.lastAttachedTo : piece.attachedTo;

/** Is an object of one of some types, as card text counts them ("permanent", "card" and "source" among them)? */
export function isOfAnyType(piece: Piece, seen: Characteristics, types: readonly string[]): boolean {
  for (const type of types) if (isOfType(piece, seen, type)) return true;
  return false;
}

function isOfType(piece: Piece, seen: Characteristics, type: string): boolean {
  if (type === 'permanent') return piece.zone.name === 'battlefield';
  if (type === 'card') return piece.ability === undefined;
  if (type === 'ability') return piece.ability !== undefined;
  return type === 'source' || seen.types.includes(type);
}

export function hasStatus(piece: Piece, status: string): boolean {
  switch (status) {
    case 'rested':
      return piece.rested;
    case 'reset':
      return !piece.rested;
    case 'face up':
      return !piece.faceDown;
    case 'face down':
      return piece.faceDown;
    case 'attacking':
      return piece.attacking;
    case 'blocking':
      return piece.isBlocking;
    case 'blocked':
      return piece.blocked;
    case 'unblocked':
      return piece.unblocked;
    case 'damaged':
      return piece.damage > 0;
    default:
      return status === 'poisoned' && (piece.counters.poison ?? 0) > 0;
  }
}

export const countersOn = (pieces: readonly Piece[], counter: string): number =>
  pieces.reduce((sum, piece) => sum + (piece.counters[counter] ?? 0), 0);

/** What an ability of an object knows before anything was chosen for it. */
export function contextOf(source: Piece, controller: number = controllerOf(source)): Context {
  const context = new Context(controller, source);
  draft(context).x = source.paidX;
  return context;
}
