import type { KnownRulebook } from '../reports/coverage';
import { type Finding, isCatch, type RuleKills } from '../reports/kills';
import type { Mutant } from '../reports/mutants';
import { counted } from '../reports/rule-runs';
import { rulesOf } from '../rulebooks/library';
import { codeDigest } from './code-digest';
import { type Asked, exercisedByScenario } from './exercising';
import type { Home } from './home';
import type { Interruption } from './interruption';
import { byDigest } from './kills-file';
import { type Bounds, type Tried, tryAll } from './mutants';
import { nearestFirst } from './nearest-first';
import { digestOfAll, type IndexedScenario } from './scenario-index';
import { TryingProgress } from './trying-progress';

/** A rulebook's mutants that are asked for, its scenarios, and what was found of its rules before. */
export interface RulebookMutants {
  readonly known: KnownRulebook;
  /** Its feature files. */
  readonly files: readonly string[];
  readonly scenarios: readonly IndexedScenario[];
  /** By rule, in the order in which they are tried. */
  readonly mutants: ReadonlyMap<string, readonly Mutant[]>;
  readonly before: ReadonlyMap<string, RuleKills>;
}

/** What was found of mutants. */
export type Found = Map<Mutant, Finding>;

/** How mutants are tried. */
export interface Search {
  readonly jobs: number;
  /** Is what is up to date tried again? */
  readonly isAgain: boolean;
  readonly home: Home;
  readonly interruption: Interruption;
  /** The short name of the edition in which scenarios are played that choose none. */
  readonly edition?: string | undefined;
}

/** A minute for a scenario: with every rule on the slowest, which plays random games, takes a few seconds. */
export const bounds: Bounds = { milliseconds: 60_000, megabytes: 1024 };

/** What was found is written after so many mutants, so that little is lost by what ends the process at once. */
const WRITTEN_AFTER = 100;

/**
 * Tries mutants until a signal ends it. What was found before and is up to date is taken over. Of each, first the scenario is played
 * that noticed the last time, then those that are linked to its rule, then, where none of these noticed, others that might: they
 * exercise it, or, of a condition that is met always, ask it where it isn't met.
 *
 * @param found takes what is found of each
 * @param write is called now and then, and keeps what was found so far
 */
export async function findMutants(
  books: readonly RulebookMutants[],
  search: Search,
  found: Found,
  write: () => void,
): Promise<void> {
  const { isAgain, home, jobs, interruption, edition } = search;
  const open = books.flatMap((book) => {
    const upToDate = upToDateIn(book, home);
    return [...book.mutants.values()].flat().flatMap((mutant): Open[] => {
      const finding = isAgain ? undefined : upToDate(mutant);
      if (finding === undefined) return [{ book, mutant }];
      found.set(mutant, finding);
      return [];
    });
  });
  if (found.size > 0)
    console.error(`${counted(found.size, 'mutant is', 'mutants are')} up to date, and not tried again.`);
  const survivors: (Open & { readonly played: number })[] = [];
  let since = 0;
  const note = (mutant: Mutant, finding: Finding): void => {
    found.set(mutant, finding);
    since += 1;
    if (since % WRITTEN_AFTER === 0) write();
  };
  const linked = open.map(({ book, mutant }) => linkedTo(mutant, book));
  await tryOpen(open, linked, 'mutants', search, (each, tried) => {
    const { mutant } = each;
    const finding = findingOf(tried, each.book.scenarios);
    if (isCatch(finding.outcome)) note(mutant, finding);
    else survivors.push({ ...each, played: tried.played });
  });
  if (survivors.length === 0 || interruption.isAsked) return;

  const files = [...new Set(survivors.flatMap(({ book }) => book.files))];
  const numbers = books.flatMap(({ known }) => known.implemented.map(({ number }) => number));
  const exercised = await exercisedByScenario(
    files,
    { numbers, edition },
    jobs,
    bounds,
    home,
    interruption,
    (count) =>
      console.error(
        `${survivors.length} survived the scenarios that are linked. Playing ${count} feature files, to see which others ask the rules.`,
      ),
  );
  if (interruption.isAsked) return;
  const others = survivors.map(({ book, mutant }) => [othersFor(mutant, book, exercised)]);
  await tryOpen(survivors, others, 'survivors', search, ({ book, mutant, played }, tried) =>
    note(mutant, findingOf({ ...tried, played: played + tried.played }, book.scenarios)),
  );
}

/** A mutant that is to be tried. */
interface Open {
  readonly book: RulebookMutants;
  readonly mutant: Mutant;
}

async function tryOpen<T extends Open>(
  open: readonly T[],
  scenarios: readonly (readonly (readonly string[])[])[],
  what: string,
  { jobs, home, interruption, edition }: Search,
  tried: (one: T, what: Tried) => void,
): Promise<void> {
  const progress = new TryingProgress(process.stderr, open.length, what);
  const orders = open.map(({ mutant }, place) => ({
    off: mutant.off,
    scenarios: scenarios[place] ?? [],
    edition,
  }));
  try {
    await tryAll(orders, jobs, bounds, home, interruption, (result, place) => {
      progress.step(isCatch(result.outcome));
      const one = open[place];
      if (one) tried(one, result);
    });
  } finally {
    progress.stop();
  }
}

/**
 * What was found before of a mutant, where nothing has changed since that could matter: the code, the rule's text, the scenario that
 * noticed, or, where none did, any.
 */
function upToDateIn(
  { known, scenarios, before }: RulebookMutants,
  home: Home,
): (mutant: Mutant) => Finding | undefined {
  const code = codeDigest(home);
  const all = digestOfAll(scenarios);
  const digests = byDigest(scenarios);
  const texts = new Map(rulesOf(known.rulebook).map(({ key, digest }) => [key, digest]));
  return ({ rule, name }) => {
    const former = before.get(rule);
    const finding = former?.found.get(name);
    if (former?.code !== code || former.text !== texts.get(rule) || finding === undefined) return undefined;
    const isSame = finding.by === undefined ? former.scenarios === all : digests.has(finding.by);
    return isSame ? finding : undefined;
  };
}

/** The scenario that noticed a mutant the last time, then all that should. */
function linkedTo({ rule, name, rules }: Mutant, { scenarios, before }: RulebookMutants): string[][] {
  const by = before.get(rule)?.found.get(name)?.by;
  const last = by === undefined ? undefined : byDigest(scenarios).get(by);
  const linked = scenarios.filter((each) => rules.some((number) => each.rules.includes(number)));
  return [...(last === undefined ? [] : [[last.at]]), linked.map(({ at }) => at)];
}

/** Of the scenarios that ask a rule and aren't linked to it so many are tried; none of those that play random games, which take long. */
const MOST_OTHERS = 60;

function othersFor(
  { isOff, isAlways, off, rules }: Mutant,
  { scenarios }: RulebookMutants,
  asked: ReadonlyMap<string, Asked>,
): string[] {
  const numbers = new Set(isOff ? off : rules);
  const isLinked = (each: IndexedScenario): boolean => each.rules.some((number) => rules.includes(number));
  const askedIn = ({ at }: IndexedScenario): readonly string[] => {
    const { rules: exercised = [], unmet = [] } = asked.get(at) ?? {};
    if (isOff) return exercised;
    return isAlways ? unmet : [...exercised, ...unmet];
  };
  const others = scenarios.filter(
    (each) => !each.isRandom && !isLinked(each) && askedIn(each).some((number) => numbers.has(number)),
  );
  return nearestFirst(others, scenarios.filter(isLinked), MOST_OTHERS).map(({ at }) => at);
}

function findingOf({ outcome, by, played }: Tried, scenarios: readonly IndexedScenario[]): Finding {
  const digest = scenarios.find(({ at }) => at === by)?.digest;
  if (isCatch(outcome)) return digest === undefined ? { outcome: 'not set up' } : { outcome, by: digest };
  return played > 0 ? { outcome: 'survived', played } : { outcome: 'not set up' };
}
