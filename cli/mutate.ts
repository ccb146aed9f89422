import { titleOfBook } from '../reports/book-name';
import type { KnownRulebook } from '../reports/coverage';
import type { Kills } from '../reports/kills';
import type { Mutant } from '../reports/mutants';
import { checkKills } from './check-kills';
import { findHome, type Home } from './home';
import { Interruption } from './interruption';
import { killedRules, killsFileOf, killsOf, readKills, writeKills } from './kills-file';
import { mergeKills } from './kills-merge';
import { type Found, findMutants, type RulebookMutants } from './mutant-search';
import { describeMutants, describeUnprovable, describeWritten } from './mutant-words';
import type { MutateOptions } from './mutate-options';
import { exitCodes, Problem } from './problem';
import { mutantsByRule } from './rule-mutants';
import { whoseFeatures } from './rulebook-features';
import { sourcesOf, whyNotOff } from './rules';
import { indexScenarios } from './scenario-index';
import { filesAbout, scenariosIn } from './scenarios-of-edition';
import { editionAsked, triedRulebooks } from './tried-rulebooks';

/**
 * Switches rules off one at a time, then puts each of their variants in their place, plays scenarios that are linked
 * to each, then others that exercise it, and says what that showed: a rule whose scenarios all pass without it survived, and was
 * not tested by them. A number that can't be switched off is told once the others have been tried. A signal ends that; what was
 * tried is told, and written where a file is named, from which it goes on the next time. With `check`, recorded kills are played
 * again instead. Returns the exit code, which is that of wrong input if there was a number that can't be tried; throws a Problem
 * where there was none that could be.
 */
export async function mutate(asked: readonly string[], options: MutateOptions): Promise<number> {
  refuseContradictions(options);
  const interruption = new Interruption();
  try {
    return options.check
      ? await checkKills(asked, options, interruption)
      : await mutateUntil(interruption, asked, options);
  } finally {
    interruption.end();
  }
}

function refuseContradictions({ check, sample, again, out }: MutateOptions): void {
  if (sample !== undefined && !check)
    throw new Problem(['--sample says how many recorded kills --check plays again: give --check as well.']);
  if (check && (again || out !== undefined))
    throw new Problem([
      `--check writes nothing: leave ${again ? '--again' : '--out'} out, or leave --check out to try the rules anew.`,
    ]);
  if (again && out === undefined)
    throw new Problem(['--again tries anew what stands in a file: name it with --out.']);
}

async function mutateUntil(
  interruption: Interruption,
  asked: readonly string[],
  { rulebook, edition: named, jobs, out, again = false }: MutateOptions,
): Promise<number> {
  const home = findHome();
  const edition = editionAsked({ rulebook, edition: named });
  const known = triedRulebooks({ rulebook, edition });
  const { numbers, refused } = triable(asked, known);
  const usual = killsFileOf(
    known.map((each) => each.rulebook.id),
    home,
  );
  const before = readKills(out ?? usual);
  const books = known
    .map((each) => mutantsOf(each, before, numbers, home, known.length === 1))
    .filter(({ mutants }) => mutants.size > 0);
  if (books.length === 0)
    throw new Problem(['No scenario is linked to a rule that the engine enforces: there is nothing to try.']);

  const found: Found = new Map();
  const isWhole = numbers.length === 0;
  const write = (isAll: boolean): void => {
    if (out !== undefined) writeKills(out, mergeKills(before, books, found, isWhole && isAll, home));
  };
  const search = { jobs, isAgain: again || out === undefined, home, interruption, edition };
  await findMutants(books, search, found, () => write(false));
  write(!interruption.isAsked);

  const lines: string[] = [];
  const now = mergeKills(before, books, found, false, home);
  for (const { known: each, mutants, scenarios } of books) {
    const whose = whoseFeatures([each.rulebook.id], home, known.length === 1);
    lines.push(`${titleOfBook(each)} ${each.rulebook.edition} (scenarios: ${whose})`);
    const killed = killedRules(each, killsOf(now, each), scenarios);
    const tried = [...mutants.keys()].filter((rule) => isTried(mutants.get(rule) ?? [], found));
    lines.push(...describeMutants(tried.map((rule) => ({ rule, known: killed.get(rule) }))));
    if (isWhole) lines.push(...describeUnprovable(scenarios, new Set(killed.keys())));
  }
  console.log([...lines, describeWritten(out, usual)].join('\n'));

  const { asked: signal } = interruption;
  if (signal) {
    const left = books.flatMap(({ mutants }) => [...mutants.values()].filter((all) => !isTried(all, found)));
    const written =
      out === undefined ? '' : '; what was tried is written, and the same command goes on from there';
    console.error(`Interrupted (${signal.signal}): ${left.length} rules were not tried${written}.`);
    return signal.exitCode;
  }
  const linked = new Set(books.flatMap(({ mutants }) => [...mutants.keys()]));
  const untried = [...refused, ...numbers.filter((rule) => !linked.has(rule)).map(withoutScenario)];
  for (const sentence of untried) console.error(sentence);
  return untried.length > 0 ? exitCodes.wrongInput : exitCodes.passed;
}

/** A rulebook's mutants that are asked for, with what was found of its rules before. */
function mutantsOf(
  known: KnownRulebook,
  before: Kills,
  numbers: readonly string[],
  home: Home,
  isOnly: boolean,
): RulebookMutants {
  const files = filesAbout(known, home, isOnly);
  const scenarios = scenariosIn(known, indexScenarios(files));
  const linked = new Set(scenarios.flatMap(({ rules }) => rules));
  const all = mutantsByRule(known, (rule) => linked.has(rule));
  const mutants = new Map([...all].filter(([rule]) => numbers.length === 0 || numbers.includes(rule)));
  return { known, files, scenarios, mutants, before: killsOf(before, known) };
}

const isTried = (mutants: readonly Mutant[], found: Found): boolean =>
  mutants.every((each) => found.has(each));

const withoutScenario = (rule: string): string =>
  `${rule}: no scenario is linked to it, so none could notice that it is switched off: write one, or leave the number out.`;

/** The numbers that can be switched off, and sentences on the others; throws a Problem where none of them can. */
function triable(
  asked: readonly string[],
  known: readonly KnownRulebook[],
): { readonly numbers: readonly string[]; readonly refused: readonly string[] } {
  const follows = (number: string): boolean =>
    known.some(({ classification }) => sourcesOf(number, classification).length > 0);
  const whyNot = (number: string): string | undefined =>
    follows(number) ? undefined : whyNotOff(number, known);
  const numbers = asked.filter((number) => whyNot(number) === undefined);
  const refused = asked.flatMap((number) => {
    const why = whyNot(number);
    return why === undefined ? [] : [`${number}: ${why}`];
  });
  if (asked.length > 0 && numbers.length === 0) throw new Problem(refused);
  return { numbers, refused };
}
