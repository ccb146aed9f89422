import { isSubject } from '../../card-game/phrases/subject';
import { type WatchedEvent, watchedEvents } from '../../card-game/replacement/watched-events';
import type { LegionsGame, LegionsTypes } from '../game';
import type { Context, GameObject } from '../object';
import type { Occurrence } from '../occurrence';
import { fits, players } from '../phrases';
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

type Test = NonNullable<WatchedEvent<LegionsTypes, ReplacedEvent>['is']>;

const isThe = (
  game: LegionsGame,
  subject: Subject | undefined,
  object: GameObject | undefined,
  context: Context,
): boolean =>
  subject === undefined ||
  (object !== undefined && isSubject<LegionsTypes>(fits, game, subject, object, context));

const toIt: Test = (game, { object }, { about }, context) => isThe(game, object, about.object, context);

const asItEntersToo: Test = (game, { object }, { about }, context) =>
  isThe(game, asItEnters(object), about.object, context);

const byThem: Test = (game, { who }, { about: { player } }, context) =>
  who === undefined || (player !== undefined && players(game, who, context).includes(player));

const inTheBattle: Test = (_game, { battle }, { about }) => !battle || about.battle === true;

/** Is this the event that a replacement effect watches for? */
export const wouldHappen = watchedEvents<LegionsTypes, ReplacedEvent['would'], ReplacedEvent>({
  'be destroyed': [{ kind: 'destroy', is: toIt }],
  'be put into a graveyard': [{ to: 'graveyard', is: toIt }],
  'leave the battlefield': [{ from: 'battlefield', is: toIt }],
  'be dealt damage': [{ kind: 'deal damage', is: (...of) => inTheBattle(...of) && toIt(...of) }],
  'deal damage': [
    {
      kind: 'deal damage',
      is: (game, watched, event, context) =>
        inTheBattle(game, watched, event, context) &&
        isThe(game, watched.object, event.about.source, context) &&
        isThe(game, watched.to, event.about.object, context),
    },
  ],
  'draw a card': [{ kind: 'draw a card', is: byThem }],
  'gain resource': [{ kind: 'gain resource', is: byThem }],
  'have counters put on it': [
    {
      kind: 'enter the battlefield',
      is: (game, watched, event, context) =>
        enteringCounters(watched, event) !== undefined && asItEntersToo(game, watched, event, context),
    },
    {
      kind: 'put counters',
      is: (game, watched, event, context) =>
        toIt(game, watched, event, context) &&
        (watched.counter === undefined || watched.counter === event.about.what),
    },
  ],
  'enter the battlefield': [{ kind: 'enter the battlefield', is: asItEntersToo }],
  'lose the game': [{ kind: 'lose the game', is: byThem }],
  'be expelled': [{ kind: 'expel', is: toIt }],
  'be discarded': [{ kind: 'discard a card', is: toIt }],
});
