/** Which events a trigger matches, word by word, and what "it", "that much" and "that player" mean then. */
import { countersOn } from '../../card-game/counters/counters';
import { lastControllerOf } from '../../card-game/objects/game-object';
import { isWhose, TriggerTable, type TriggerWords } from '../../card-game/triggers/trigger-words';
import { assumed } from '../../kernel';
import { isCrime } from '../7-additional-rules/700-general-terms';
import { infectsPlayers } from '../7-additional-rules/702-infect';
import { definition, fact } from '../forms';
import { cannotLoseLife } from '../g-glossary/G.21-loss-of-life';
import type { MagicGame, MagicTypes } from '../game';
import type { Context, MagicObject } from '../object';
import type { Occurrence } from '../occurrence';
import type { Match } from '../particulars';
import { asAnnounced } from '../t-timing/T.4-as-announced';
import { talliedOf } from '../t-timing/T.6-turn-so-far';
import { fits, objects } from '../text/phrases';
import type { Trigger } from '../text/tree';
import { combatWords } from './A.4-combat-triggers';
import { looksBack } from './A.4-looking-back';
import {
  happens,
  isDone,
  isDoneTo,
  isSubject,
  isWho,
  matchOf,
  onceForAll,
  onceTogether,
} from './A.4-trigger-matching';
import { isCycled } from './A.12-cycling';

/** E.3.1, E.3.2: however it is put there. */
export const comesIntoPlay = fact(
  { '2003': 'E.3.1', '2013': '603.6', '2025': assumed('E.3.1', { from: '2003' }) },
  'Comes-into-play abilities trigger as a permanent comes into play from anywhere else',
  (game: MagicGame, { about, became }: Occurrence) =>
    became[0]?.zone === game.inPlay && about.from !== 'in play',
);

const leavesPlay = (_game: MagicGame, { about: { from, object } }: Occurrence): boolean =>
  from === 'in play' && object?.ceased === true;

/** G.21.1 */
export const damageTakesLife = fact(
  {
    '2003': 'G.21.1',
    '2013': assumed('119.3', { from: ['2003', 'G.21.1'] }),
    '2025': assumed('120.3', { from: ['2003', 'G.21.1'] }),
  },
  'A player who is dealt damage loses life',
  (game: MagicGame, { kind, about: { object, player = 0, source } }: Occurrence) =>
    kind === 'deal damage' &&
    object === undefined &&
    !(source && infectsPlayers(game, source)) &&
    !cannotLoseLife(game, player),
);

/** A.4.Ruling.2 */
export const leavingIsLosing = fact(
  {
    '2003': 'A.4.Ruling.2',
    '2013': '109.4',
    '2025': assumed('A.4.Ruling.2', { from: '2003' }),
  },
  'Control of what leaves play is lost',
  (_game: MagicGame) => true,
);

/** A.4.12 */
export const timesContained = definition(
  'A.4.12',
  'An ability triggers once for each time that its condition occurs',
  (_game: MagicGame, trigger: Trigger, { thatMuch }: Match): number =>
    trigger.on === 'counters put' && trigger.each ? thatMuch : 1,
  () => 1,
);

type Plays = Extract<Trigger, { on: 'plays' | 'sacrifices' }>;
const isDescribed = (game: MagicGame, { filter }: Plays, object: MagicObject, context: Context): boolean =>
  fits(game, filter, object, context);

/** A.4.12: the books of the turn are kept after what happens is heard. */
const isNth = (game: MagicGame, nth: number, event: Occurrence, all: readonly Occurrence[]): boolean => {
  const { player = 0 } = event.about;
  const before = all
    .slice(0, all.indexOf(event))
    .filter(({ kind, about, became }) => kind === event.kind && about.player === player && became[0]);
  return talliedOf(game, player, 'cards drawn') + before.length + 1 === nth;
};

const isPlayed = (
  game: MagicGame,
  trigger: Extract<Trigger, { on: 'plays' }>,
  object: MagicObject,
  context: Context,
): boolean =>
  fits(game, trigger.filter, object, context, (each) =>
    each === object ? asAnnounced(game, each) : game.look(each),
  ) &&
  (trigger.nth === undefined ||
    game.player(object.controller ?? object.owner).spellsPlayed + 1 === trigger.nth);

const words: TriggerWords<MagicTypes> = {
  ...combatWords,
  'any of': { parts: ({ triggers }) => triggers },
  'comes into play': onceTogether(
    happens('moves', { occurs: comesIntoPlay, whom: ({ became }) => became[0] }),
  ),
  'leaves play': happens('moves', { occurs: leavesPlay, looksBack }),
  'put into a graveyard': onceTogether(
    happens('moves', {
      occurs: (_game, { about, became }, _all, { from }: Extract<Trigger, { on: 'put into a graveyard' }>) =>
        became[0]?.zone.name === 'graveyard' && (from === 'anywhere' || about.from === 'in play'),
      looksBack,
    }),
  ),
  'is dealt damage': onceForAll(
    happens(['deal damage']),
    (_trigger, one, other) => one.object === other.object,
  ),
  'becomes tapped': happens(['become tapped']),
  'becomes untapped': happens(['become untapped']),
  'is countered': happens(['counter']),
  'becomes the target': {
    kinds: ['become the target'],
    match: (game, { object: subject, by, byOpponent }, event, context) => {
      const { object, source, onto, player } = event.about;
      if (event.kind !== 'become the target' || !object || !isSubject(game, subject, object, context))
        return undefined;
      if (byOpponent && player === context.controller) return undefined;
      if (by !== undefined && (source?.zone === game.stack) !== (by === 'spell')) return undefined;
      return { ...matchOf(event, object), targeting: onto ? [onto] : [] };
    },
  },
  'loses control': {
    kinds: 'any',
    looksBack: (game) => leavingIsLosing(game),
    match: (game, { who, object: subject }, event, context) => {
      const { object, from } = event.about;
      if (!object || !isSubject(game, subject, object, context)) return undefined;
      const loses = event.kind === 'change control' || (from === 'in play' && leavingIsLosing(game));
      return loses && isWho(game, who, event.about.lostBy ?? lastControllerOf(object), context)
        ? matchOf(event, event.became[0] ?? object)
        : undefined;
    },
  },
  'is tapped for mana': {
    kinds: ['tap for mana'],
    match: (game, { object, who }, event, context) =>
      event.kind === 'tap for mana' &&
      event.about.object &&
      isSubject(game, object, event.about.object, context) &&
      (!who || isWho(game, who, event.about.player, context))
        ? matchOf(event, event.about.object)
        : undefined,
  },
  'counters put': {
    kinds: ['put counters'],
    match: (game, { object, counter, nth, who }, event, context) => {
      const { object: bearer, what, amount: put = 0, player } = event.about;
      if (event.kind !== 'put counters' || what !== counter || put === 0 || !bearer) return undefined;
      if (who && !isWho(game, who, player, context)) return undefined;
      const there = countersOn(bearer, counter);
      const isIt = nth === undefined || (there - put < nth && there >= nth);
      return isIt && isSubject(game, object, bearer, context) ? matchOf(event, bearer) : undefined;
    },
  },
  'last counter removed': {
    kinds: ['remove counters'],
    match: (game, { object, counter }, event, context) => {
      const { object: bearer, what, amount = 0 } = event.about;
      return event.kind === 'remove counters' &&
        what === counter &&
        amount > 0 &&
        bearer &&
        countersOn(bearer, counter) === 0 &&
        isSubject(game, object, bearer, context)
        ? matchOf(event, bearer)
        : undefined;
    },
  },
  'draws a card': {
    kinds: ['draw a card'],
    match: (game, { who, nth }, event, context, all) => {
      const { player } = event.about;
      const [drawn] = event.became;
      if (event.kind !== 'draw a card' || !drawn || player === undefined) return undefined;
      const isIt = isWho(game, who, player, context) && (nth === undefined || isNth(game, nth, event, all));
      return isIt ? matchOf(event, drawn) : undefined;
    },
  },
  cycles: {
    kinds: ['discard a card'],
    match: (game, { who, object: subject }, event, context) => {
      const { object, player } = event.about;
      if (!isCycled(game, event) || !isWho(game, who, player, context)) return undefined;
      const isIt =
        subject === undefined || (object !== undefined && isSubject(game, subject, object, context));
      return isIt ? matchOf(event, event.became[0]) : undefined;
    },
  },
  'discards a card': {
    kinds: ['discard a card'],
    match: (game, { who }, event, context) =>
      event.kind === 'discard a card' && isWho(game, who, event.about.player, context)
        ? matchOf(event, event.became[0])
        : undefined,
  },
  plays: isDoneTo('play', isPlayed),
  // A.4.16: it is no longer in play.
  sacrifices: isDoneTo('sacrifice', isDescribed),
  'gains life': isDone('gain life'),
  'loses life': {
    kinds: ['lose life', 'deal damage'],
    match: (game, { who }, event, context) =>
      (event.kind === 'lose life' || damageTakesLife(game, event)) &&
      isWho(game, who, event.about.player, context)
        ? matchOf(event, undefined)
        : undefined,
  },
  scries: isDone('scry'),
  proliferates: isDone('proliferate'),
  searches: isDone('search'),
  expends: {
    kinds: ['spend mana on a spell'],
    match: (game, { who, amount: mark }, event, context) => {
      const { player, amount: spent = 0 } = event.about;
      if (event.kind !== 'spend mana on a spell' || player === undefined) return undefined;
      const after = game.player(player).spentOnSpells;
      return after - spent < mark && mark <= after && isWho(game, who, player, context)
        ? matchOf(event, undefined)
        : undefined;
    },
  },
  'commits a crime': {
    kinds: ['play', 'activate', 'put a triggered ability on the stack'],
    match: (game, { who }, { about: { object, player } }, context) =>
      object?.context &&
      player !== undefined &&
      isWho(game, who, player, context) &&
      isCrime(game, player, object.context)
        ? { that: [], thatMuch: 0, thatPlayer: player }
        : undefined,
  },
  'rolls dice': isDone('roll dice'),
  'rolls a die': isDone('roll a die'),
  'wins a flip': isDone('win a flip'),
  'loses a flip': isDone('lose a flip'),
  surveils: isDone('surveil'),
  'shuffles a deck': isDone('shuffle'),
  'beginning of': {
    kinds: ['begin'],
    match: (game, { step, whose, of }, { kind, about: { what = '', player } }, context) =>
      kind === 'begin' &&
      isBeginningOf(what, step) &&
      isWhose(whose, player, context) &&
      (of === undefined || isWho(game, of, player, context))
        ? {
            // Of "enchanted creature's controller", "that creature" is the one that is enchanted.
            that: of && 'object' in of ? objects(game, of.object, context) : [],
            thatMuch: 0,
            thatPlayer: player,
          }
        : undefined,
  },
  state: { kinds: 'none', match: () => undefined },
  'when you do': { kinds: 'none', match: () => undefined },
};

/** A phase begins with its first step. */
const FIRST_STEPS: Readonly<Record<string, string>> = { 'beginning of combat step': 'combat phase' };

const isBeginningOf = (part: string, named: string): boolean => part === named || FIRST_STEPS[part] === named;

/** What Magic's words for what sets an ability off mean. */
export const triggerWords = new TriggerTable<MagicTypes>(words, { timesContained });
