/** A cleanup that can't find anything to do is passed over: most follow something that cleanups don't look at. */
import { Kept, PerGame } from '../../kernel';
import { looksBeyond } from '../400-types-of-actions/450-reach';
import { BEYOND } from '../arrangement';
import type { RiftboundGame } from '../game';

/** Fields that no step of a cleanup hangs on (322). A field that doesn't stand here counts, and so does every list. */
const NOT_LOOKED_AT: ReadonlySet<PropertyKey> = new Set([
  'exhausted',
  'energy',
  'power',
  'phase',
  'step',
  'startAt',
  'done',
  'cleanupDue',
  'priority',
  'passes',
  'focus',
  'focusPasses',
  'chained',
  'initialChain',
  'hasResolved',
]);

/** What texts may look at that is written in those fields. */
const OF_THESE = BEYOND.exhaustion | BEYOND.rest;

interface Watched {
  /** Kept while another cleanup would find nothing, as the last one did. */
  readonly nothing: Kept<true>;
  /** How far the journal was, and how often something had been taken back, as the last cleanup began. */
  began: number;
  rollbacks: number;
}

const watched = new PerGame<Watched>();

const watch = (game: RiftboundGame): Watched =>
  watched.get(game) ??
  watched.set(game, { nothing: new Kept(game.journal, NOT_LOOKED_AT), began: -1, rollbacks: 0 });

/** Has nothing that cleanups look at changed since one found nothing to do? */
export const wouldFindNothing = (game: RiftboundGame): boolean =>
  watch(game).nothing.get() === true && (looksBeyond(game) & OF_THESE) === 0;

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
  const { began, rollbacks, nothing } = watch(game);
  if (began === journal.mark() && rollbacks === journal.rollbacks) nothing.keep(true);
}
