/** Which events fulfil the condition of a triggered ability (376.2), and what "it", "that much" and "that player" then mean: word by word. */
import { isSubject as isWatched } from '../../card-game/phrases/subject';
import { TriggerTable, type TriggerWords, usualTriggers } from '../../card-game/triggers/trigger-words';
import { column } from '../../kernel';
import { isDoneWith } from '../400-types-of-actions/415-responsibility';
import { playEffectsChooseThere } from '../700-additional-rules/737-hidden';
import { wasPlayedFromHidden } from '../700-additional-rules/737-played-from-hidden';
import type { RiftboundGame, RiftboundTypes } from '../game';
import type { Context, GameObject } from '../object';
import type { Occurrence } from '../occurrence';
import type { Match } from '../particulars';
import { controllerOf, fits, isAt, locations, players } from '../phrases';
import type { Place, Subject, Trigger, Who } from '../text/tree/index';
import {
  attacks,
  conquers,
  defends,
  hasWon,
  hearsOfAnother,
  holds,
  isPlayEffect,
  isReturned,
  isTheEnd,
  isTheStart,
} from './375-trigger-events';

type Words = TriggerWords<RiftboundTypes>;
type On<W> = Trigger & { readonly on: W };

const NOBODY: readonly GameObject[] = [];

const isWho = (game: RiftboundGame, who: Who, seat: number | undefined, context: Context): boolean =>
  seat !== undefined && players(game, who, context).includes(seat);

/** An ability of what has left knows its source as what that became. */
const isSubject = (game: RiftboundGame, subject: Subject, object: GameObject, context: Context): boolean =>
  (subject.this === true && object.became.includes(context.source)) ||
  isWatched<RiftboundTypes>(fits, game, subject, object, context);

const isThere = (
  game: RiftboundGame,
  at: Place | undefined,
  object: GameObject | undefined,
  context: Context,
): boolean => at === undefined || (object !== undefined && isAt(game, object, at, context));

/** The circumstances that only some triggers name. */
const circumstances = column((trigger: Trigger) => ({
  at: undefined,
  from: undefined,
  by: undefined,
  ...trigger,
}));

/** Does it happen where a trigger says, from where, and is it done with what it says? */
function isAsSaid(game: RiftboundGame, trigger: Trigger, event: Occurrence, context: Context): boolean {
  const { at, from, by } = circumstances(trigger);
  const { object, origin } = event.about;
  if (by !== undefined && !isDoneWith(game, by, event, context)) return false;
  if (from !== undefined && !(origin && locations(game, from, context).includes(origin))) return false;
  return isThere(game, at, object, context);
}

const matched = ({ about: { object, amount = 1, player }, became: [became] }: Occurrence): Match => ({
  controllers: became && object ? { [became.id]: controllerOf(object) } : undefined,
  that: became ? [became] : object ? [object] : NOBODY,
  thatWas: object ? [object] : NOBODY,
  thatMuch: amount,
  thatPlayer: player,
});

const { happens, isDone } = usualTriggers<RiftboundTypes, Subject, Who>({
  isSubject,
  isWho,
  isAsSaid,
  matched,
});

/** What nothing that happens sets off: it is looked for elsewhere, or has no event. */
const unheard = { kinds: 'none', match: () => undefined } as const;

/** One of the units at a battlefield is the object. */
const ofOneThere = (
  kind: string,
  takesPart: (game: RiftboundGame, object: GameObject, event: Occurrence) => boolean,
): Words['conquers' | 'holds' | 'wins a combat'] => ({
  kinds: [kind],
  match: (game, { object, at, who }, event, context) =>
    (event.about.to?.objects ?? NOBODY).some(
      (unit) =>
        takesPart(game, unit, event) &&
        isSubject(game, object, unit, context) &&
        (who === undefined || isWho(game, who, unit.controller, context)) &&
        isThere(game, at, unit, context),
    )
      ? matched(event)
      : undefined,
});

const fights = (does: typeof attacks): Words['player attacks' | 'player defends'] => ({
  kinds: ['begin a combat'],
  match: (game, { who, at }, event, context) =>
    players(game, who, context).some((seat) => does(game, seat, event)) &&
    isThere(game, at, event.about.object, context)
      ? matched(event)
      : undefined,
});

const moment = (is: typeof isTheStart, ...kinds: readonly string[]): Words['start of' | 'end of'] => ({
  kinds,
  match: (game, trigger, event, context) => (is(game, trigger, event, context) ? matched(event) : undefined),
});

/** Is it the very permanent that is played, or what a text describes? */
function isPlayed(
  game: RiftboundGame,
  { filter }: On<'plays'>,
  object: GameObject,
  context: Context,
): boolean {
  if (!filter.this) return hearsOfAnother(game, filter, object, context);
  return (
    isPlayEffect(game, object, context) &&
    (!filter.fromHidden || wasPlayedFromHidden(game, object)) &&
    isThere(game, filter.at, object, context)
  );
}

/** The player who did something: the controller of what did it, or whom it happened to. */
const doer = ({ about: { by, source, player } }: Occurrence): number | undefined =>
  by ?? (source ? controllerOf(source) : player);

/** What a player does, as the events call it. */
const EVENTS: Readonly<Record<string, string>> = { 'spend buff': 'spend a buff' };

const words: Words = {
  'any of': { parts: ({ triggers }) => triggers },
  'nth time': { parts: ({ trigger }) => [trigger] },
  'one or more': { parts: ({ trigger }) => [trigger] },

  // 376.4: play, conquer, hold, attack and defend
  plays: {
    kinds: ['play'],
    match: (game, trigger, event, context) => {
      const { object, player } = event.about;
      if (!isWho(game, trigger.who, player, context) || !object) return undefined;
      if (!isPlayed(game, trigger, object, context)) return undefined;
      const { source } = context;
      return object === source
        ? { ...matched(event), onlyAt: playEffectsChooseThere(game, source) }
        : matched(event);
    },
  },
  conquers: ofOneThere('conquer', conquers),
  holds: ofOneThere('hold', holds),
  'player conquers': isDone('conquer'),
  'player holds': isDone('hold'),
  'player scores': isDone('conquer', 'hold'),
  'player gains points': isDone('gain points'),
  'player burns out': isDone('burn out'),
  attacks: happens(['become an attacker']),
  defends: happens(['become a defender']),
  'player attacks': fights(attacks),
  'player defends': fights(defends),
  'wins a combat': ofOneThere('end a combat', hasWon),

  // 317, 315: moments
  'start of': moment(isTheStart, 'begin', 'begin a combat', 'begin a showdown'),
  'end of': moment(isTheEnd, 'end', 'end a combat', 'end a showdown'),

  // 400–423: what happens to objects, and what players do
  dies: happens(['kill']),
  moves: happens(['move']),
  'takes damage': happens(['deal damage']),
  'becomes buffed': happens(['buff']),
  'becomes stunned': happens(['stun']),
  'becomes ready': happens(['ready']),
  'becomes exhausted': happens(['exhaust']),
  'becomes mighty': happens(['become mighty']),
  'is discarded': happens(['discard']),
  'is recycled': happens(['recycle']),
  'is banished': happens(['banish']),
  'is healed': happens(['heal']),
  'is recalled': happens(['recall']),
  'is revealed': happens(['reveal']),
  'is attached': happens(['attach']),
  'is detached': happens(['detach']),
  'is equipped': happens(['equip']),
  'is returned': {
    kinds: ['put into zone', 'return to hand'],
    match: (game, { object, who }, event, context) => {
      const { object: card } = event.about;
      return card &&
        isReturned(game, event) &&
        isSubject(game, object, card, context) &&
        (who === undefined || isWho(game, who, card.owner, context))
        ? matched(event)
        : undefined;
    },
  },
  'draws a card': isDone('draw'),
  'discards a card': isDone('discard'),
  'player does': {
    kinds: [
      'kill',
      'stun',
      'buff',
      'recycle',
      'channel',
      'discard',
      'hide',
      'ready',
      'exhaust',
      'move',
      'choose',
      'counter',
      'banish',
      'reveal',
      'spend a buff',
    ],
    match: (game, { what, who, filter, with: means }, event, context) => {
      const { object } = event.about;
      return object &&
        event.kind === (EVENTS[what] ?? what) &&
        isWho(game, who, doer(event), context) &&
        (!filter || fits(game, filter, object, context)) &&
        (!means || isDoneWith(game, means, event, context))
        ? matched(event)
        : undefined;
    },
  },

  'is chosen': unheard,
  'leaves the board': unheard,
  'beginning of': unheard,
  state: unheard,
  'when you do': unheard,
};

export const triggerWords = new TriggerTable<RiftboundTypes>(words);

/** The kinds of event that could fulfil a trigger's condition: no other need be looked at. */
export const eventKindsOf = column(
  (trigger: Trigger): ReadonlySet<string> => new Set(triggerWords.kindsOf(trigger)),
);
