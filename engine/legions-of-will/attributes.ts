/** What can be said of an object, or of a player's seat, without looking at anything else on the table. */

import { controllerOf } from '../card-game/objects/game-object';
import { draft, gathered } from '../kernel';
import { isOpponent } from './1-game-concepts/101-players';
import { defendingPlayerOf } from './5-turn-structure/508-attacking-players';
import type { LegionsGame } from './game';
import { type Characteristics, Context, type Piece } from './piece';
import type { Filter } from './text/tree';

/** The base that an object is attached to, or last was. */
export const baseOf = (piece: Piece): Piece | undefined =>
  piece.gone ? piece.lastAttachedTo : piece.attachedTo;

/** Is any of some words among others? */
export function someOf(words: readonly string[], among: readonly string[]): boolean {
  for (const word of words) if (among.includes(word)) return true;
  return false;
}

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

export function belongs(
  game: LegionsGame,
  seat: number,
  whose: NonNullable<Filter['controller']>,
  context: Context,
): boolean {
  if (whose === 'you') return seat === context.controller;
  if (whose === 'opponent') return isOpponent(game, seat, context.controller);
  return whose === 'defending player'
    ? seat === defendingPlayerOf(game, context.source)
    : thatPlayerOf(context).includes(seat);
}

/** "That player": who was spoken of last; the player who is the one target, where nobody was. */
export function thatPlayerOf({ thatPlayer, targets }: Context): readonly number[] {
  if (thatPlayer !== undefined) return [thatPlayer];
  const seats = new Set(gathered(targets.flat(), (target) => ('player' in target ? [target.player] : [])));
  return seats.size === 1 ? [...seats] : [];
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

export const compares = (value: number, is: 'at least' | 'at most' | 'exactly', limit: number): boolean =>
  is === 'at least' ? value >= limit : is === 'at most' ? value <= limit : value === limit;

/** What an ability of an object knows before anything was chosen for it. */
export function contextOf(source: Piece, controller: number = controllerOf(source)): Context {
  const context = new Context(controller, source);
  draft(context).x = source.paidX;
  return context;
}
