import type { EventOf } from '../events/game-event';
import type { TypesOf } from '../game';

/**
 * What an event must be for one word of "would": of which kind, or of whatever kind moves an object between such zones, and
 * what else must be so.
 */
export interface WatchedEvent<T extends TypesOf<T>, W> {
  readonly kind?: string;
  readonly from?: string;
  readonly to?: string;
  readonly is?: (game: T['game'], watched: W, event: EventOf<T>, context: T['context']) => boolean;
}

/**
 * Tells whether an event is the one that a text watches for ("would …"), by a table with a row for each word; two rows of one word are
 * two ways in which it can happen.
 */
export const watchedEvents =
  <T extends TypesOf<T>, K extends string, W extends { readonly would: K }>(
    rows: Readonly<Record<K, readonly WatchedEvent<T, W>[]>>,
  ) =>
  (game: T['game'], watched: W, event: EventOf<T>, context: T['context']): boolean => {
    for (const way of rows[watched.would])
      if (isOf(way, event) && (way.is === undefined || way.is(game, watched, event, context))) return true;
    return false;
  };

function isOf(
  { kind, from, to }: { readonly kind?: string; readonly from?: string; readonly to?: string },
  event: { readonly kind: string; readonly about: { readonly from?: string; readonly what?: string } },
): boolean {
  if (kind !== undefined && event.kind !== kind) return false;
  if (to !== undefined && event.about.what !== to) return false;
  return from === undefined || (event.about.from === from && event.about.what !== from);
}
