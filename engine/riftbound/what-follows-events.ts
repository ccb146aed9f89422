/** What may follow from an event of each kind besides what abilities hear of it: from most of them nothing does. */
import type { GameEvent } from '../kernel';
import { DUE } from './300-playing-the-game/318-when-cleanups-occur';
import { SHOWN_UNTIL } from './400-types-of-actions/411-reveal';
import type { RiftboundGame } from './game';
import { Occurrence } from './occurrence';

/** Bits of a number: what may follow. */
export const FOLLOWS = {
  /** A cleanup is due (319). */
  cleanup: 1,
  /** What was shown is shown no more (411.1.a). */
  stopsShowing: 2,
  /** Something may have come somewhere, or left: it comes from or goes to a place, or shows what lies hidden. */
  places: 4,
  /** Texts may count it: "if you've conquered this turn". */
  isCounted: 8,
} as const;

const byKind = new Map<string, number>();
const note = (kinds: Iterable<string>, bit: number): void => {
  for (const kind of kinds) byKind.set(kind, (byKind.get(kind) ?? 0) | bit);
};
note(DUE, FOLLOWS.cleanup);
note(SHOWN_UNTIL, FOLLOWS.stopsShowing);
note(['win the game'], FOLLOWS.places);
note(['conquer', 'discard', 'kill', 'deal damage'], FOLLOWS.isCounted);

/** What may follow from some events together. */
export function followsFrom(events: readonly GameEvent<RiftboundGame>[]): number {
  let all = 0;
  for (const event of events) {
    all |= byKind.get(event.kind) ?? 0;
    if (!(event instanceof Occurrence) || event.about.from !== undefined || event.about.to !== undefined)
      all |= FOLLOWS.places;
  }
  return all;
}
