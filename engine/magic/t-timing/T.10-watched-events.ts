/** What texts mean by what "would" happen, and what they watch for (T.10.1). */
import { isSubject } from '../../card-game/phrases/subject';
import { type WatchedEvent, watchedEvents } from '../../card-game/replacement/watched-events';
import type { Subject as SubjectOf } from '../../text/tree';
import { controlledAsItEnters } from '../g-glossary/G.5-controller';
import { isForced } from '../g-glossary/G.14-discard';
import type { MagicGame, MagicTypes } from '../game';
import type { Context, MagicObject } from '../object';
import type { Occurrence } from '../occurrence';
import { fits, players } from '../text/phrases';
import type { MagicTree, ReplacedEvent, Who } from '../text/tree';

type Subject = SubjectOf<MagicTree>;
type Test = NonNullable<WatchedEvent<MagicTypes, ReplacedEvent>['is']>;

const isThe = (
  game: MagicGame,
  subject: Subject,
  object: MagicObject | undefined,
  context: Context,
): boolean => object !== undefined && isSubject<MagicTypes>(fits, game, subject, object, context);

const toIt: Test = (game, watched, { about: { object } }, context) =>
  'object' in watched && typeof watched.object === 'object' && isThe(game, watched.object, object, context);

const byThem: Test = (game, watched, { about: { player } }, context) =>
  'who' in watched && player !== undefined && players(game, watched.who, context).includes(player);

/** Z.3.1: what is put into a graveyard is put into its owner's. */
const isWhosePile = (
  game: MagicGame,
  whose: Who | undefined,
  { about: { object } }: Occurrence,
  context: Context,
): boolean =>
  whose === undefined || (object !== undefined && players(game, whose, context).includes(object.owner));

/** The seat under whose control something would enter. */
const entersUnder = (game: MagicGame, { about: { object, player } }: Occurrence): number =>
  object?.comesUnder ?? player ?? (object ? controlledAsItEnters(game, object, undefined) : game.now.active);

/** Is damage dealt to whom a text speaks of? */
function isHurt(
  game: MagicGame,
  { to, whom }: Extract<ReplacedEvent, { would: 'deal damage' }>,
  { object, player }: Pick<Occurrence['about'], 'object' | 'player'>,
  context: Context,
): boolean {
  if (!to && !whom) return true;
  if (object) return to !== undefined && isThe(game, to, object, context);
  return whom !== undefined && player !== undefined && players(game, whom, context).includes(player);
}

/** Does an event happen that a text says would? */
export const wouldHappen = watchedEvents<MagicTypes, ReplacedEvent['would'], ReplacedEvent>({
  'be dealt damage': [{ kind: 'deal damage', is: toIt }],
  'deal damage': [
    {
      kind: 'deal damage',
      is: (game, watched, { about: { source, object, player, combat } }, context) =>
        watched.would === 'deal damage' &&
        !(watched.battle && !combat) &&
        !(watched.noncombat && combat) &&
        isThe(game, watched.object, source, context) &&
        isHurt(game, watched, { object, player }, context),
    },
  ],
  'be destroyed': [{ kind: 'destroy', is: toIt }],
  'leave play': [{ from: 'in play', is: toIt }],
  'be put into a graveyard': [
    {
      to: 'graveyard',
      is: (game, watched, event, context) =>
        watched.would === 'be put into a graveyard' &&
        (watched.from === 'anywhere' || event.about.from === 'in play') &&
        isWhosePile(game, watched.graveyardOf, event, context) &&
        toIt(game, watched, event, context),
    },
  ],
  'come into play': [
    {
      to: 'in play',
      is: (game, watched, event, context) =>
        watched.would === 'come into play' &&
        toIt(game, watched, event, context) &&
        (watched.under === undefined ||
          players(game, watched.under, context).includes(entersUnder(game, event))),
    },
  ],
  // How many are made is told before any is (K.25.1).
  'create tokens': [],
  'have counters put on it': [
    {
      kind: 'put counters',
      is: (game, watched, event, context) =>
        watched.would === 'have counters put on it' &&
        (watched.counter === undefined || watched.counter === event.about.what) &&
        toIt(game, watched, event, context),
    },
  ],
  'gain life': [{ kind: 'gain life', is: byThem }],
  'lose life': [{ kind: 'lose life', is: byThem }],
  'draw a card': [{ kind: 'draw a card', is: byThem }],
  'discard a card': [
    {
      kind: 'discard a card',
      is: (game, watched, event, context) =>
        watched.would === 'discard a card' &&
        byThem(game, watched, event, context) &&
        (watched.object === undefined || event.about.object === context.source) &&
        (watched.forcedBy === undefined ||
          (isForced(game, event) &&
            (watched.forcedBy === 'anybody' || event.about.forcedBy !== context.controller))),
    },
  ],
  'lose the game': [{ kind: 'lose the game', is: byThem }],
});
