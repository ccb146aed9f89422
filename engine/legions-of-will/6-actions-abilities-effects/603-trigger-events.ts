/** Which events a trigger matches (603.2), and what "it", "that much" and "that player" mean in each case. */

import { gathered } from '../../kernel';
import { definition, fact, varied } from '../forms';
import type { LegionsGame } from '../game';
import type { Occurrence } from '../occurrence';
import { controllerOf, fits, objects, players } from '../phrases';
import type { Context, Piece } from '../piece';
import type { Subject, Trigger, Who } from '../text/tree';
import { attackingUnits, whatEntered } from './603-zone-changes-and-attacks';

/** One way in which an event matches a trigger: what "it", "that much" and "that player" then mean. */
export interface Match {
  readonly that: readonly Piece[];
  /** What of it has been moved by that, as what it became. */
  readonly moved: readonly Piece[];
  readonly thatMuch: number;
  readonly thatPlayer: number | undefined;
}

/** The ways in which a batch of simultaneous events matches a trigger. */
export function matches(
  game: LegionsGame,
  trigger: Trigger,
  occurrences: readonly Occurrence[],
  context: Context,
): readonly Match[] {
  return gathered(occurrences, (occurrence): readonly Match[] => {
    const match = matchOne(game, trigger, occurrence, context, occurrences);
    if (!match) return [];
    const times = timesContained(game, trigger, match);
    return times === 1 ? [match] : Array.from({ length: times }, () => ({ ...match, thatMuch: 1 }));
  });
}

/** 603.2c: so many counters put at once are as many times that "a counter" is put. */
export const timesContained = definition(
  '603.2c',
  'An ability triggers once for each occurrence that one event contains',
  (_game: LegionsGame, trigger: Trigger, { thatMuch }: Match) =>
    trigger.on === 'counters put' && trigger.each ? thatMuch : 1,
  () => 1,
);

/** Kinds of event that a trigger can be about: these; whatever moves an object; any; none, as it is looked for elsewhere. */
const heard: Readonly<Record<Trigger['on'], readonly string[] | 'moves' | 'any' | 'none'>> = {
  'enters the battlefield': 'moves',
  'leaves the battlefield': 'moves',
  'put into a graveyard': 'moves',
  'becomes unattached': 'any',
  'loses control': 'any',
  'prevented from resolving': 'any',
  'damage is prevented': ['prevent damage'],
  destroyed: ['destroy'],
  attacks: ['attack'],
  'attack together': ['attack'],
  'enters a base': 'any',
  'any of': 'none',
  'attacks alone': ['attack'],
  'is attacked': ['attack'],
  'player attacks': ['attack'],
  'attacks and is not blocked': ['become unblocked'],
  blocks: ['block', 'enter blocking'],
  'becomes blocked': ['become blocked', 'block', 'enter blocking'],
  'deals damage': ['deal damage'],
  'is dealt damage': ['deal damage'],
  'becomes rested': ['become rested'],
  'becomes reset': ['become reset'],
  'becomes the target': ['become the target'],
  'moves between bases': ['move between bases'],
  'turned face up': ['turn face up'],
  'turned face down': ['turn face down', 'destroy'],
  'counters put': ['put counters', 'enter the battlefield'],
  'draws a card': ['draw a card'],
  'discards a card': 'moves',
  'gains resource': ['gain resource'],
  'loses the game': ['lose the game'],
  'rolls a die': ['roll a die'],
  'shuffles a deck': ['shuffle'],
  plays: ['play'],
  activates: ['activate'],
  'beginning of': ['begin'],
  state: 'none',
  'when you do': 'none',
};

/** Could an event of this kind match the trigger? Asked first, for most events match nothing. */
export function hears(trigger: Trigger, kind: string, moves: boolean): boolean {
  if (trigger.on === 'any of') return trigger.triggers.some((each) => hears(each, kind, moves));
  const kinds = heard[trigger.on];
  if (kinds === 'any' || kinds === 'none') return kinds === 'any';
  return kinds === 'moves' ? moves : kinds.includes(kind);
}

function matchOne(
  game: LegionsGame,
  trigger: Trigger,
  occurrence: Occurrence,
  context: Context,
  all: readonly Occurrence[],
): Match | undefined {
  const { kind, about, became, replacedBy } = occurrence;
  const { piece, onto, source, player, amount: much = 0 } = about;
  const is = (subject: Subject, what: Piece | undefined): boolean =>
    what !== undefined && isSubject(game, subject, what, context);
  const match = (that: Piece | undefined, who: number | undefined = player): Match => ({
    that: that ? [that] : [],
    moved: that && that === became ? [that] : [],
    thatMuch: much,
    thatPlayer: who,
  });
  const moved = became ?? piece;
  switch (trigger.on) {
    case 'enters the battlefield':
      return became &&
        became.zone === game.battlefield &&
        about.from !== 'battlefield' &&
        is(trigger.object, became)
        ? match(became)
        : undefined;
    case 'leaves the battlefield':
      return about.from === 'battlefield' && piece?.gone && is(trigger.object, piece)
        ? match(moved)
        : undefined;
    case 'destroyed':
      return kind === 'destroy' && is(trigger.object, piece) ? match(moved) : undefined;
    case 'becomes unattached':
      return (kind === 'move between bases' || kind === 'change control' || hasLeft(about)) &&
        is(trigger.object, piece)
        ? match(moved)
        : undefined;
    case 'loses control': {
      const loser = about.lostBy ?? (hasLeft(about) ? piece?.lastController : undefined);
      return isWho(game, trigger.who, loser, context) && is(trigger.object, piece)
        ? match(moved, loser)
        : undefined;
    }
    case 'prevented from resolving':
      return about.prevented && is(trigger.object, piece) ? match(moved) : undefined;
    case 'damage is prevented': {
      // 611.12: once for each effect, however many simultaneous damage events it prevents.
      const by = replacedBy.at(-1);
      const same = all.filter(
        (each) => each.kind === kind && each.replacedBy.at(-1) === by && is(trigger.object, each.about.piece),
      );
      if (kind !== 'prevent damage' || same[0]?.about.piece !== piece || !is(trigger.object, piece))
        return undefined;
      return { ...match(piece), thatMuch: same.reduce((sum, each) => sum + (each.about.amount ?? 0), 0) };
    }
    case 'put into a graveyard':
      return about.what === 'graveyard' &&
        (trigger.from === 'anywhere' || about.from === 'battlefield') &&
        is(trigger.object, piece)
        ? match(moved)
        : undefined;
    case 'attacks':
      return kind === 'attack' && is(trigger.object, piece) ? match(piece) : undefined;
    case 'any of':
      for (const each of trigger.triggers) {
        const found = matchOne(game, each, occurrence, context, all);
        if (found) return found;
      }
      return undefined;
    case 'attack together': {
      const those = attackingUnits(all).filter((unit) => is(trigger.object, unit));
      return kind === 'attack' && those.length >= trigger.least && those[0] === piece
        ? { ...match(piece), that: those }
        : undefined;
    }
    case 'enters a base': {
      const entered = whatEntered(game, occurrence);
      const base = entered?.attachedTo;
      return base && is(trigger.object, entered) && objects(game, trigger.base, context).includes(base)
        ? match(entered)
        : undefined;
    }
    case 'attacks alone':
      return kind === 'attack' &&
        all.filter((each) => each.kind === 'attack').length === 1 &&
        is(trigger.object, piece)
        ? match(piece)
        : undefined;
    case 'is attacked': {
      const first = all.find((each) => each.kind === 'attack' && each.about.onto === onto);
      return kind === 'attack' && first?.about.piece === piece && is(trigger.object, onto)
        ? match(piece)
        : undefined;
    }
    case 'player attacks': {
      const first = all.find((each) => each.kind === 'attack');
      return kind === 'attack' && first?.about.piece === piece && isWho(game, trigger.who, player, context)
        ? match(piece)
        : undefined;
    }
    case 'attacks and is not blocked':
      return kind === 'become unblocked' && is(trigger.object, piece) ? match(piece) : undefined;
    case 'blocks':
      if (trigger.least !== undefined) {
        const those = piece?.blocking.filter(
          (each) => !trigger.what || fits(game, trigger.what, each, context),
        );
        const isNew =
          is(trigger.object, piece) && (!trigger.what || (onto && fits(game, trigger.what, onto, context)));
        const news = isNew ? blocksOf(all, (each) => each.piece === piece) : [];
        return comesTo(game, those?.length ?? 0, news, occurrence, trigger.least) ? match(piece) : undefined;
      }
      return kind === 'block' &&
        !(about.again && !trigger.what) &&
        is(trigger.object, piece) &&
        (!trigger.what || (onto && fits(game, trigger.what, onto, context)))
        ? match(trigger.what ? onto : piece)
        : undefined;
    case 'becomes blocked':
      if (trigger.least !== undefined) {
        const those = onto?.blockedBy.filter((each) => !trigger.by || fits(game, trigger.by, each, context));
        const isNew =
          is(trigger.object, onto) && (!trigger.by || (piece && fits(game, trigger.by, piece, context)));
        const news = isNew ? blocksOf(all, (each) => each.onto === onto) : [];
        return comesTo(game, those?.length ?? 0, news, occurrence, trigger.least) ? match(onto) : undefined;
      }
      if (trigger.by)
        return (kind === 'block' || kind === 'enter blocking') &&
          is(trigger.object, onto) &&
          piece &&
          fits(game, trigger.by, piece, context)
          ? match(piece)
          : undefined;
      return kind === 'become blocked' && is(trigger.object, piece) ? match(piece) : undefined;
    case 'deals damage': {
      const fit =
        kind === 'deal damage' &&
        is(trigger.object, source) &&
        (!trigger.battle || about.battle) &&
        (!trigger.to || (piece && fits(game, trigger.to, piece, context)));
      return fit ? match(piece, piece && controllerOf(piece)) : undefined;
    }
    case 'is dealt damage':
      return kind === 'deal damage' && is(trigger.object, piece) ? match(piece) : undefined;
    case 'becomes rested':
      return kind === 'become rested' && is(trigger.object, piece) ? match(piece) : undefined;
    case 'becomes reset':
      return kind === 'become reset' && is(trigger.object, piece) ? match(piece) : undefined;
    case 'becomes the target':
      return kind === 'become the target' &&
        is(trigger.object, piece) &&
        (trigger.by === undefined || (trigger.by === 'you') === (about.player === context.controller))
        ? match(piece)
        : undefined;
    case 'moves between bases':
      return kind === 'move between bases' && is(trigger.object, piece) ? match(piece) : undefined;
    case 'turned face up':
      return kind === 'turn face up' && is(trigger.object, piece) ? match(piece) : undefined;
    case 'turned face down':
      return (kind === 'turn face down' || (kind === 'destroy' && piece?.faceDown)) &&
        is(trigger.object, piece)
        ? match(piece)
        : undefined;
    case 'counters put': {
      // 114.5: counters that it entered with were put on it as well.
      const entered = kind === 'enter the battlefield' ? (became?.counters[trigger.counter] ?? 0) : 0;
      if (entered > 0 && is(trigger.object, became)) {
        const reached = trigger.nth === undefined || nthCounter(game, 0, entered, trigger.nth);
        return reached && became ? { ...match(became), thatMuch: entered } : undefined;
      }
      if (kind !== 'put counters' || about.what !== trigger.counter || !is(trigger.object, piece) || !piece)
        return undefined;
      const now = piece.counters[trigger.counter] ?? 0;
      if (much <= 0) return undefined;
      return trigger.nth === undefined || nthCounter(game, now - much, now, trigger.nth)
        ? match(piece)
        : undefined;
    }
    case 'draws a card':
      return kind === 'draw a card' && became && isWho(game, trigger.who, player, context)
        ? match(became)
        : undefined;
    case 'discards a card':
      return isWho(game, trigger.who, kind === 'discard a card' ? player : about.discarded, context)
        ? match(became)
        : undefined;
    case 'gains resource':
      return kind === 'gain resource' && isWho(game, trigger.who, player, context)
        ? match(undefined)
        : undefined;
    case 'loses the game':
      return kind === 'lose the game' && isWhoLost(game, trigger.who, player, context)
        ? match(undefined)
        : undefined;
    case 'shuffles a deck':
      return kind === 'shuffle' && isWho(game, trigger.who, player, context) ? match(undefined) : undefined;
    case 'rolls a die':
      return kind === 'roll a die' && isWho(game, trigger.who, player, context)
        ? match(undefined)
        : undefined;
    case 'plays':
      return kind === 'play' &&
        piece &&
        isWho(game, trigger.who, player, context) &&
        fits(game, trigger.filter, piece, context)
        ? match(piece)
        : undefined;
    case 'activates':
      return kind === 'activate' &&
        source &&
        isWho(game, trigger.who, player, context) &&
        fits(game, trigger.filter, source, context)
        ? match(source)
        : undefined;
    case 'beginning of':
      return kind === 'begin' &&
        isBeginningOf(about.what ?? '', trigger.step) &&
        isWhose(trigger.whose, player, context)
        ? { that: [], moved: [], thatMuch: 0, thatPlayer: player }
        : undefined;
    default:
      return undefined;
  }
}

/** The object has left the battlefield. */
const hasLeft = ({ from, piece }: Occurrence['about']): boolean =>
  from === 'battlefield' && piece?.gone === true;

/** A phase begins with its first step. */
const firstSteps: Readonly<Record<string, string>> = {
  'reset step': 'beginning phase',
  'beginning of battle step': 'battle phase',
  'end step': 'ending phase',
  'prebattle main phase': 'main phase',
  'postbattle main phase': 'main phase',
};

const isBeginningOf = (part: string, named: string): boolean => part === named || firstSteps[part] === named;

/** 114.6: the Nth counter was put when there were fewer before and as many after. */
export const nthCounter = varied(
  fact(
    '114.6',
    'The Nth counter is the one that makes N',
    (_game, before: number, after: number, nth: number) => before < nth && after >= nth,
  ),
  {
    'one more': (_game, before, after, nth) => before <= nth && after > nth,
  },
);

/** The events of one batch in which units come to block. */
const blocksOf = (
  all: readonly Occurrence[],
  isMeant: (about: Occurrence['about']) => boolean,
): readonly Occurrence[] =>
  all.filter(({ kind, about }) => (kind === 'block' || kind === 'enter blocking') && isMeant(about));

/** 509.4e: so many block or are blocked now, and fewer did before; of several events at once the first tells. */
export const comesTo = varied(
  fact(
    '509.4e',
    'An ability that asks for a number of blocking units triggers as there come to be so many',
    (_game, now: number, news: readonly Occurrence[], event: Occurrence, least: number) =>
      news[0] === event && now >= least && now - news.length < least,
  ),
  {
    'one more': (_game, now, news, event, least) =>
      news[0] === event && now > least && now - news.length <= least,
  },
);

function isSubject(game: LegionsGame, subject: Subject, piece: Piece, context: Context): boolean {
  if (subject.this === true) return piece === context.source || piece.became === context.source;
  if (subject.this === 'that') return context.that.includes(piece);
  return fits(game, subject.filter, piece, context);
}

const isWho = (game: LegionsGame, who: Who, player: number | undefined, context: Context): boolean =>
  player !== undefined && players(game, who, context).includes(player);

/** 603.8, 603.9e: whoever loses has left the game by then, and was somebody's opponent before. */
export const countsWhoHasLost = fact(
  ['603.8', '603.9e'],
  'What triggers as a player loses the game looks back at that player, who has left it',
  (_game, who: Who, loser: number, controller: number) => {
    const isAnybody = who.who === 'any player' || who.who === 'each player';
    const isOpponent = who.who === 'opponent' || who.who === 'each opponent';
    return isAnybody || (isOpponent && loser !== controller);
  },
);

const isWhoLost = (game: LegionsGame, who: Who, loser: number | undefined, context: Context): boolean =>
  loser !== undefined &&
  (countsWhoHasLost(game, who, loser, context.controller) || isWho(game, who, loser, context));

function isWhose(
  whose: 'your' | 'each' | 'the' | "opponent's",
  player: number | undefined,
  context: Context,
): boolean {
  if (whose === 'your') return player === context.controller;
  return whose === "opponent's" ? player !== context.controller : true;
}
