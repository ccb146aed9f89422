/** Which events a trigger matches (603.2), and what "it", "that much" and "that player" mean in each case. */

import { gathered } from '../../kernel';
import {
  attacks,
  attacksAlone,
  attackTogether,
  isAttacked,
  playerAttacks,
} from '../5-turn-structure/508-attack-triggers';
import {
  becomesBlocked,
  becomesBlockedBy,
  blocks,
  blocksUnit,
  isNotBlocked,
} from '../5-turn-structure/509-block-triggers';
import { definition, fact } from '../forms';
import type { LegionsGame } from '../game';
import type { Occurrence } from '../occurrence';
import { controllerOf, fits, objects } from '../phrases';
import type { Context, Piece } from '../piece';
import type { Subject, Trigger } from '../text/tree';
import { blocksOf, comesTo, nthCounter } from './603-counted-events';
import { isSubject, isWho, isWhoLost, isWhose } from './603-trigger-subjects';
import {
  attackingUnits,
  entersTheBattlefield,
  leavesTheBattlefield,
  whatEntered,
} from './603-zone-changes-and-attacks';

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
      return entersTheBattlefield(game, occurrence) && is(trigger.object, became) ? match(became) : undefined;
    case 'leaves the battlefield':
      return leavesTheBattlefield(game, occurrence) && is(trigger.object, piece) ? match(moved) : undefined;
    case 'destroyed':
      return kind === 'destroy' && is(trigger.object, piece) ? match(moved) : undefined;
    case 'becomes unattached':
      return (kind === 'move between bases' ||
        kind === 'change control' ||
        leavesTheBattlefield(game, occurrence)) &&
        is(trigger.object, piece)
        ? match(moved)
        : undefined;
    case 'loses control': {
      const loser =
        about.lostBy ?? (leavesTheBattlefield(game, occurrence) ? piece?.lastController : undefined);
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
      return attacks(game, occurrence) && is(trigger.object, piece) ? match(piece) : undefined;
    case 'any of':
      for (const each of trigger.triggers) {
        const found = matchOne(game, each, occurrence, context, all);
        if (found) return found;
      }
      return undefined;
    case 'attack together': {
      const those = attackingUnits(all).filter((unit) => is(trigger.object, unit));
      return attackTogether(game, occurrence, those, trigger.least)
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
      return attacksAlone(game, occurrence, all) && is(trigger.object, piece) ? match(piece) : undefined;
    case 'is attacked':
      return isAttacked(game, occurrence, all) && is(trigger.object, onto) ? match(piece) : undefined;
    case 'player attacks':
      return playerAttacks(game, occurrence, all) && isWho(game, trigger.who, player, context)
        ? match(piece)
        : undefined;
    case 'attacks and is not blocked':
      return isNotBlocked(game, occurrence) && is(trigger.object, piece) ? match(piece) : undefined;
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
      if (trigger.what)
        return blocksUnit(game, occurrence) &&
          is(trigger.object, piece) &&
          onto &&
          fits(game, trigger.what, onto, context)
          ? match(onto)
          : undefined;
      return blocks(game, occurrence) && is(trigger.object, piece) ? match(piece) : undefined;
    case 'becomes blocked':
      if (trigger.least !== undefined) {
        const those = onto?.blockedBy.filter((each) => !trigger.by || fits(game, trigger.by, each, context));
        const isNew =
          is(trigger.object, onto) && (!trigger.by || (piece && fits(game, trigger.by, piece, context)));
        const news = isNew ? blocksOf(all, (each) => each.onto === onto) : [];
        return comesTo(game, those?.length ?? 0, news, occurrence, trigger.least) ? match(onto) : undefined;
      }
      if (trigger.by)
        return becomesBlockedBy(game, occurrence) &&
          is(trigger.object, onto) &&
          piece &&
          fits(game, trigger.by, piece, context)
          ? match(piece)
          : undefined;
      return becomesBlocked(game, occurrence) && is(trigger.object, piece) ? match(piece) : undefined;
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
      return becomes(game, occurrence, 'become rested') && is(trigger.object, piece)
        ? match(piece)
        : undefined;
    case 'becomes reset':
      return becomes(game, occurrence, 'become reset') && is(trigger.object, piece)
        ? match(piece)
        : undefined;
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

/** A phase begins with its first step. */
const firstSteps: Readonly<Record<string, string>> = {
  'reset step': 'beginning phase',
  'beginning of battle step': 'battle phase',
  'end step': 'ending phase',
  'prebattle main phase': 'main phase',
  'postbattle main phase': 'main phase',
};

const isBeginningOf = (part: string, named: string): boolean => part === named || firstSteps[part] === named;
