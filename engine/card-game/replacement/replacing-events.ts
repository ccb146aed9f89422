import { choosing, type GameEvent, type Numbers, type Procedure, type Step, step } from '../../kernel';
import { type EventOf, isOccurrence } from '../events/game-event';
import type { TypesOf } from '../game';
import { type InstructionsInContext, type Modifying, throughAlso } from './modifying';

/** Events on their way through replacement and prevention. */
export interface Replacing<T extends TypesOf<T>> {
  /** Those not yet through, those of the player who chooses first in front. */
  waiting: readonly EventOf<T>[];
  done: readonly EventOf<T>[];
  /** Instructions to follow once everything else has been through. */
  later: readonly InstructionsInContext<T>[];
  chosen: Modifying<T> | undefined;
  /** Place in the order of players of the one whose choices have been come to. */
  at: number;
}

/** What a game's rules say of replacement and prevention. */
export interface ReplacementRules<T extends TypesOf<T>> {
  /** Every effect that could modify an event now. */
  modifying(game: T['game'], event: EventOf<T>): readonly Modifying<T>[];
  /** Seat of the player who chooses among several effects; undefined: the first one applies. */
  affectedPlayer(game: T['game'], event: EventOf<T>): number | undefined;
  /** Seats, in the order in which players choose for simultaneous events. */
  choosingOrder(game: T['game']): readonly number[];
  /**
   * Does the order of players start anew once what one of them chose has one who comes earlier choose? Where it doesn't, that one's turn
   * comes again after all others'. Left out: events stay in the order that they are in at first.
   */
  startsAnew?(game: T['game']): boolean;
  /** Does an event not happen at all, so that nothing replaces it? */
  cantHappen(game: T['game'], event: EventOf<T>): boolean;
  /**
   * Are instructions in place of an event followed before the choices that are still outstanding?
   *
   * @param left what is left of the event itself
   */
  followsAtOnce(game: T['game'], instructed: InstructionsInContext<T>, left: readonly EventOf<T>[]): boolean;
  follow(game: T['game'], instructed: InstructionsInContext<T>): void;
  /** What two simultaneous events come to together where they are one in truth; left out: no two ever are. */
  joined?(game: T['game'], one: EventOf<T>, other: EventOf<T>): EventOf<T> | undefined;
  /** The events once what arrives together is in order; undefined when they happen after a choice that was asked for. */
  arranged(
    game: T['game'],
    events: readonly GameEvent<T['game']>[],
  ): readonly GameEvent<T['game']>[] | undefined;
}

/** The simultaneous events among which an effect that can't cover all of them has to tell; none where it covers them all. */
function tooMuchToCover<T extends TypesOf<T>>(
  game: T['game'],
  { waiting }: Replacing<T>,
  { modifying, affectedPlayer }: ReplacementRules<T>,
): readonly EventOf<T>[] {
  const [event] = waiting;
  if (!event || waiting.length < 2) return [];
  const player = affectedPlayer(game, event);
  for (const { key, limit } of modifying(game, event)) {
    if (limit === undefined) continue;
    const covered = waiting.filter(
      (each) =>
        affectedPlayer(game, each) === player && modifying(game, each).some((other) => other.key === key),
    );
    const amount = covered.reduce((sum, { about }) => sum + (about.amount ?? 0), 0);
    if (covered.length > 1 && amount > limit) return covered;
  }
  return [];
}

/** The step in which it is chosen of which event first an effect covers what it can, where it can't cover all that happens at once. */
export const choosingWhatIsCovered = <T extends TypesOf<T>>(
  numbers: Numbers,
  title: string,
  purpose: string,
  rules: ReplacementRules<T>,
): Step<T['game'], Replacing<T>> =>
  choosing(
    numbers,
    title,
    (game, data: Replacing<T>) => {
      const covered = tooMuchToCover<T>(game, data, rules);
      const [first] = covered;
      const player = first && rules.affectedPlayer(game, first);
      if (player === undefined) return undefined;
      const offers = covered.map((value, index) => ({
        label: `${value.about.source?.card.name ?? value.kind} (${index + 1})`,
        action: 'cover',
        index,
        object: value.about.source,
        value,
      }));
      return { player, purpose, offers };
    },
    (game, data, [chosen]) => {
      if (chosen) game.set(data, 'waiting', [chosen, ...data.waiting.filter((each) => each !== chosen)]);
    },
  );

/** The step in which one of several effects that could modify an event is chosen. */
export const choosingEffect = <T extends TypesOf<T>>(
  numbers: Numbers,
  title: string,
  { modifying, affectedPlayer }: ReplacementRules<T>,
): Step<T['game'], Replacing<T>> =>
  choosing(
    numbers,
    title,
    (game, { waiting: [event] }: Replacing<T>) => {
      const found = event ? modifying(game, event) : [];
      const areSeveral = found.length > 1 || found[0]?.standsForOthers === true;
      const player = event && areSeveral ? affectedPlayer(game, event) : undefined;
      if (player === undefined) return undefined;
      const offers = found.map((value, index) => ({
        label: `${value.label} (${index + 1})`,
        action: 'replace',
        index,
        object: undefined,
        value,
      }));
      return { player, purpose: 'choose a replacement effect', offers };
    },
    (game, data, [chosen]) => game.set(data, 'chosen', chosen),
  );

/** The step in which an effect modifies an event: what comes of it may be modified by further effects. */
export const modifyingEvent = <T extends TypesOf<T>>(
  numbers: Numbers,
  title: string,
  { modifying, cantHappen, followsAtOnce, follow: instruct, joined }: ReplacementRules<T>,
): Step<T['game'], Replacing<T>> =>
  step(numbers, title, (game, data: Replacing<T>) => {
    const [event, ...rest] = data.waiting;
    if (!event) return;
    const effect = data.chosen ?? modifying(game, event)[0];
    game.set(data, 'chosen', undefined);
    if (!effect) {
      game.set(data, 'waiting', rest);
      game.set(data, 'done', [...data.done, event]);
      return;
    }
    const { events, follow } = effect.modify(event);
    for (const each of events) each.replacedBy = throughAlso(event, effect.key);
    // What an effect has made of an event is held to the rules as the event itself was.
    const ruled = events
      .flatMap((each) => byRules<T>(game, each).filter(isOccurrence<T>))
      .filter((each) => !cantHappen(game, each));
    game.set(data, 'waiting', [...ruled, ...rest]);
    if (effect.redirects && joined) joinEqual<T>(game, data, ruled, (one, other) => joined(game, one, other));
    if (!follow) return;
    if (followsAtOnce(game, follow, events)) instruct(game, follow);
    else game.set(data, 'later', [...data.later, follow]);
  });

/** Puts what has just been made together with what it is one event with in truth, which is held to all that applies to both. */
function joinEqual<T extends TypesOf<T>>(
  game: T['game'],
  data: Replacing<T>,
  made: readonly EventOf<T>[],
  joined: (one: EventOf<T>, other: EventOf<T>) => EventOf<T> | undefined,
): void {
  for (const each of made) {
    const other = [...data.waiting, ...data.done].find((one) => one !== each && joined(each, one));
    const both = other && joined(each, other);
    if (!other || !both) continue;
    both.replacedBy = [...new Set([...each.replacedBy, ...other.replacedBy])];
    const isLeft = (one: EventOf<T>): boolean => one !== other;
    game.set(
      data,
      'waiting',
      data.waiting.filter(isLeft).map((one) => (one === each ? both : one)),
    );
    game.set(data, 'done', data.done.filter(isLeft));
  }
}

/** The step that takes one event after another through `replaceOne`, and lets happen what comes of them. */
export const replacingEach = <T extends TypesOf<T>>(
  numbers: Numbers,
  title: string,
  replaceOne: Procedure<T['game'], Replacing<T>>,
  rules: ReplacementRules<T>,
): Step<T['game'], Replacing<T>> => {
  const { follow, arranged } = rules;
  return step(numbers, title, (game, data: Replacing<T>) => {
    if (data.waiting.length > 0) {
      whoseTurnItIs<T>(game, data, rules);
      game.call(replaceOne, data);
      return 'again';
    }
    const events = data.done;
    // Procedures called last run first.
    for (const instructed of [...data.later].reverse()) follow(game, instructed);
    game.set(data, 'later', []);
    game.set(data, 'done', []);
    const happening = arranged(game, events);
    if (happening) game.apply(happening);
    return undefined;
  });
};

/** Comes before all choices: nobody chooses anything. */
const UNCHOSEN = -1;
/** What may come to be about somebody else goes first: what it comes to may be one with what is about that one already. */
const REDIRECTED = -2;

/** At which place of the order of players somebody chooses for an event. */
function placeOf<T extends TypesOf<T>>(
  game: T['game'],
  event: EventOf<T>,
  { modifying, affectedPlayer }: ReplacementRules<T>,
  order: readonly number[],
): number {
  const found = modifying(game, event);
  const [only] = found;
  if (found.some(({ redirects }) => redirects)) return REDIRECTED;
  const affected = affectedPlayer(game, event) ?? -1;
  if (!only || found.length > 1) return order.indexOf(affected);
  return only.changesControl ? UNCHOSEN : order.indexOf(only.chooser ?? affected);
}

/** Puts the events in front for which the player chooses whose turn it is now. */
function whoseTurnItIs<T extends TypesOf<T>>(
  game: T['game'],
  data: Replacing<T>,
  rules: ReplacementRules<T>,
): void {
  const [front] = data.waiting;
  if (!rules.startsAnew || !front || data.waiting.length < 2 || rules.modifying(game, front).length === 0)
    return;
  const order = rules.choosingOrder(game);
  const from = rules.startsAnew(game) ? 0 : data.at;
  const places = new Map(data.waiting.map((event) => [event, placeOf<T>(game, event, rules, order)]));
  const rank = (event: EventOf<T>): number => {
    const place = places.get(event) ?? 0;
    return place < from && place >= 0 ? place + order.length : place;
  };
  const waiting = [...data.waiting].sort((one, other) => rank(one) - rank(other));
  game.set(data, 'waiting', waiting);
  const [next] = waiting;
  const place = (next && places.get(next)) ?? 0;
  if (next && place >= 0 && rules.modifying(game, next).length > 0) game.set(data, 'at', place);
}

/**
 * How proposed events are rewritten: by rules of the form replacement first, then by effects.
 *
 * @param replacing the procedure that takes them through the effects
 * @returns asked with proposed events; undefined where effects are at work, and the events come later
 */
export function replacementOf<T extends TypesOf<T>>(
  replacing: Procedure<T['game'], Replacing<T>>,
  rules: ReplacementRules<T>,
): (game: T['game'], events: readonly GameEvent<T['game']>[]) => readonly GameEvent<T['game']>[] | undefined {
  const { modifying, choosingOrder, cantHappen, arranged } = rules;

  const isModified = (game: T['game'], event: EventOf<T>): boolean =>
    game.tables.replacements.has(event.kind) || cantHappen(game, event) || modifying(game, event).length > 0;

  return (game, events) => {
    const [only] = events;
    // Most events happen alone, and nothing modifies them.
    if (!only || (events.length === 1 && isOccurrence<T>(only) && !isModified(game, only))) return events;
    const ruled = events
      .flatMap((event) => byRules<T>(game, event).filter(isOccurrence<T>))
      .filter((event) => !cantHappen(game, event));
    if (!ruled.some((event) => modifying(game, event).length > 0)) return arranged(game, ruled);
    const order = choosingOrder(game);
    const place = (event: EventOf<T>): number => placeOf<T>(game, event, rules, order);
    const waiting = [...ruled].sort((one, other) => place(one) - place(other));
    game.call(replacing, { waiting, done: [], later: [], chosen: undefined, at: 0 });
    return undefined;
  };
}

/** An event as the first rule of the form replacement rewrites it that has anything to say about it. */
function byRules<T extends TypesOf<T>>(
  game: T['game'],
  event: GameEvent<T['game']>,
): readonly GameEvent<T['game']>[] {
  for (const rule of game.tables.replacements.get(event.kind) ?? []) {
    const rewritten = rule.rewrite(game, event);
    if (!rewritten) continue;
    game.exercise(rule);
    return rewritten;
  }
  return [event];
}
