import { GameObject } from '../../card-game/objects/game-object';
import type { ObjectTypes } from '../../card-game/types';
import { counts } from '../../kernel';

const { flag, list, reference } = counts;

const NONE: readonly never[] = [];

/** What a creature is in combat (C.1): how it was declared, and what blocks what. */
export abstract class CreatureInCombat<T extends ObjectTypes> extends GameObject<T> {
  /** Has it attacked this turn (C.7.3)? */
  readonly hasAttacked: boolean = false;
  readonly attacking: boolean = false;
  readonly blocked: boolean = false;
  readonly unblocked: boolean = false;
  /** It stays a blocking creature when what it blocks is gone (C.4.6). */
  readonly isBlocking: boolean = false;
  /** The attacking creatures that it blocks, as long as they are still attacking. */
  readonly blocking: readonly T['object'][] = NONE;
  /** The creatures blocking it. */
  readonly blockedBy: readonly T['object'][] = NONE;
  /** Which creatures blocked it together, each time that one more came to (A.4.23). */
  readonly blockersSoFar: readonly (readonly T['object'][])[] = NONE;
}

const references = list(reference);

/** How that counts in the hash of a position. */
export const combatFields = {
  hasAttacked: flag,
  attacking: flag,
  blocked: flag,
  unblocked: flag,
  isBlocking: flag,
  blocking: references,
  blockedBy: references,
  blockersSoFar: list(references),
};
