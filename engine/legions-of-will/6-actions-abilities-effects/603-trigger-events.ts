/** Which events a trigger matches (603.2), and what "it", "that much" and "that player" mean in each case: word by word. */
import { isWhose, TriggerTable, type TriggerWords } from '../../card-game/triggers/trigger-words';
import { asItWasInBattle } from '../4-zones/battle-state';
import { definition, fact } from '../forms';
import type { LegionsGame, LegionsTypes } from '../game';
import type { Context, GameObject } from '../object';
import type { Occurrence } from '../occurrence';
import type { Match } from '../particulars';
import { controllerOf, fits, objects } from '../phrases';
import type { Trigger } from '../text/tree';
import { wordsOfBattle } from './603-battle-triggers';
import { nthCounter } from './603-counted-events';
import { looksBack, looksBackControl, looksBackPrevented, looksBackUnattached } from './603-looking-back';
import { happens, isDone, isDoneTo, isSubject, isWho, isWhoLost, matchOf } from './603-trigger-subjects';
import { entersTheBattlefield, leavesTheBattlefield, whatEntered } from './603-zone-changes-and-attacks';

/** 603.2f: a state that is there, or goes on, makes nothing trigger; what enters in it doesn't come to be in it. */
export const becomes = fact(
  '603.2f',
  'What a permanent becomes makes abilities trigger only as it becomes that',
  (_game, { kind }: Occurrence, what: 'become rested' | 'become reset') => kind === what,
);

/** 603.2c: so many counters put at once are as many times that "a counter" is put. */
export const timesContained = definition(
  '603.2c',
  'An ability triggers once for each occurrence that one event contains',
  (_game: LegionsGame, trigger: Trigger, { thatMuch }: Match) =>
    trigger.on === 'counters put' && trigger.each ? thatMuch : 1,
  () => 1,
);

const ALWAYS = (): boolean => true;
const isDescribed = (
  game: LegionsGame,
  { filter }: Extract<Trigger, { on: 'plays' | 'activates' }>,
  object: GameObject,
  context: Context,
): boolean => fits(game, filter, object, context);

const words: TriggerWords<LegionsTypes> = {
  'any of': { parts: ({ triggers }) => triggers },

  // 603.5: zones
  'enters the battlefield': happens('moves', {
    occurs: entersTheBattlefield,
    whom: ({ became }) => became[0],
  }),
  'leaves the battlefield': happens('moves', { occurs: leavesTheBattlefield, looksBack }),
  destroyed: happens(['destroy'], { looksBack }),
  'put into a graveyard': happens('moves', {
    occurs: (_game, { about }, _all, { from }: Extract<Trigger, { on: 'put into a graveyard' }>) =>
      about.what === 'graveyard' && (from === 'anywhere' || about.from === 'battlefield'),
    looksBack,
  }),
  'becomes unattached': happens('any', {
    occurs: (game, event) =>
      event.kind === 'move between bases' ||
      event.kind === 'change control' ||
      leavesTheBattlefield(game, event),
    looksBack: looksBackUnattached,
  }),
  'loses control': {
    kinds: 'any',
    looksBack: looksBackControl,
    match: (game, { who, object }, event, context) => {
      const { object: permanent, lostBy, inBattle = [] } = event.about;
      const loser = lostBy ?? (leavesTheBattlefield(game, event) ? permanent?.lastController : undefined);
      if (!permanent || !isWho(game, who, loser, context)) return undefined;
      return asItWasInBattle(game, permanent, inBattle, () => isSubject(game, object, permanent, context))
        ? matchOf(event, event.became[0] ?? permanent, loser)
        : undefined;
    },
  },
  'prevented from resolving': happens('any', {
    occurs: (_game, { about }) => about.prevented === true,
    looksBack: looksBackPrevented,
  }),
  'enters a base': {
    kinds: 'any',
    match: (game, { object, base }, event, context) => {
      const entered = whatEntered(game, event);
      const into = entered?.attachedTo;
      return into && isSubject(game, object, entered, context) && objects(game, base, context).includes(into)
        ? matchOf(event, entered)
        : undefined;
    },
  },
  'moves between bases': happens(['move between bases']),
  'discards a card': {
    kinds: 'moves',
    match: (game, { who }, event, context) => {
      const { player, discarded } = event.about;
      return isWho(game, who, event.kind === 'discard a card' ? player : discarded, context)
        ? matchOf(event, event.became[0])
        : undefined;
    },
  },
  'draws a card': isDoneTo('draw a card', ALWAYS, ({ became }) => became[0]),

  ...wordsOfBattle,

  // 113, 611: damage
  'deals damage': {
    kinds: ['deal damage'],
    match: (game, { object, battle, to }, event, context) => {
      const { object: recipient, source } = event.about;
      const isIt =
        event.kind === 'deal damage' &&
        source &&
        isSubject(game, object, source, context) &&
        (!battle || event.about.battle) &&
        (!to || (recipient && fits(game, to, recipient, context)));
      return isIt ? matchOf(event, recipient, recipient && controllerOf(recipient)) : undefined;
    },
  },
  'is dealt damage': happens(['deal damage']),
  'damage is prevented': {
    kinds: ['prevent damage'],
    // 611.12: once for each effect, however many simultaneous damage events it prevents.
    match: (game, { object }, event, context, all) => {
      const by = event.replacedBy.at(-1);
      const same = all.filter(
        ({ kind, replacedBy, about: { object: recipient } }) =>
          kind === 'prevent damage' &&
          replacedBy.at(-1) === by &&
          recipient &&
          isSubject(game, object, recipient, context),
      );
      if (event.kind !== 'prevent damage' || same[0]?.about.object !== event.about.object) return undefined;
      const thatMuch = same.reduce((sum, { about }) => sum + (about.amount ?? 0), 0);
      return same.includes(event) ? { ...matchOf(event, event.about.object), thatMuch } : undefined;
    },
  },

  // 104, 108, 110, 114, 301: what becomes of permanents
  'becomes rested': happens(['become rested'], {
    occurs: (game, event) => becomes(game, event, 'become rested'),
  }),
  'becomes reset': happens(['become reset'], {
    occurs: (game, event) => becomes(game, event, 'become reset'),
  }),
  'becomes the target': {
    kinds: ['become the target'],
    match: (game, { object, by }, event, context) => {
      const { object: target, player } = event.about;
      return event.kind === 'become the target' &&
        target &&
        isSubject(game, object, target, context) &&
        (by === undefined || (by === 'you') === (player === context.controller))
        ? matchOf(event, target)
        : undefined;
    },
  },
  'turned face up': happens(['turn face up']),
  'turned face down': happens(['turn face down', 'destroy'], {
    occurs: (_game, { kind, about }) =>
      kind === 'turn face down' || (kind === 'destroy' && about.object?.faceDown === true),
    it: ({ about }) => about.object,
  }),
  'counters put': {
    kinds: ['put counters', 'enter the battlefield'],
    match: (game, { object, counter, nth }, event, context) => {
      const { kind, became, about } = event;
      // 114.5: counters that it entered with were put on it as well.
      const isEntering = kind === 'enter the battlefield';
      if (!isEntering && (kind !== 'put counters' || about.what !== counter)) return undefined;
      const permanent = isEntering ? became[0] : about.object;
      if (!permanent) return undefined;
      const now = permanent.counters[counter] ?? 0;
      const much = isEntering ? now : (about.amount ?? 0);
      if (much <= 0 || !isSubject(game, object, permanent, context)) return undefined;
      return nth === undefined || nthCounter(game, now - much, now, nth)
        ? { ...matchOf(event, permanent), thatMuch: much }
        : undefined;
    },
  },

  // 601, 602: what players do
  plays: isDoneTo('play', isDescribed),
  activates: isDoneTo('activate', isDescribed, ({ about }) => about.source),
  'gains resource': isDone('gain resource'),
  'shuffles a deck': isDone('shuffle'),
  'rolls a die': isDone('roll a die'),
  'loses the game': {
    kinds: ['lose the game'],
    match: (game, { who }, event, context) =>
      event.kind === 'lose the game' && isWhoLost(game, who, event.about.player, context)
        ? matchOf(event, undefined)
        : undefined,
  },

  // 603.2b, 603.7, 603.10: times, states, and what was done
  'beginning of': {
    kinds: ['begin'],
    match: (_game, { step, whose }, { kind, about: { what = '', player } }, context) =>
      kind === 'begin' && isBeginningOf(what, step) && isWhose(whose, player, context)
        ? { that: [], moved: [], thatMuch: 0, thatPlayer: player }
        : undefined,
  },
  state: { kinds: 'none', match: () => undefined },
  'when you do': { kinds: 'none', match: () => undefined },
};

/** A phase begins with its first step. */
const firstSteps: Readonly<Record<string, string>> = {
  'reset step': 'beginning phase',
  'beginning of battle step': 'battle phase',
  'end step': 'ending phase',
  'prebattle main phase': 'main phase',
  'postbattle main phase': 'main phase',
};

const isBeginningOf = (part: string, named: string): boolean => part === named || firstSteps[part] === named;

/** What Legions of Will's words for what sets an ability off mean. */
export const triggerWords = new TriggerTable<LegionsTypes>(words, { timesContained });
