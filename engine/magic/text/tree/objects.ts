import type {
  CounterAmount,
  CounterFilter,
  SharedAmount,
  SharedFilter,
  SharedObject,
  Tree,
} from '../../../text/tree';

export type MagicObjectReference<T extends Tree> =
  | SharedObject<T>
  /** "enchanted creature": what a local enchantment is on (K.12.7). */
  | { readonly ref: 'enchanted' }
  /** Players that are dealt damage, as objects are. */
  | { readonly ref: 'players'; readonly who: T['who'] }
  /** "each creature and each player" */
  | { readonly ref: 'several'; readonly of: readonly T['object'][] };

export interface MagicFilter<T extends Tree> extends SharedFilter<T>, CounterFilter {
  /** Colors, any of which fits. */
  readonly colours?: readonly string[];
  readonly notColours?: readonly string[];
  /** "without flying" */
  readonly notKeyword?: string;
  /** "attacking or blocking" */
  readonly inCombat?: true;
  /** "That shares a color with it". */
  readonly sharesColourWith?: T['object'];
  /** "With the same name as that creature". */
  readonly namedLike?: T['object'];
  /** What this local enchantment or Equipment is on. */
  readonly enchanted?: true;
}

export type MagicAmount<T extends Tree> =
  | SharedAmount<T>
  | CounterAmount<T>
  | { readonly amount: 'life total'; readonly who: T['who'] }
  /** The creatures blocking what says it, all of them or those beyond the first. */
  | { readonly amount: 'blockers'; readonly beyond: 0 | 1 };
