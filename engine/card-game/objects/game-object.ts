import type { Zone } from '../../kernel';
import type { ObjectTypes } from '../types';

const NONE: readonly never[] = [];

/**
 * An object: a card, a permanent, a token, or an ability on the stack. A game adds the statuses that its rules give to
 * objects.
 *
 * An object that changes zones becomes a new one, where the game's rules say so: the old one keeps what it last was, for
 * whoever asks about it afterwards.
 */
export abstract class GameObject<T extends ObjectTypes> {
  /** Seat of the player who controls it; undefined where nobody does, as of a card in a hand. */
  readonly controller: number | undefined;
  readonly timestamp: number = 0;
  readonly damage: number = 0;
  readonly attachedTo: T['object'] | undefined;
  readonly attached: readonly T['object'][] = [];
  /** The ability that this object is, when it is an ability on the stack. */
  readonly ability: T['ability'] | undefined;
  /** On the stack: what it does. */
  readonly instructions: T['effect'] | undefined;
  /** On the stack: what was chosen for it. */
  readonly context: T['context'] | undefined;
  /** Name of the zone that it was played from. */
  readonly playedFrom: string | undefined;
  /** Number of the turn in which it was played. */
  readonly playedOnTurn: number = 0;
  /** Further cards that are this object together with the one whose characteristics it has. */
  readonly otherCards: readonly T['card'][] = NONE;
  /** What it became when it changed zones, an object for each of its cards; none while it is where it was. */
  readonly became: readonly T['object'][] = NONE;
  /** Its characteristics as it last existed where it was. */
  readonly lastKnown: T['characteristics'] | undefined;
  readonly lastController: number | undefined;
  /** Its characteristics as worked out last, and at which version of what they follow from. */
  seen: T['characteristics'] | undefined;
  seenAt = -1;
  /** What is printed on it, once somebody has asked for it. */
  printed: T['characteristics'] | undefined;

  constructor(
    readonly id: number,
    readonly card: T['card'],
    readonly owner: number,
    readonly zone: Zone<T['object']>,
  ) {}

  /** True once it has changed zones or ceased to exist. */
  get ceased(): boolean {
    return this.lastKnown !== undefined;
  }
}

/** Did an object become another one as it changed zones? */
export const hasBecome = <T extends ObjectTypes>(object: GameObject<T>, other: T['object']): boolean =>
  object.became.includes(other);

/** Who controls an object, or last did; undefined where nobody does. */
export const lastControllerOf = <T extends ObjectTypes>(object: GameObject<T>): number | undefined =>
  object.ceased ? object.lastController : object.controller;

/** The same; its owner where nobody does. */
export const controllerOf = <T extends ObjectTypes>(object: GameObject<T>): number =>
  lastControllerOf(object) ?? object.owner;
