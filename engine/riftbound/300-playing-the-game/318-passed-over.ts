/** A cleanup that can't find anything to do is passed over: most follow something that cleanups don't look at. */
import { PerGame, shortcuts } from '../../kernel';
import type { RiftboundGame } from '../game';

interface Watched {
  /** The version of what cleanups look at, as one of them found nothing to do. */
  nothingAt: number;
  /** How far the journal was, and how often something had been taken back, as the last cleanup began. */
  began: number;
  rollbacks: number;
}

const watched = new PerGame<Watched>();

const watch = (game: RiftboundGame): Watched =>
  watched.get(game) ?? watched.set(game, { nothingAt: -1, began: -1, rollbacks: 0 });

/** Has nothing that cleanups look at changed since one found nothing to do? */
export const wouldFindNothing = (game: RiftboundGame): boolean =>
  shortcuts.areTaken && watch(game).nothingAt === game.cleanupsAt;

/** A cleanup is about to begin. */
export function noteBeginning(game: RiftboundGame): void {
  const { journal } = game;
  const noted = watch(game);
  noted.began = journal.mark();
  noted.rollbacks = journal.rollbacks;
}

/** No cleanup is due any more: where nothing was written since one began, it found nothing. */
export function noteEnd(game: RiftboundGame): void {
  const { journal } = game;
  const noted = watch(game);
  if (noted.began === journal.mark() && noted.rollbacks === journal.rollbacks)
    noted.nothingAt = game.cleanupsAt;
}
