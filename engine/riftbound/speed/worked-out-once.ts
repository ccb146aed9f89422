/** What follows from one aspect of the state (see `arrangement`) is worked out once until that changes. */
import { PerGame } from '../../kernel';
import type { RiftboundGame } from '../game';
import { VERSIONS } from './arrangement';

/** What was worked out, and at which version of the state: there is one for each game, as most of it is asked all the time. */
interface Made<T> {
  at: number;
  found: T;
}

type Work<T> = (game: RiftboundGame) => T;

/** What was worked out at this version; worked out anew where that is another one. */
function foundAt<T>(known: PerGame<Made<T>>, game: RiftboundGame, at: number, work: Work<T>): T {
  const last = known.get(game);
  if (last === undefined) return known.set(game, { at, found: work(game) }).found;
  if (last.at !== at) {
    last.found = work(game);
    last.at = at;
  }
  return last.found;
}

const onceAt =
  (version: (game: RiftboundGame) => number) =>
  <T>(work: Work<T>): Work<T> => {
    const known = new PerGame<Made<T>>();
    return (game) => foundAt(known, game, version(game), work);
  };

/** The same of what the game counts by itself: that is looked up, and nothing need be called. */
const once =
  (counted: number) =>
  <T>(work: Work<T>): Work<T> => {
    const known = new PerGame<Made<T>>();
    return (game) => foundAt(known, game, game.versionOf(counted), work);
  };

/** Works something out that follows from how the board is arranged, once for each arrangement. */
export const onceAnArrangement = once(VERSIONS.arranged);

/** Works something out that follows from which objects are on the table and from their abilities and types, once until those change. */
export const onceForAbilities = once(VERSIONS.abilities);

/** The same as the first where it matters which basic runes are there (the others don't hear of those): what can be activated, and by whom. */
export const onceAnArrangementWithRunes = once(VERSIONS.arrangedWithRunes);

/** Works something out that follows from what lies in hands, decks, trashes and the like, once until that changes. */
export const onceForPiles = onceAt(({ pilesAt }) => pilesAt);

/** Works something out that follows from what is in rune pools and from what could add to them, once until that changes. */
export const onceForPaying = onceAt(({ payingAt }) => payingAt);

/** Works something out that follows from the points that players have, once until those change. */
export const onceForPoints = onceAt(({ pointsAt }) => pointsAt);

/** Works something out that follows from which cards are on the board, attached or not, and from effects, once until that changes. */
export const onceForTheTable = once(VERSIONS.table);

/** Works something out that could follow from anything, once until anything is written or taken back. */
export function onceUntilWritten<T>(work: Work<T>): Work<T> {
  const known = new PerGame<Made<T> & { rollbacks: number }>();
  return (game) => {
    const { journal } = game;
    const last = known.get(game);
    const at = journal.mark();
    const { rollbacks } = journal;
    if (last === undefined) return known.set(game, { at, rollbacks, found: work(game) }).found;
    if (last.at !== at || last.rollbacks !== rollbacks) {
      last.found = work(game);
      last.at = at;
      last.rollbacks = rollbacks;
    }
    return last.found;
  };
}
