import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { ParseError } from '@cucumber/messages';
import type { KnownRulebook } from '../reports/coverage';
import { findRule, rulesOf } from '../rulebooks/library';
import type { LinkStates } from '../rulebooks/link-states';
import type { Rulebook } from '../rulebooks/model';
import type { BooksPlayed } from './books-played';
import type { LostStep } from './descriptions';
import type { Fault } from './fault';
import { findHome } from './home';
import { movedRemedy } from './moved-remedy';
import type { EmptyScenario, OpenStep, PlacedLink, Plan, UnlinkedRule } from './plan';
import { noSuchRule, noSuchRuleInBooks } from './rules';
import { rulebookOfFile } from './selection';
import { fits, whyUndefined } from './undefined-step';
import { wrongTag } from './wrong-tag';

/** What stands in the way of what is about to be played: each thing that is typed wrong, and the scenarios it costs. */
export function faultsIn(
  plan: Plan,
  known: readonly KnownRulebook[],
  books: BooksPlayed,
  links: readonly LinkStates[],
): Fault[] {
  const ids = known.map(({ rulebook }) => rulebook.id);
  return [
    ...plan.lostSteps.flatMap((lost) => lostStep(lost, plan)),
    ...emptyFiles(plan),
    ...wrongTags(plan, known),
    ...plan.links().flatMap((link) => brokenLink(link, books, links)),
    ...plan
      .unlinkedRules()
      .filter(({ uri }) => rulebookOfFile(uri, ids) !== undefined)
      .map(unlinkedRule),
    ...unknownRules(plan, books),
    ...stepFaults(plan),
  ];
}

/** Scenarios that have no steps, or one that there isn't. */
export function stepFaults(plan: Plan): Fault[] {
  const { knownSteps } = plan;
  return [
    ...plan.emptyScenarios().map(emptyScenario),
    ...plan.openSteps().map((step) => openStep(step, knownSteps)),
  ];
}

/** Rules that a step names and that the rulebook of its scenario doesn't have, nor cites: no engine could cite them. */
function unknownRules(plan: Plan, books: BooksPlayed): Fault[] {
  return plan.namedRules().flatMap(({ number, edition, ...placed }) => {
    const { uri, line } = placed;
    const rulebook = books.of(uri, edition);
    if (rulebook === undefined || isPartOf(rulebook, number)) return [];
    if (books.assumedIn(uri, edition).has(number)) return [];
    return [{ ...placed, sentence: `${uri}:${line}: ${noSuchRule(rulebook, number)}`, name: number }];
  });
}

/** Is this a rule, a section, or the beginning of rules' numbers? */
const isPartOf = (rulebook: Rulebook, number: string): boolean =>
  rulesOf(rulebook).some(
    (rule) =>
      rule.number === number ||
      (rule.number.startsWith(number) && /^[.a-z]/.test(rule.number.slice(number.length))),
  ) || rulebook.chapters.some(({ sections }) => sections.some((section) => section.number === number));

/** What keeps a file from being read as Gherkin. */
export function brokenGherkin({ source, message }: ParseError): Fault {
  const { uri = '' } = source;
  const line = source.location?.line ?? 1;
  return { uri, line, sentence: whyBroken(uri, line, message), scenarios: [], name: path.basename(uri) };
}

function whyBroken(uri: string, line: number, message: string): string {
  const place = `${uri}:${line}`;
  const reason = message.replace(/^\(\d+:\d+\):\s*/, '');
  if (/unexpected end of file/.test(reason)) {
    return `${place}: the file ends too early for Gherkin: complete the last thing that was begun in it.`;
  }
  const written = lineOf(uri, line);
  return /^expected:/.test(reason)
    ? `${place}: "${written}" can't stand here in Gherkin: check its keyword (Feature:, Rule:, Example:, Given, When, Then, And) and what is above it.`
    : `${place}: ${reason.charAt(0).toLowerCase()}${reason.slice(1)}, at "${written}": correct that line.`;
}

function lineOf(uri: string, line: number): string {
  return uri === '' ? '' : (readFileSync(uri, 'utf8').split(/\r?\n/)[line - 1] ?? '').trim();
}

function lostStep({ uri, line, text, within, owner, behindKeyword }: LostStep, plan: Plan): Fault[] {
  if (behindKeyword !== undefined && !plan.knownSteps.some((step) => fits(behindKeyword, step))) return [];
  const scenarios = owner === undefined ? [] : plan.scenariosOf(owner);
  // A scenario without any step has a sentence of its own.
  const hollow = new Set(plan.emptyScenarios().flatMap((empty) => empty.scenarios));
  if (scenarios.length > 0 && scenarios.every((id) => hollow.has(id))) return [];
  const sentence = `${uri}:${line}: "${text}" is read as a description of "${within}", not played: begin the scenario above it with "Example: …", and steps with Given, When, Then or And.`;
  return [{ uri, line, sentence, scenarios, name: within }];
}

function emptyFiles(plan: Plan): Fault[] {
  const full = new Set(plan.scenarios().map(({ uri }) => uri));
  const lost = new Set(plan.lostSteps.map(({ uri }) => uri));
  return [
    ...plan.files
      .filter(
        (uri) =>
          !full.has(uri) && !lost.has(uri) && !plan.outlinesWithoutRow.some((each) => each.uri === uri),
      )
      .map((uri) => ({
        uri,
        line: 1,
        sentence: `${uri}: there is no scenario in it: write one, as in "Example: a unit dies", or leave the file out.`,
        scenarios: [],
        name: path.basename(uri),
      })),
    ...plan.outlinesWithoutRow.map(({ uri, line, name }) => ({
      uri,
      line,
      sentence: `${uri}:${line}: "${name}" has no row of examples, so it is never played: write one below "Examples:", or make it an "Example:".`,
      scenarios: [],
      name,
    })),
  ];
}

function wrongTags(plan: Plan, known: readonly KnownRulebook[]): Fault[] {
  const ids = known.map(({ rulebook }) => rulebook.id);
  return plan.tags().flatMap(({ tag, ...placed }) => {
    const { uri, line } = placed;
    const id = rulebookOfFile(uri, ids);
    const theirs = known.filter(({ rulebook }) => id === undefined || rulebook.id === id);
    const rulings = new Set(theirs.flatMap((each) => each.rulings.map((ruling) => ruling.id)));
    const wrong = wrongTag(tag, rulings);
    return wrong === undefined ? [] : [{ ...placed, sentence: `${uri}:${line}: ${wrong}.`, isOfTag: true }];
  });
}

function emptyScenario({ description, ...placed }: EmptyScenario): Fault {
  const { uri, line, name } = placed;
  const [below = ''] = description.split('\n');
  const sentence =
    below === ''
      ? `${uri}:${line}: "${name}" has no steps: write what is given, what is done and what follows, or remove it.`
      : `${uri}:${line}: "${name}" has no steps: "${below.trim()}" below it begins with none of Given, When, Then and And.`;
  return { ...placed, sentence };
}

/**
 * A link to a rule that there isn't. Each scenario is linked in the rulebook of the edition that it is played in, so one of those must
 * have the rule; of a `Rule:` line that of its folder will do.
 */
function brokenLink(
  { number, wellFormed, isOfLine, editions, ...placed }: PlacedLink,
  books: BooksPlayed,
  links: readonly LinkStates[],
): Fault[] {
  const { uri, line } = placed;
  const meant = books.ofAll(uri, isOfLine ? [undefined, ...editions] : editions);
  const [rulebook] = meant;
  if (rulebook === undefined || meant.some((each) => findRule(each, number) !== undefined)) return [];
  const fault = (what: string): Fault => ({ ...placed, sentence: `${uri}:${line}: ${what}`, name: number });
  const now = links
    .filter((each) => each.rulebook === rulebook.id)
    .flatMap(({ moved }) => moved)
    .find(({ rule }) => rule === number)?.to;
  if (now !== undefined) {
    return [
      fault(
        `${number} is ${now} in ${rulebook.title} ${rulebook.edition}: ${movedRemedy(rulebook, uri, findHome())}.`,
      ),
    ];
  }
  if (editions.some((edition) => books.assumedIn(uri, edition).has(number)))
    return [
      fault(
        `${rulebook.title} ${rulebook.edition} cites ${number} without holding it, and what is assumed counts for nothing: leave the tag out.`,
      ),
    ];
  if (wellFormed) return [fault(noSuchRuleInBooks(meant, number))];
  return [
    fault(
      `"${number}" is no rule's number: begin with one such as 704.5c, or with a word if this is about no numbered rule.`,
    ),
  ];
}

/** What stands below a `Rule:` line without a number counts for no rule. */
function unlinkedRule({ name, ...placed }: UnlinkedRule): Fault {
  const { uri, line } = placed;
  const sentence = `${uri}:${line}: "Rule: ${name}" begins with no rule's number, so its scenarios are linked to none: begin it with one such as 704.5c, tag them @also:704.5c, or leave the line out.`;
  return { ...placed, sentence, name };
}

function openStep({ text, matching, ...placed }: OpenStep, known: readonly string[]): Fault {
  const { uri, line } = placed;
  const fault = (what: string): Fault => ({ ...placed, sentence: `${uri}:${line}: ${what}.`, name: text });
  if (matching.length > 1) {
    const steps = matching.map((step) => `"${step}"`).join(' and ');
    return fault(`"${text}" could be ${steps}: word the step so that only one fits`);
  }
  return fault(`there is no step "${text}"; ${whyUndefined(uri, line, text, known)}`);
}
