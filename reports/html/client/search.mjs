// Finds rules, and scenarios about no numbered rule, by everything that the page says of them.

import { rulePlaces, scenariosById } from './places.mjs';
import { run, stateOf } from './state.mjs';
import { titleOf } from './titles.mjs';

/** @typedef {import('../page-result').PageScenario} ScenarioResult */
/** @typedef {import('./places.mjs').RulePlace} RulePlace */

/** What is searched, for whoever finds nothing. */
export const searched =
  'numbers, titles, kinds and states of rules, names of rulebooks, chapters and sections, rulings, what is assumed; names, verdicts, ' +
  'tags, files, steps and cards of scenarios';

/**
 * What was typed, in parts that must all be found: words, and what stands in quotation marks.
 *
 * @param {string} text
 * @returns {readonly string[]}
 */
export function partsOf(text) {
  return [...text.toLowerCase().matchAll(/"([^"]+)"?|[^\s"]+/g)].map(([all, quoted]) => quoted ?? all);
}

/** @param {ScenarioResult} scenario What a scenario can be found by; a line each. */
function linesOf({ id, name, feature, verdict, tags, steps, message = '' }) {
  return [
    name,
    verdict,
    feature,
    id,
    ...tags,
    ...steps.flatMap(({ keyword, text, argument }) => [
      `${keyword} ${text}`,
      ...(argument === undefined ? [] : argument.split('\n')),
    ]),
    ...message.split('\n'),
  ];
}

/** @type {Map<string, string>} What each scenario can be found by, once something was searched. */
const scenarioWords = new Map();

/** @param {ScenarioResult} scenario */
function wordsOfScenario(scenario) {
  let words = scenarioWords.get(scenario.id);
  if (words === undefined) {
    words = linesOf(scenario).join('\n').toLowerCase();
    scenarioWords.set(scenario.id, words);
  }
  return words;
}

/** @type {Map<RulePlace, string>} What each rule can be found by besides its scenarios. */
const ruleWords = new Map();

/** @param {RulePlace} place */
function wordsOfRule(place) {
  let words = ruleWords.get(place);
  if (words === undefined) {
    const { rulebook, chapter, section, rule } = place;
    words = [
      rule.key,
      titleOf(place).words,
      ...rule.implemented.map(({ title }) => title),
      rule.kind ?? '',
      stateOf(rule),
      ...rule.marks,
      ...rule.rulings,
      `${section.number} ${section.title}`,
      `${chapter.number} ${chapter.title}`,
      `${rulebook.id} ${rulebook.title} ${rulebook.edition}`,
    ]
      .join('\n')
      .toLowerCase();
    ruleWords.set(place, words);
  }
  return words;
}

/**
 * Whether a rule, with its scenarios, has all parts of what is searched.
 *
 * @param {RulePlace} place
 * @param {readonly string[]} parts
 */
export function isFound(place, parts) {
  const own = wordsOfRule(place);
  return parts.every((part) => own.includes(part) || place.rule.scenarios.some((id) => hasPart(id, part)));
}

/** @param {string} id @param {string} part */
function hasPart(id, part) {
  const scenario = scenariosById.get(id);
  return scenario !== undefined && wordsOfScenario(scenario).includes(part);
}

/**
 * Where in a rule's scenarios the part of a search was found that the rule's own words don't have.
 *
 * @param {RulePlace} place
 * @param {readonly string[]} parts
 * @returns {{ scenario: ScenarioResult, line: string } | undefined}
 */
export function whereFound(place, parts) {
  const own = wordsOfRule(place);
  const part = parts.find((each) => !own.includes(each));
  const id = part && place.rule.scenarios.find((each) => hasPart(each, part));
  const scenario = id && scenariosById.get(id);
  if (!part || !scenario) return undefined;
  const line = linesOf(scenario).find((each) => each.toLowerCase().includes(part)) ?? '';
  return { scenario, line };
}

/** Scenarios about no rule of the rulebooks here. */
export const unlinked = (() => {
  const linked = new Set(rulePlaces.flatMap(({ rule }) => rule.scenarios));
  return run.scenarios.filter(({ id }) => !linked.has(id));
})();

/** @param {readonly string[]} parts Those of the scenarios about no rule that have all of them. */
export const unlinkedFound = (parts) =>
  unlinked.filter((scenario) => parts.every((part) => wordsOfScenario(scenario).includes(part)));

/**
 * Of each rulebook the rules that it only cites, and that have all parts of what is searched: nobody finds them by state or kind.
 *
 * @param {readonly string[]} parts
 */
export const assumedFound = (parts) =>
  run.rulebooks.flatMap((rulebook) => {
    const assumed = rulebook.assumed.filter(({ number, title, from }) => {
      const words =
        `${number} ${title} assumed from ${from.edition} ${from.number} ${rulebook.id} ${rulebook.title}`.toLowerCase();
      return parts.every((part) => words.includes(part));
    });
    return assumed.length === 0 ? [] : [{ rulebook, assumed }];
  });
