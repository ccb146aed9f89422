import { closest } from 'fastest-levenshtein';
import {
  editionsAt,
  isWithinASlot,
  type OrderedProcedure,
  type Origin,
  originIn,
  type Rule,
  type Ruleset,
} from '../engine/kernel';
import { editionsOf, gameOf, type PlayedGame, playable, playedRulebooks } from '../port/in-process/games';
import { Problem } from './problem';

/** An edition of a game: its short name, its rulebook, and the day that this is of. */
interface NamedEdition {
  readonly name: string;
  readonly rulebook: string;
  readonly edition: string;
}

/** What an edition has in a rule's place. */
export interface RuleInEdition {
  readonly number: string;
  readonly restates: readonly string[];
  readonly title: string;
  readonly form: string;
  /** The edition and number that it is taken from, where its own book only cites it. */
  readonly assumedFrom?: Origin;
}

/** One meaning, and what stands for it by the editions' short names; an edition that has nothing is left out. */
export interface MeaningInEditions {
  readonly meaning: string;
  readonly editions: Readonly<Record<string, RuleInEdition>>;
}

/** What an edition says otherwise than its rulebook is taken to say where none is chosen. */
export interface ChoiceInEdition {
  readonly edition: string;
  readonly number: string;
  readonly title: string;
  /** As an amendment says it: `vary 704.5e whose: owner`. */
  readonly change: string;
  readonly words: string;
}

/** A procedure whose steps come in another order in some edition: those of each, by the editions' short names. */
export interface OrderInEditions {
  readonly procedure: string;
  readonly editions: Readonly<Record<string, readonly Pick<RuleInEdition, 'number' | 'title'>[]>>;
}

/** In what the editions of a game differ. */
export interface GameEditions {
  readonly game: string;
  readonly editions: readonly NamedEdition[];
  readonly meanings: readonly MeaningInEditions[];
  readonly orders: readonly OrderInEditions[];
  readonly choices: readonly ChoiceInEdition[];
}

/** The game of a rulebook. Throws a Problem where there is none. */
export function gameNamed(rulebook: string): PlayedGame {
  const game = gameOf(rulebook) ?? playable.find(({ description }) => description.title === rulebook);
  if (game) return game;
  const ids = playedRulebooks();
  throw new Problem([
    `There is no game "${rulebook}" that the engine plays; the nearest is "${closest(rulebook, ids)}": there are ${ids.join(', ')}.`,
  ]);
}

const rulesetsOf = (game: PlayedGame): readonly Ruleset[] => editionsOf(game).map(({ ruleset }) => ruleset);

/** In what the editions of a game differ: each meaning that has a rule of its own in some edition, and each choice. */
export function gameEditions(game: PlayedGame): GameEditions {
  const rulesets = rulesetsOf(game);
  const slots = new Set(rulesets.flatMap(({ inPlaces }) => [...(inPlaces?.keys() ?? [])]).filter(editionsAt));
  return {
    game: game.description.title,
    editions: rulesets.map(({ name, rulebook, edition }) => ({ name, rulebook, edition })),
    meanings: [...slots].filter((slot) => !isWithinASlot(slot)).map((slot) => meaningOf(slot, rulesets)),
    orders: (rulesets[0]?.ordered ?? []).flatMap((each) => orderOf(each, rulesets)),
    choices: rulesets.flatMap(choicesOf),
  };
}

/** A procedure in the order of each edition; nothing where all of them have the same steps in the same order. */
function orderOf(
  { name, orders }: OrderedProcedure,
  rulesets: readonly Ruleset[],
): readonly OrderInEditions[] {
  const steps = rulesets.map((ruleset) => ({ ruleset, listed: orders[ruleset.name] ?? [] }));
  const [first] = steps;
  const isSame = steps.every(
    ({ listed }) =>
      listed.length === first?.listed.length && listed.every((step, at) => step === first.listed[at]),
  );
  if (isSame) return [];
  const editions = steps.map(({ ruleset, listed }) => {
    const own = listed.flatMap((step) =>
      editionsAt(step) ? (ruleset.inPlaces?.get(step)?.standing ?? []) : step,
    );
    return [ruleset.name, own.map(({ number, title }) => ({ number, title }))] as const;
  });
  return [{ procedure: name, editions: Object.fromEntries(editions) }];
}

function meaningOf(slot: Rule, rulesets: readonly Ruleset[]): MeaningInEditions {
  const editions = rulesets.flatMap((ruleset): (readonly [string, RuleInEdition])[] => {
    const rule = ruleset.inPlaces?.get(slot)?.standing;
    return rule ? [[ruleset.name, inEdition(ruleset, rule)]] : [];
  });
  return { meaning: slot.title, editions: Object.fromEntries(editions) };
}

function inEdition(ruleset: Ruleset, rule: Rule): RuleInEdition {
  const { number, restates, title, form } = rule;
  const assumedFrom = originIn(ruleset, rule);
  return { number, restates, title, form, ...(assumedFrom ? { assumedFrom } : {}) };
}

const choicesOf = ({ name, inPlaces, rules }: Ruleset): readonly ChoiceInEdition[] =>
  [...(inPlaces ?? [])].flatMap(([rule, variant]) => {
    const { number, title } = rule;
    // What stands in slots is another edition's rule, or none.
    if (editionsAt(rule) || !rules.get(number)?.includes(rule)) return [];
    const { change, words } = variant ?? { change: `off ${number}`, words: 'left out' };
    return { edition: name, number, title, change, words };
  });

/** A rule that an edition's book cites without holding it. */
export interface AssumedRule extends RuleInEdition {
  readonly edition: string;
  readonly assumedFrom: Origin;
}

/** The rules of an edition that are taken from another one. */
export const assumedIn = (ruleset: Ruleset): readonly AssumedRule[] =>
  [...new Set([...ruleset.rules.values()].flat())].flatMap((rule) => {
    const assumedFrom = originIn(ruleset, rule);
    return assumedFrom ? [{ edition: ruleset.name, ...inEdition(ruleset, rule), assumedFrom }] : [];
  });

/**
 * The editions of a game that are meant by `GAME` or `GAME@EDITION`, an edition by its short name or its day.
 *
 * @throws Problem where there is no such game, or no such edition
 */
export function editionsNamed(text: string): readonly Ruleset[] {
  const [rulebook = '', edition] = text.split('@');
  const game = gameNamed(rulebook);
  const all = rulesetsOf(game);
  if (edition === undefined) return all;
  const meant = all.filter((each) => each.name === edition || each.edition === edition);
  if (meant.length > 0) return meant;
  const names = all.map(({ name }) => name).join(', ');
  throw new Problem([`${game.description.title} has no edition "${edition}": it has ${names}.`]);
}
