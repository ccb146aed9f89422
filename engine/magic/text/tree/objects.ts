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
  | { readonly ref: 'enchanted' };

export interface MagicFilter<T extends Tree> extends SharedFilter<T>, CounterFilter {
  /** Colors, any of which fits. */
  readonly colours?: readonly string[];
  readonly notColours?: readonly string[];
  /** What this local enchantment or Equipment is on. */
  readonly enchanted?: true;
}

export type MagicAmount<T extends Tree> = SharedAmount<T> | CounterAmount<T>;
