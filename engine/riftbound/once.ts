/** What is worked out once and kept, until what it follows from changes. */
import type { RiftboundGame } from './game';

const once =
  (version: (game: RiftboundGame) => number) =>
  <T>(work: (game: RiftboundGame) => T): ((game: RiftboundGame) => T) => {
    const known = new WeakMap<RiftboundGame, { at: number; found: T }>();
    return (game) => {
      const before = known.get(game);
      if (before?.at === version(game)) return before.found;
      const made = { at: version(game), found: work(game) };
      known.set(game, made);
      return made.found;
    };
  };

/** Works something out that follows from how the board is arranged, once for each arrangement. */
export const onceAnArrangement = once(({ arrangedAt }) => arrangedAt);

/** Works something out that follows from what lies in hands, decks, trashes and the like, once until that changes. */
export const onceForPiles = once(({ pilesAt }) => pilesAt);
