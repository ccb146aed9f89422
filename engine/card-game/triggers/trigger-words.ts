/** Which events a trigger matches: a table with a row for each word that card text has for what sets an ability off. */
import { concatMap } from '../../kernel';
import type { EventOf } from '../events/game-event';
import type { TypesOf } from '../game';

/** Kinds of event that a trigger can be about: these; whatever moves an object; any; none, as it is looked for elsewhere. */
type Kinds = readonly string[] | 'moves' | 'any' | 'none';

/** Is it as things were before an event that tells whether a trigger matches it? */
type LooksBack<T extends TypesOf<T>> = (game: T['game'], trigger: T['tree']['trigger']) => boolean;

/** What a word of card text means as a trigger. */
export interface TriggerWord<T extends TypesOf<T>, G> {
  readonly kinds: Kinds;
  /**
   * Holds an event against the trigger.
   *
   * @param all everything that happened at once, this event among it
   * @returns what the event means to the ability; undefined where it doesn't match
   */
  match(
    game: T['game'],
    trigger: G,
    event: EventOf<T>,
    context: T['context'],
    all: readonly EventOf<T>[],
  ): T['match'] | undefined;
  /** Is it as things were before the event that tells whether this triggers? Left out: as they are after it. */
  readonly looksBack?: LooksBack<T> | undefined;
}

/** A word that joins other triggers: any of them sets the ability off. */
interface JoiningWord<T extends TypesOf<T>, G> {
  parts(trigger: G): readonly T['tree']['trigger'][];
}

type Row<T extends TypesOf<T>, G> = TriggerWord<T, G> | JoiningWord<T, G>;

type Named<G, W> = G extends { readonly on: infer O } ? (W extends O ? G : never) : never;

/** A row for each word of a game's triggers, which is handed the triggers of that word. */
export type TriggerWords<T extends TypesOf<T>> = {
  readonly [W in T['tree']['trigger']['on']]: Row<T, Named<T['tree']['trigger'], W>>;
};

/** What a game's rules say of all triggers alike. */
interface MatchingRules<T extends TypesOf<T>> {
  /** How often an event contains what a trigger asks for; left out: once. */
  readonly timesContained?: (game: T['game'], trigger: T['tree']['trigger'], match: T['match']) => number;
}

/** Triggers, and whether it is as things were before an event that tells whether they match. */
interface TimedTriggers<T extends TypesOf<T>> {
  readonly looksBack: boolean;
  readonly triggers: readonly T['tree']['trigger'][];
}

const ONCE = (): number => 1;
const NEVER = (): boolean => false;
const ALWAYS = (): boolean => true;
const NONE: readonly never[] = [];

/** A row as it is asked: all have the same fields. */
class Word<T extends TypesOf<T>> {
  readonly hears: 'these' | 'moves' | 'any' | 'none';
  readonly kinds: ReadonlySet<string>;
  readonly parts: JoiningWord<T, T['tree']['trigger']>['parts'] | undefined;
  readonly match: TriggerWord<T, T['tree']['trigger']>['match'];
  readonly looksBack: LooksBack<T>;

  constructor(row: Row<T, T['tree']['trigger']>) {
    const kinds = 'parts' in row ? 'none' : row.kinds;
    this.hears = typeof kinds === 'string' ? kinds : 'these';
    this.kinds = new Set(typeof kinds === 'string' ? NONE : kinds);
    this.parts = 'parts' in row ? row.parts : undefined;
    this.match = 'parts' in row ? () => undefined : row.match;
    this.looksBack = ('parts' in row ? undefined : row.looksBack) ?? NEVER;
  }
}

/** The words of a game's triggers, as they are asked. */
export class TriggerTable<T extends TypesOf<T>> {
  private readonly words = new Map<string, Word<T>>();
  private readonly timesContained: NonNullable<MatchingRules<T>['timesContained']>;

  /** @param rows what each word means, as `TriggerWords` has it. */
  constructor(
    rows: Readonly<Record<T['tree']['trigger']['on'], Row<T, T['tree']['trigger']>>>,
    { timesContained = ONCE }: MatchingRules<T> = {},
  ) {
    const all: readonly (readonly [string, Row<T, T['tree']['trigger']>])[] = Object.entries(rows);
    for (const [word, row] of all) this.words.set(word, new Word<T>(row));
    this.timesContained = timesContained;
  }

  /** The kinds of event that a trigger's words name; those that hear whatever moves something, or anything, name none. */
  kindsOf(trigger: T['tree']['trigger']): readonly string[] {
    const { parts, kinds } = this.word(trigger);
    return parts ? concatMap(parts(trigger), (each) => this.kindsOf(each)) : [...kinds];
  }

  /** Could an event of this kind match the trigger? Asked first, for most events match nothing. */
  mayMatch(trigger: T['tree']['trigger'], kind: string, moves: boolean): boolean {
    const { parts, hears, kinds } = this.word(trigger);
    if (parts) return parts(trigger).some((each) => this.mayMatch(each, kind, moves));
    if (hears === 'these') return kinds.has(kind);
    return hears === 'any' || (hears === 'moves' && moves);
  }

  /** Is it as things were before an event that tells whether this triggers? */
  looksBack(game: T['game'], trigger: T['tree']['trigger']): boolean {
    const { parts, looksBack } = this.word(trigger);
    return parts ? parts(trigger).every((each) => this.looksBack(game, each)) : looksBack(game, trigger);
  }

  /** What a trigger joins, those that look back and those that don't; itself where it joins none, or all are alike. */
  byTime(game: T['game'], trigger: T['tree']['trigger']): readonly TimedTriggers<T>[] {
    const { parts } = this.word(trigger);
    const all = parts ? parts(trigger) : [trigger];
    return [true, false].flatMap((looksBack): readonly TimedTriggers<T>[] => {
      const triggers = all.filter((each) => this.looksBack(game, each) === looksBack);
      if (triggers.length === 0) return NONE;
      return [{ looksBack, triggers: triggers.length === all.length ? [trigger] : triggers }];
    });
  }

  /** The ways in which simultaneous events match a trigger. */
  matches(
    game: T['game'],
    trigger: T['tree']['trigger'],
    events: readonly EventOf<T>[],
    context: T['context'],
  ): readonly T['match'][] {
    return this.matchesAny(game, [trigger], events, context);
  }

  /** The ways in which simultaneous events match triggers of one ability: each event the first that it matches. */
  matchesAny(
    game: T['game'],
    triggers: readonly T['tree']['trigger'][],
    events: readonly EventOf<T>[],
    context: T['context'],
  ): readonly T['match'][] {
    return concatMap(events, (event): readonly T['match'][] => {
      for (const trigger of triggers) {
        const match = this.match(game, trigger, event, context, events);
        if (!match) continue;
        const times = this.timesContained(game, trigger, match);
        return times === 1 ? [match] : Array.from({ length: times }, () => ({ ...match, thatMuch: 1 }));
      }
      return NONE;
    });
  }

  private match(
    game: T['game'],
    trigger: T['tree']['trigger'],
    event: EventOf<T>,
    context: T['context'],
    all: readonly EventOf<T>[],
  ): T['match'] | undefined {
    const word = this.word(trigger);
    if (!word.parts) {
      const isOther = word.hears === 'these' && !word.kinds.has(event.kind);
      return isOther ? undefined : word.match(game, trigger, event, context, all);
    }
    for (const part of word.parts(trigger)) {
      const found = this.match(game, part, event, context, all);
      if (found) return found;
    }
    return undefined;
  }

  private word({ on }: T['tree']['trigger']): Word<T> {
    const found = this.words.get(on);
    if (!found) throw new RangeError(`No trigger is called "${on}"`);
    return found;
  }
}

/** Is it the turn, or the part of it, of a player that a trigger is about? */
export function isWhose(
  whose: 'your' | 'each' | 'the' | "opponent's",
  player: number | undefined,
  { controller }: { readonly controller: number },
): boolean {
  if (whose === 'your') return player === controller;
  return whose === "opponent's" ? player !== controller : true;
}

/** How a game tells whom events are about. */
interface Subjects<T extends TypesOf<T>, S, W> {
  /** Is this the object that a trigger is about? */
  isSubject(game: T['game'], subject: S, object: T['object'], context: T['context']): boolean;
  /** Is this one of the players that a trigger is about? */
  isWho(game: T['game'], who: W, seat: number | undefined, context: T['context']): boolean;
  /** Is it as the trigger says besides: where, from where, done with what? Left out: triggers say nothing besides. */
  isAsSaid?(
    game: T['game'],
    trigger: T['tree']['trigger'],
    event: EventOf<T>,
    context: T['context'],
  ): boolean;
  /** What an event means to an ability that it sets off: `that` is "it". */
  matched(event: EventOf<T>, that: T['object'] | undefined): T['match'];
}

/** What happens to an object, where it is more than an event of a kind. */
export interface Happening<T extends TypesOf<T>, G> {
  /** Is it what the word means? Left out: any event of one of the kinds is. */
  occurs?(game: T['game'], event: EventOf<T>, all: readonly EventOf<T>[], trigger: G): boolean;
  /** To whom it happens; left out: the object that the event happens to. */
  whom?(event: EventOf<T>): T['object'] | undefined;
  /** What "it" is; left out: the object that the event happens to, as what it became. */
  it?(event: EventOf<T>): T['object'] | undefined;
  readonly looksBack?: LooksBack<T>;
}

const itsObject = <T extends TypesOf<T>>({ about }: EventOf<T>): T['object'] | undefined => about.object;
const whatItBecame = <T extends TypesOf<T>>({ became, about }: EventOf<T>): T['object'] | undefined =>
  became[0] ?? about.object;

/**
 * The rows that most words have: something happens to an object, or a player does something.
 *
 * @typeParam S how card text names an object. @typeParam W how it names players.
 */
export const usualTriggers = <T extends TypesOf<T>, S, W>({
  isSubject,
  isWho,
  isAsSaid = ALWAYS,
  matched,
}: Subjects<T, S, W>) => ({
  /** An event of one of these kinds happens to the object, by one of the players whom the trigger names, if it names any. */
  happens: <G extends T['tree']['trigger'] & { readonly object: S; readonly who?: W }>(
    kinds: Kinds,
    {
      occurs = (_game, { kind }) => typeof kinds === 'string' || kinds.includes(kind),
      whom = itsObject<T>,
      it = whatItBecame<T>,
      looksBack,
    }: Happening<T, G> = {},
  ): TriggerWord<T, G> => ({
    kinds,
    looksBack,
    match: (game, trigger, event, context, all) => {
      if (!occurs(game, event, all, trigger)) return undefined;
      const object = whom(event);
      return object &&
        isSubject(game, trigger.object, object, context) &&
        (trigger.who === undefined || isWho(game, trigger.who, event.about.player, context)) &&
        isAsSaid(game, trigger, event, context)
        ? matched(event, it(event))
        : undefined;
    },
  }),
  /** An event of one of these kinds is a player's. */
  isDone: <G extends T['tree']['trigger'] & { readonly who: W }>(
    ...kinds: readonly string[]
  ): TriggerWord<T, G> => ({
    kinds,
    match: (game, trigger, event, context) =>
      kinds.includes(event.kind) &&
      isWho(game, trigger.who, event.about.player, context) &&
      isAsSaid(game, trigger, event, context)
        ? matched(event, undefined)
        : undefined,
  }),
  /**
   * A player does something of this kind to an object.
   *
   * @param fits is it an object as the trigger describes it?
   * @param whom the object; left out: the one that the event happens to
   */
  isDoneTo: <G extends T['tree']['trigger'] & { readonly who: W }>(
    kind: string,
    fits: (game: T['game'], trigger: G, object: T['object'], context: T['context']) => boolean,
    whom: (event: EventOf<T>) => T['object'] | undefined = itsObject<T>,
  ): TriggerWord<T, G> => ({
    kinds: [kind],
    match: (game, trigger, event, context) => {
      if (event.kind !== kind || !isWho(game, trigger.who, event.about.player, context)) return undefined;
      const object = whom(event);
      return object && fits(game, trigger, object, context) && isAsSaid(game, trigger, event, context)
        ? matched(event, object)
        : undefined;
    },
  }),
});
