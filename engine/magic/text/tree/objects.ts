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
  /** "the sacrificed creature": what a cost was paid with. */
  | { readonly ref: 'spent'; readonly how: 'sacrificed' | 'discarded' }
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
  /** What this local enchantment or Equipment is on. */
  readonly enchanted?: true;
}

export type MagicAmount<T extends Tree> =
  | SharedAmount<T>
  | CounterAmount<T>
  | { readonly amount: 'life total'; readonly who: T['who'] }
  /** The creatures blocking what says it, all of them or those beyond the first. */
  | { readonly amount: 'blockers'; readonly beyond: 0 | 1 };
