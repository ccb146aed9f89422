import { type AnswersCompared, WrongSpeedUp } from './compared-answers';
import { type KeepsForOthers, PerGame } from './per-game';
import type { InForce, Rule } from './rule';
import type { SpeedUpMode } from './speed-ups';
import { isAsWritten, isVaried, type OutOfForce } from './variants';

/** A game that is asked. */
export interface QueriedGame extends KeepsForOthers {
  /** What makes it answer faster, by the places of queries. */
  installed: Overrides;
  /** Rises with whatever is written or taken back. */
  readonly writtenAt: number;
  /** Are simultaneous events being applied? What was so before all of them holds until then. */
  readonly isStill: boolean;
  /** Answers by the rules alone, and leaves no trace of having been asked. */
  byRulesAlone<T>(ask: () => T): T;
}

/** Overrides of queries, by the places of queries; a place without one is undefined. */
export type Overrides = readonly (Overriding | undefined)[];

/** Where only the rules answer. */
export const RULES_ALONE: Overrides = [];

/** Something that answers in the place of a query. */
interface Overriding {
  readonly of: object;
}

class Override<G, A extends readonly unknown[], T> implements Overriding {
  constructor(
    readonly of: object,
    readonly answer: (game: G, ...about: A) => T | undefined,
  ) {}
}

/** A question that rules ask of a game, and what they say to it. It changes nothing. */
export interface Query<G, A extends readonly unknown[], T> {
  (game: G, ...about: A): T;
  readonly title: string;
  readonly place: number;
  /** What the rules answer. */
  readonly rules: (game: G, ...about: A) => T;
  /** The same; where nothing makes them faster, a dear one holds until anything is written. */
  readonly byRules: (game: G, ...about: A) => T;
  /** What of an answer is compared. */
  readonly compared: (answer: T) => unknown;
}

interface QueryOptions<T> {
  readonly isDear?: boolean;
  readonly compared?: (answer: T) => unknown;
}

const itself = (answer: unknown): unknown => answer;

let queries = 0;

/**
 * Makes a question that something may answer faster than the rules (`speedUp`). The rules are written as if nothing did.
 *
 * @param title what is asked, for messages
 * @param rules the answer. It hangs on nothing but the game and what is asked about, writes nothing, and is compared by value: it holds no function.
 * @param options `isDear`: of a question about the game alone, the answer holds until anything is written: without speed-ups, too, it
 *   is asked for each object. `compared`: what of an answer is compared with another one, where that isn't all of it
 */
export function query<G extends QueriedGame, A extends readonly unknown[], T>(
  title: string,
  rules: (game: G, ...about: A) => T,
  { isDear = false, compared = itself }: QueryOptions<T> = {},
): Query<G, A, T> {
  const byRules = isDear ? untilWritten(rules) : rules;
  const place = queries;
  queries += 1;
  const isOwn = (each: Overriding): each is Override<G, A, T> => each.of === self;
  const self: Query<G, A, T> = Object.assign(
    (game: G, ...about: A): T => {
      const faster = game.installed[place];
      if (faster === undefined || !isOwn(faster)) return byRules(game, ...about);
      const answer = faster.answer(game, ...about);
      return answer === undefined ? byRules(game, ...about) : answer;
    },
    { title, place, rules, byRules, compared },
  );
  return self;
}

interface Answered<T> {
  readonly at: number;
  readonly answer: T;
}

/** The rules' answer; where they are alone it is the same for as long as nothing is written. */
function untilWritten<G extends QueriedGame, A extends readonly unknown[], T>(
  rules: (game: G, ...about: A) => T,
): (game: G, ...about: A) => T {
  const known = new PerGame<Answered<T>>();
  return (game, ...about) => {
    if (game.installed.length > 0) return rules(game, ...about);
    const { writtenAt } = game;
    const last = known.get(game);
    if (last?.at === writtenAt) return last.answer;
    return known.set(game, { at: writtenAt, answer: rules(game, ...about) }).answer;
  };
}

/** What answers a query faster, and under which rules it may. */
export interface SpeedUp {
  /** The query's place. */
  readonly place: number;
  readonly assumes: readonly Rule[];
  readonly unvaried: readonly Rule[];
  readonly all: Overriding;
  readonly check: Overriding;
}

/**
 * Makes something that answers a query faster. No rule imports it: the composition root hands it to the game's tables.
 *
 * @param faster `assumes`: the rules that it counts on; with one of them off it isn't installed. `unvaried`: rules that may be off, but
 *   that nothing else may stand in the place of. `answer`: the same as the rules'
 *   answer; undefined: this is not its case, and the rules answer.
 */
export function speedUp<G extends QueriedGame & InForce, A extends readonly unknown[], T>(
  of: Query<G, A, T>,
  faster: {
    readonly assumes?: readonly Rule[];
    readonly unvaried?: readonly Rule[];
    readonly answer: (game: G, ...about: A) => T | undefined;
  },
): SpeedUp {
  const { assumes = [], unvaried = [], answer } = faster;
  const compared = (game: G, ...about: A): T | undefined => {
    const found = answer(game, ...about);
    if (found === undefined || game.isStill) return found;
    const answers: AnswersCompared = {
      title: of.title,
      about,
      faster: of.compared(found),
      rules: of.compared(game.byRulesAlone(() => of.byRules(game, ...about))),
    };
    WrongSpeedUp.throwIfDifferent(answers);
    return found;
  };
  return {
    place: of.place,
    assumes,
    unvaried,
    all: new Override(of, answer),
    check: new Override(of, compared),
  };
}

/** What is installed in a game: each speed-up all of whose rules are on, or off where that is the same to it. */
export function installedIn(all: readonly SpeedUp[], off: OutOfForce, mode: SpeedUpMode): Overrides {
  if (mode === 'none') return RULES_ALONE;
  // No holes: a list with holes is looked through for what it inherits.
  const installed: (Overriding | undefined)[] = Array.from({ length: queries }, () => undefined);
  for (const each of all)
    if (
      each.assumes.every((rule) => isAsWritten(off, rule)) &&
      !each.unvaried.some((rule) => isVaried(off, rule))
    )
      installed[each.place] = each[mode];
  return installed;
}
