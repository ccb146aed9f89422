/** Cleanups that can't find anything to do, and players acting where nobody may: most phases of most turns are no more. */
import { PerGame, passOver } from '../../kernel';
import { unitsOnBoard } from '../100-game-concepts/105-spaces';
import { cleanup } from '../300-playing-the-game/318-cleanups';
import { acting, cleanupWhereDue, playersAct } from '../300-playing-the-game/326-chains';
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
export const wouldFindNothing = (game: RiftboundGame): boolean => watch(game).nothingAt === game.cleanupsAt;

const isSomethingToHeal = (game: RiftboundGame): boolean =>
  unitsOnBoard(game).some(({ damage }) => damage > 0);

/** A cleanup in vain (319, 322): most follow something that cleanups don't look at. */
export const vainCleanups = passOver(cleanup, {
  // Combat cleanups end what only they look at. Those at the end of a turn heal.
  does: (game, { special }) =>
    special !== 'combat' && wouldFindNothing(game) && (special === undefined || !isSomethingToHeal(game)),
  begins: (game) => {
    const { journal } = game;
    const noted = watch(game);
    noted.began = journal.mark();
    noted.rollbacks = journal.rollbacks;
  },
  // Where nothing was written since it began, it found nothing.
  ends: (game) => {
    const { journal } = game;
    const noted = watch(game);
    if (noted.began === journal.mark() && noted.rollbacks === journal.rollbacks)
      noted.nothingAt = game.cleanupsAt;
  },
});

/** Is there nothing to be dealt with before the player with priority acts: no chain, nothing that waits, nothing staged? */
function nothingIsGoingOn({ now, chain, waiting, battlefields }: RiftboundGame): boolean {
  if (waiting.length > 0 || chain.objects.length > 0) return false;
  if (now.chained || now.chainResolved || now.hasResolved || now.showdown) return false;
  for (const { staged } of battlefields) if (staged) return false;
  return true;
}

/** Does what comes of nobody acting: a cleanup that finds nothing, where one is due. */
function nobodyActs(game: RiftboundGame): boolean {
  const { now } = game;
  if (!nothingIsGoingOn(game) || (now.cleanupDue && !wouldFindNothing(game))) return false;
  if (acting(game, { done: false }) !== undefined) return false;
  if (!now.cleanupDue) return true;
  game.under(cleanupWhereDue, () => game.setCleanupDue(false));
  game.exercise(cleanupWhereDue);
  return true;
}

/** Where nothing is to be dealt with, players act at once; where none may, that is all. */
export const nobodyToAct = passOver(playersAct, {
  assumes: [cleanupWhereDue],
  does: nobodyActs,
  after: cleanupWhereDue,
  isNothingLeft: (game) => !game.now.cleanupDue && nothingIsGoingOn(game),
});
