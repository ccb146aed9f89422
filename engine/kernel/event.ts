import type { Rule } from './rule';

const NOTHING: readonly unknown[] = [];

/**
 * Something that happens in a game: the only way to change its state.
 *
 * Events are proposed, replaced or prevented, applied and recorded; `apply` writes through the journal and nothing else.
 */
export abstract class GameEvent<G> {
  /** What happens, in the rulebook's words: 'shuffle', 'be turned over'. */
  abstract readonly kind: string;
  /** The rule that caused it; the kernel fills it in with the rule it was running. */
  cause: Rule | undefined;
  /** Replacement effects that this event, or the one that it replaced, has been through. */
  replacedBy: readonly unknown[] = NOTHING;
  /** Has it been applied? What was replaced or prevented never is. */
  hasHappened = false;

  abstract apply(game: G): void;

  /** One line for the trace. */
  abstract describe(game: G): string;
}
