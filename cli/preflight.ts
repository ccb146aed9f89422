import { readFileSync } from 'node:fs';
import type { ParseError } from '@cucumber/messages';
import type { KnownRulebook } from '../reports/coverage';
import { findRule } from '../rulebooks/library';
import type { LinkStates } from '../rulebooks/link-states';
import type { LostStep } from './descriptions';
import { findHome } from './home';
import { tagMeant } from './misspelt-tag';
import { movedRemedy } from './moved-remedy';
import type { EmptyScenario, OpenStep, PlacedLink, Plan, UnlinkedRule } from './plan';
import { Problem } from './problem';
import { noSuchRule } from './rules';
import { isInRulebookFolder, rulebookOfFile } from './selection';
import { whyUndefined } from './undefined-step';

const MOST_SENTENCES = 20;

/** Throws a Problem if what is about to be played can't be played, or proves nothing. */
export function checkPlan(
  plan: Plan,
  known: readonly KnownRulebook[],
  tags: string,
  links: readonly LinkStates[] = [],
): void {
  report(plan.parseErrors.map(brokenGherkin));
  report(plan.lostSteps.map(lostStep));
  report(
    plan.tags().flatMap(({ uri, line, tag }) => {
      const meant = tagMeant(tag);
      return meant === undefined ? [] : [`${uri}:${line}: there is no tag ${tag}; perhaps ${meant}.`];
    }),
  );
  report(plan.links().flatMap((link) => brokenLink(link, known, links)));
  const ids = known.map(({ rulebook }) => rulebook.id);
  report(
    plan
      .unlinkedRules()
      .filter(({ uri }) => isInRulebookFolder(uri, ids))
      .map(unlinkedRule),
  );
  if (plan.selected === 0) throw new Problem([nothingSelected(plan, tags)]);
  report(plan.emptyScenarios().map(emptyScenario));
  const { knownSteps } = plan;
  report(plan.openSteps().map((step) => openStep(step, knownSteps)));
}

function report(sentences: readonly string[]): void {
  const different = [...new Set(sentences)];
  if (different.length === 0) return;
  const rest = different.length - MOST_SENTENCES;
  const more = rest > 0 ? [`… and ${rest} more like these.`] : [];
  throw new Problem([...different.slice(0, MOST_SENTENCES), ...more]);
}

function brokenGherkin({ source, message }: ParseError): string {
  const line = source.location?.line ?? 1;
  const place = `${source.uri}:${line}`;
  const reason = message.replace(/^\(\d+:\d+\):\s*/, '');
  if (/unexpected end of file/.test(reason)) {
    return `${place}: the file ends too early for Gherkin: complete the last thing that was begun in it.`;
  }
  const written = lineOf(source.uri, line);
  return /^expected:/.test(reason)
    ? `${place}: "${written}" can't stand here in Gherkin: check its keyword (Feature:, Rule:, Example:, Given, When, Then, And) and what is above it.`
    : `${place}: ${reason.charAt(0).toLowerCase()}${reason.slice(1)}, at "${written}": correct that line.`;
}

function lineOf(uri: string | undefined, line: number): string {
  return uri === undefined ? '' : (readFileSync(uri, 'utf8').split(/\r?\n/)[line - 1] ?? '').trim();
}

function lostStep({ uri, line, text, within }: LostStep): string {
  return `${uri}:${line}: "${text}" is read as a description of "${within}", not played: begin the scenario above it with "Example: …", and steps with Given, When, Then or And.`;
}

function emptyScenario({ uri, line, name, description }: EmptyScenario): string {
  const [below = ''] = description.split('\n');
  return below === ''
    ? `${uri}:${line}: "${name}" has no steps: write what is given, what is done and what follows, or remove it.`
    : `${uri}:${line}: "${name}" has no steps: "${below.trim()}" below it begins with none of Given, When, Then and And.`;
}

function brokenLink(
  { uri, line, number, wellFormed }: PlacedLink,
  known: readonly KnownRulebook[],
  links: readonly LinkStates[],
): string[] {
  const id = rulebookOfFile(
    uri,
    known.map(({ rulebook }) => rulebook.id),
  );
  const rulebook = known.find((each) => each.rulebook.id === id)?.rulebook;
  if (rulebook === undefined || findRule(rulebook, number) !== undefined) return [];
  const now = links
    .filter((each) => each.rulebook === rulebook.id)
    .flatMap(({ moved }) => moved)
    .find(({ rule }) => rule === number)?.to;
  if (now !== undefined) {
    return [
      `${uri}:${line}: ${number} is ${now} in ${rulebook.title} ${rulebook.edition}: ${movedRemedy(rulebook, uri, findHome())}.`,
    ];
  }
  if (wellFormed) return [`${uri}:${line}: ${noSuchRule(rulebook, number)}`];
  return [
    `${uri}:${line}: "${number}" is no rule's number: begin with one such as 704.5c, or with a word if this is about no numbered rule.`,
  ];
}

/** Says that what stands below a `Rule:` line without a number counts for no rule. */
export function unlinkedRule({ uri, line, name }: UnlinkedRule): string {
  return `${uri}:${line}: "Rule: ${name}" begins with no rule's number, so its scenarios are linked to none: begin it with one such as 704.5c.`;
}

function nothingSelected(plan: Plan, tags: string): string {
  if (plan.written === 0) return 'There is no scenario in the feature files given: nothing was checked.';
  const why = tags === '' ? 'the lines given' : `--tags "${tags}"`;
  if (plan.written === 1) return `The only scenario is not selected by ${why}: nothing was checked.`;
  return `None of the ${plan.written} scenarios is selected by ${why}: nothing was checked.`;
}

function openStep({ uri, line, text, matching }: OpenStep, known: readonly string[]): string {
  if (matching.length > 1) {
    const steps = matching.map((step) => `"${step}"`).join(' and ');
    return `${uri}:${line}: "${text}" could be ${steps}: word the step so that only one fits.`;
  }
  return `${uri}:${line}: there is no step "${text}"; ${whyUndefined(uri, line, text, known)}.`;
}
