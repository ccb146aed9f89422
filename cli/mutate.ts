import path from 'node:path';
import { Presets, SingleBar } from 'cli-progress';
import { changeOf } from '../engine/kernel';
import type { KnownRulebook } from '../reports/coverage';
import {
  isCatch,
  type Kills,
  outcomes,
  type RuleKill,
  serialiseKills,
  type VariantKill,
} from '../reports/kills';
import type { Classification } from '../rulebooks/classification';
import { findRule } from '../rulebooks/library';
import { findHome } from './home';
import { Interruption } from './interruption';
import { engineDigest, filesDigest, killsFile, readKills } from './kills-file';
import { type Tried, tryWithout } from './mutants';
import type { Order } from './mutate-worker';
import { exitCodes, Problem } from './problem';
import { featureFilesOf, whoseFeatures } from './rulebook-features';
import { knownRulebooks, sourcesOf, whyNotOff } from './rules';
import { linksByRule } from './scenario-index';
import { selectRulebooks } from './selection';
import { type RuleVariant, variantsByRule } from './variants';
import { writeWhole } from './write-file';

/** What `rulewright mutate` is asked for. */
export interface MutateOptions {
  readonly rulebook?: string;
  readonly jobs: number;
  /** The file that what was found is written to, beside what stands in it of other rules; left out, nothing is written. */
  readonly out?: string;
}

const bounds = { milliseconds: 60_000, megabytes: 1024 };

/**
 * Switches rules off one at a time, then puts each of their variants in their place, plays the scenarios that are linked
 * to each, and says what that showed: a rule whose scenarios all pass without it survived, and was not tested by them. A
 * number that can't be switched off is told once the others have been tried. A signal ends that; what was tried is told,
 * and written where a file is named. Returns the exit code, which is that of wrong input if there was such a number;
 * throws a Problem where there was none that could be.
 */
export async function mutate(asked: readonly string[], options: MutateOptions): Promise<number> {
  const interruption = new Interruption();
  try {
    return await mutateUntil(interruption, asked, options);
  } finally {
    interruption.end();
  }
}

async function mutateUntil(
  interruption: Interruption,
  asked: readonly string[],
  { rulebook, jobs, out }: MutateOptions,
): Promise<number> {
  const home = findHome();
  const known = knownRulebooks(selectRulebooks(rulebook));
  const { numbers, refused } = triable(asked, known);
  const unlinked = new Set(numbers);
  const made = { version: home.version, engine: engineDigest(home) };
  const before = out === undefined ? undefined : stillCounting(readKills(out), made);
  let left = 0;
  const rulebooks: Kills['rulebooks'][number][] = [];
  const lines: string[] = [];
  for (const { rulebook: book, implemented, classification } of known) {
    const links = linksByRule(featureFilesOf(book.id, home, known.length === 1));
    const derived = implemented.length > 0 ? derivedRules(classification) : [];
    const rules = [...new Set([...implemented.map(({ number }) => number), ...derived])]
      .filter((number) => numbers.length === 0 || numbers.includes(number))
      .filter((number) => findRule(book, number) !== undefined && links.has(number))
      .sort(byNumber);
    for (const rule of rules) unlinked.delete(rule);
    if (rules.length === 0) continue;
    const variants = variantsByRule(book.id);
    const orders = rules.flatMap((rule) =>
      ordersFor(rule, variants.get(rule) ?? [], links, sourcesOf(rule, classification)),
    );
    const results = await withProgress(orders.length, (step) =>
      tryWithout(orders, jobs, bounds, home, interruption, step),
    );
    const byOrder = new Map(results.map((each) => [each.rule, each]));
    const tried = rules.flatMap((rule) => triedOf(rule, variants.get(rule) ?? [], byOrder));
    left += rules.length - tried.length;
    const found = tried.map(({ rule, outcome, by, variants: others }): RuleKill => {
      const scenarios = orders.filter((each) => changeOf(each.rule).number === rule);
      const all = scenarios.flatMap((each) => each.scenarios.map((at) => at.replace(/:\d+$/, '')));
      const files = [...new Set(all)].sort();
      const digest = findRule(book, rule)?.digest ?? '';
      return { rule, digest, outcome, by, ...others, files, filesDigest: filesDigest(files) };
    });
    const same = before?.rulebooks.find(({ id, edition }) => id === book.id && edition === book.edition);
    // What is asked for whole is tried whole: of what was found before, only what was not come to stays.
    const kept = numbers.length > 0 || interruption.isAsked ? (same?.rules ?? []) : [];
    const others = kept.filter(({ rule }) => !tried.some((each) => each.rule === rule));
    rulebooks.push({ id: book.id, edition: book.edition, rules: [...others, ...found] });
    const whose = whoseFeatures([book.id], home, known.length === 1);
    lines.push(`${book.title} ${book.edition} (scenarios: ${whose})`, ...describe(tried));
    if (numbers.length === 0)
      lines.push(...describeUnprovable(links, [...implemented.map(({ number }) => number), ...derived]));
  }
  if (rulebooks.length === 0) {
    throw new Problem(['No scenario is linked to a rule that the engine enforces: there is nothing to try.']);
  }
  // Of rulebooks that nothing was tried of, what was found before stays.
  const untouched = (before?.rulebooks ?? []).filter(({ id }) => !rulebooks.some((each) => each.id === id));
  if (out !== undefined) write(out, { ...made, rulebooks: [...untouched, ...rulebooks] });
  console.log([...lines, keptIn(out)].join('\n'));
  const { asked: signal } = interruption;
  if (signal) {
    const written = out === undefined ? '' : '; what was tried is written';
    console.error(`Interrupted (${signal.signal}): ${left} rules were not tried${written}.`);
    return signal.exitCode;
  }
  const untried = [...refused, ...[...unlinked].map(withoutScenario)];
  for (const sentence of untried) console.error(sentence);
  return untried.length > 0 ? exitCodes.wrongInput : exitCodes.passed;
}

/** A rule that was tried whole: switched off, and with each variant in its place. */
interface TriedRule extends Tried {
  readonly variants: { readonly variants?: readonly VariantKill[] };
}

/** The rules that follow from others: without those, their scenarios must fail. */
const derivedRules = (classification: Classification | undefined): readonly string[] =>
  (classification?.rules ?? []).flatMap(({ rule, followsFrom }) => (followsFrom ? [rule] : []));

/**
 * What is to be played for a rule: without it, or without the rules that it follows from, its own scenarios; with a variant
 * those of all its numbers.
 */
function ordersFor(
  rule: string,
  variants: readonly RuleVariant[],
  links: ReadonlyMap<string, readonly string[]>,
  sources: readonly string[],
): readonly Order[] {
  const own = links.get(rule) ?? [];
  const others = variants.map((variant) => {
    const scenarios = [rule, ...variant.also].flatMap((number) => links.get(number) ?? []);
    return { rule: variant.change, scenarios: [...new Set(scenarios)] };
  });
  return [{ rule, scenarios: own, ...(sources.length > 0 ? { without: sources } : {}) }, ...others];
}

/** What was found of a rule; nothing where not all of it was tried. */
function triedOf(
  rule: string,
  variants: readonly RuleVariant[],
  results: ReadonlyMap<string, Tried>,
): readonly TriedRule[] {
  const off = results.get(rule);
  const others = variants.flatMap((variant): VariantKill | [] => {
    const result = results.get(variant.change);
    if (result === undefined) return [];
    const { outcome, by } = result;
    return { words: variant.words, outcome, ...(by === undefined ? {} : { by }) };
  });
  if (off === undefined || others.length < variants.length) return [];
  return [{ ...off, variants: others.length > 0 ? { variants: others } : {} }];
}

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

function describe(tried: readonly TriedRule[]): string[] {
  const counts = outcomes.map((outcome) => ({
    outcome,
    rules: tried.filter((each) => each.outcome === outcome).map(({ rule }) => rule),
  }));
  const named = counts.filter(({ outcome, rules }) => outcome !== 'caught' && rules.length > 0);
  return [
    `${tried.length === 1 ? '1 rule was' : `${tried.length} rules were`} switched off, one at a time: ${counts.map(({ outcome, rules }) => `${rules.length} ${outcome}`).join(', ')}`,
    ...named.map(({ outcome, rules }) => `${outcome}: ${rules.join(', ')}`),
    ...describeVariants(tried),
  ];
}

/** How many variants were caught, and each that was not, in its words. */
function describeVariants(tried: readonly TriedRule[]): readonly string[] {
  const all = tried.flatMap(({ rule, variants: { variants = [] } }) =>
    variants.map((each) => ({ rule, ...each })),
  );
  if (all.length === 0) return [];
  const caught = all.filter(({ outcome }) => isCatch(outcome)).length;
  return [
    `variants caught: ${caught} of ${all.length}`,
    ...all
      .filter(({ outcome }) => !isCatch(outcome))
      .map(({ rule, words, outcome }) => `${outcome} with ${words}: ${rule}`),
  ];
}

/** Rules with scenarios of which nobody can say whether these would notice anything. */
function describeUnprovable(
  links: ReadonlyMap<string, readonly string[]>,
  provable: readonly string[],
): readonly string[] {
  const enforced = new Set(provable);
  const rules = [...links.keys()].filter((rule) => !enforced.has(rule)).sort(byNumber);
  return rules.length === 0
    ? []
    : [
        `unprovable (the engine enforces nothing under the number, so nothing can be switched off): ${rules.join(', ')}`,
      ];
}

const byNumber = (one: string, other: string): number => one.localeCompare(other, 'en', { numeric: true });

async function withProgress(total: number, body: (step: () => void) => Promise<Tried[]>): Promise<Tried[]> {
  const { stderr } = process;
  const bar = stderr.isTTY
    ? new SingleBar(
        { stream: stderr, format: '{bar} {value} of {total} rules', clearOnComplete: true },
        Presets.shades_classic,
      )
    : undefined;
  bar?.start(total, 0);
  const every = Math.ceil(total / 10);
  let done = 0;
  try {
    return await body(() => {
      done += 1;
      bar?.increment();
      if (bar === undefined && total >= 20 && (done % every === 0 || done === total)) {
        stderr.write(`${done} of ${total} rules\n`);
      }
    });
  } finally {
    bar?.stop();
  }
}

/** Results of another engine are not mixed with those of this one. */
function stillCounting(
  before: Kills | undefined,
  made: Pick<Kills, 'version' | 'engine'>,
): Kills | undefined {
  return before?.version === made.version && before.engine === made.engine ? before : undefined;
}

function keptIn(out: string | undefined): string {
  if (out === undefined)
    return `Nothing was written: "--out ${killsFile}" keeps it for "rulewright coverage".`;
  const isDefault = path.resolve(out) === path.resolve(killsFile);
  return `Written to ${out}; "rulewright coverage${isDefault ? '' : ` --kills ${out}`}" counts it.`;
}

function write(file: string, kills: Kills): void {
  try {
    writeWhole(file, serialiseKills(kills));
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    throw new Problem([
      `"${path.resolve(file)}" can't be written (${why}): give --out a file in a folder that can be written.`,
    ]);
  }
}
