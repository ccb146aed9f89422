import type { LegionsGame } from '../game';
import type { Occurrence } from '../occurrence';
import { fits, players } from '../phrases';
import type { Context, Piece } from '../piece';
import type { ReplacedEvent, Subject } from '../text/tree';

/** What enters is a permanent to be, though it lies elsewhere still. */
function asItEnters(subject: Subject | undefined): Subject | undefined {
  if (subject?.this !== false || !subject.filter.types?.includes('permanent')) return subject;
  const { types: _, ...filter } = subject.filter;
  return { ...subject, filter };
}

/** 114.5: the counters of the kinds watched for that a permanent would enter with; undefined: none. */
export function enteringCounters(
  { counter }: ReplacedEvent,
  { kind, about: { counters = {} } }: Occurrence,
): Readonly<Record<string, number>> | undefined {
  if (kind !== 'enter the battlefield') return undefined;
  const put = Object.entries(counters).filter(
    ([each, amount]) => amount > 0 && (counter === undefined || counter === each),
  );
  return put.length === 0 ? undefined : Object.fromEntries(put);
}

/** Is this the event that a replacement effect watches for? */
export function wouldHappen(
  game: LegionsGame,
  watched: ReplacedEvent,
  event: Occurrence,
  context: Context,
): boolean {
  const { kind, about } = event;
  const { piece, source, player } = about;
  const is = (subject: Subject | undefined, what: Piece | undefined): boolean =>
    subject === undefined ||
    (what !== undefined &&
      (subject.this === true
        ? what === context.source
        : subject.this === 'that'
          ? context.that.includes(what)
          : fits(game, subject.filter, what, context)));
  const who = (seat: number | undefined): boolean =>
    watched.who === undefined || (seat !== undefined && players(game, watched.who, context).includes(seat));
  const isBattle = !watched.battle || about.battle === true;
  switch (watched.would) {
    case 'be destroyed':
      return kind === 'destroy' && is(watched.object, piece);
    case 'be put into a graveyard':
      return about.what === 'graveyard' && is(watched.object, piece);
    case 'leave the battlefield':
      return about.from === 'battlefield' && about.what !== 'battlefield' && is(watched.object, piece);
    case 'be dealt damage':
      return kind === 'deal damage' && isBattle && is(watched.object, piece);
    case 'deal damage':
      return kind === 'deal damage' && isBattle && is(watched.object, source) && is(watched.to, piece);
    case 'draw a card':
      return kind === 'draw a card' && who(player);
    case 'gain resource':
      return kind === 'gain resource' && who(player);
    case 'have counters put on it':
      return kind === 'enter the battlefield'
        ? enteringCounters(watched, event) !== undefined && is(asItEnters(watched.object), piece)
        : kind === 'put counters' &&
            is(watched.object, piece) &&
            (watched.counter === undefined || watched.counter === about.what);
    case 'enter the battlefield':
      return kind === 'enter the battlefield' && is(asItEnters(watched.object), piece);
    case 'lose the game':
      return kind === 'lose the game' && who(player);
    case 'be expelled':
      return kind === 'expel' && is(watched.object, piece);
    case 'be discarded':
      return kind === 'discard a card' && is(watched.object, piece);
  }
}
