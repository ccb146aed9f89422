/** Which events replacement effects watch for, and what becomes of them (365, 366). */

import { isSubject as isWatched } from '../../card-game/phrases/subject';
import { changedAmount } from '../../card-game/replacement/modifying';
import { type WatchedEvent, watchedEvents } from '../../card-game/replacement/watched-events';
import { column, concatMap } from '../../kernel';
import { hasPart } from '../../text/tree/parts';
import type { Card } from '../card';
import type { Standing } from '../effects-in-force';
import { fact } from '../forms';
import type { RiftboundGame, RiftboundTypes } from '../game';
import type { Context, GameObject } from '../object';
import type { Occurrence } from '../occurrence';
import { fits, players } from '../phrases';
import type { Effect, ReplacedEvent, Statement, Subject } from '../text/tree/index';
import { isSaidOnTheTable } from '../what-cards-say';
import { afterUsingUp } from './318-when-cleanups-occur';
import { isReplacedUnchosen } from './350-affected-unchosen';

/** A replacement effect that applies to an event. */
export interface Replacing {
  /** Names it for whoever chooses among several. */
  readonly source: GameObject;
  /** What has replaced an event once doesn't replace what it became. */
  readonly key: string;
  readonly standing: Standing;
  readonly instead: Effect | undefined;
  /** What is done to the amount of the event, where that is all. */
  readonly amount: ((before: number) => number) | undefined;
}

const isSubject = (
  game: RiftboundGame,
  subject: Subject,
  object: GameObject | undefined,
  context: Context,
): boolean =>
  object !== undefined &&
  isWatched<RiftboundTypes>(
    (on, filter, each, from) => fits(on, filter, each, from) && isReplacedUnchosen(on, each),
    game,
    subject,
    object,
    context,
  );

type Watched = WatchedEvent<RiftboundTypes, ReplacedEvent>;

/** Is an event about the object, or the player, that a replacement effect watches? */
const isAbout: Watched['is'] = (game, watched, { about }, context) =>
  'object' in watched
    ? isSubject(game, watched.object, about.object, context)
    : about.player !== undefined && players(game, watched.who, context).includes(about.player);

/** Does anything that a replacement effect watches deal it? */
const isDealtBy: Watched['is'] = (game, watched, { about }, context) =>
  'object' in watched &&
  [about.source, ...(about.others ?? [])].some((each) => isSubject(game, watched.object, each, context));

const of = (kind: string): readonly Watched[] => [{ kind, is: isAbout }];

/** Is this the event that a replacement effect watches for? A row for each word of what "would" happen. */
const wouldHappen = watchedEvents<RiftboundTypes, ReplacedEvent['would'], ReplacedEvent>({
  die: of('kill'),
  'be dealt damage': of('deal damage'),
  'deal damage': [{ kind: 'deal damage', is: isDealtBy }],
  'be stunned': of('stun'),
  'be recalled': of('recall'),
  'be exhausted': of('exhaust'),
  'be readied': of('ready'),
  move: of('move'),
  'be buffed': of('buff'),
  'be discarded': of('discard'),
  'leave the board': [{ from: 'board', is: isAbout }],
  'draw a card': of('draw'),
  'lose the game': of('lose the game'),
  score: of('score'),
  'gain points': of('gain points'),
  channel: of('channel'),
  reveal: of('reveal'),
  // No template reads it.
  play: [],
});

const SAYS: readonly Statement['says'][] = ['replace', 'replace next', 'replace first'];
/** Does a card's text replace anything? */
const speaksOfReplacing = column(({ abilities }: Card) =>
  hasPart(abilities, ({ says }) => SAYS.some((each) => each === says)),
);

/** Could anything on the table replace an event? Most of the time nothing could, and nobody need look closer. */
export const mayBeReplaced = (game: RiftboundGame): boolean =>
  game.effects.length > 0 || isSaidOnTheTable(game, speaksOfReplacing);

/** 366: text that says "instead" alters what would happen. */
export const replaces = fact(
  '366',
  'A replacement effect alters the execution of the event that it watches for',
  wouldHappen,
);

/** 383.3: one that says of which time it speaks alters that one. */
export const replacesThatTime = fact(
  '383.3',
  'A delayed replacement alters the execution of the event at the time that it names',
  wouldHappen,
);

type OnlyFirst = Extract<Statement, { says: 'replace first' }>;

const entry = (game: RiftboundGame, { event }: OnlyFirst): string => `${game.now.turn} would ${event.would}`;

/** Would it have happened before this turn, to what "the first time" is said of? */
const isTooLate = (game: RiftboundGame, statement: Statement, { source }: Context): boolean =>
  statement.says === 'replace first' && source.triggeredThisTurn.includes(entry(game, statement));

/** What is used up may have left the board as it was: the game's state is another one (321). */
export function usedUp(game: RiftboundGame): void {
  game.changed();
  afterUsingUp(game);
}

/** Called as an event happens or is replaced, by whatever: of what watches for the first such event, this was that one. */
export function noteFirst(game: RiftboundGame, event: Occurrence): void {
  for (const { statement, context } of game.activeStatements('replace first')) {
    if (statement.says !== 'replace first' || isTooLate(game, statement, context)) continue;
    if (!replacesThatTime(game, statement.event, event, context)) continue;
    const { source } = context;
    game.keepBooks('note the first such event', () =>
      game.set(source, 'triggeredThisTurn', [...source.triggeredThisTurn, entry(game, statement)]),
    );
    usedUp(game);
  }
}

/** By what a statement is told from others of the same object: statements that say the same are one (366). */
const wordsOf = column((statement: Statement): string => JSON.stringify(statement));

/** Every replacement effect that applies to an event, except those that it has been through. */
export function replacing(game: RiftboundGame, event: Occurrence): readonly Replacing[] {
  return concatMap(
    concatMap(SAYS, (says) => game.activeStatements(says)),
    (standing): readonly Replacing[] => {
      const { statement, context } = standing;
      if (
        statement.says !== 'replace' &&
        statement.says !== 'replace next' &&
        statement.says !== 'replace first'
      )
        return [];
      if (isTooLate(game, statement, context)) return [];
      const key = `${context.source.id} ${wordsOf(statement)}`;
      if (event.replacedBy.includes(key)) return [];
      const applies = statement.says === 'replace' ? replaces : replacesThatTime;
      if (!applies(game, statement.event, event, context)) return [];
      const { instead } = statement;
      const { source } = context;
      if (instead.do !== 'change amount') return [{ source, key, standing, instead, amount: undefined }];
      const amount = (before: number): number => changedAmount(instead, before);
      return [{ source, key, standing, instead: undefined, amount }];
    },
  );
}
