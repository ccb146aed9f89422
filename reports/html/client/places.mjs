// What the page holds, and by which address each of it is found.

import { ruleAddress } from './address.mjs';
import { run } from './state.mjs';

/** @typedef {import('../page-result').PageScenario} ScenarioResult */
/** @typedef {import('../../model').RuleResult} RuleResult */
/** @typedef {import('../../model').SectionResult} SectionResult */
/** @typedef {import('../../model').ChapterResult} ChapterResult */
/** @typedef {import('../../model').RulebookResult} RulebookResult */
/** @typedef {import('../../model').RulingResult} RulingResult */

/**
 * Where something stands: the rulebook, and how far down from it.
 *
 * @typedef {object} Place
 * @property {RulebookResult} [rulebook]
 * @property {ChapterResult} [chapter]
 * @property {SectionResult} [section]
 * @property {RuleResult} [rule]
 * @property {string} [ruling] The id of a ruling about the rule.
 * @property {ScenarioResult} [scenario] One about the rule, or about no numbered rule.
 * @property {number} [step] Of the scenario, counted from 0.
 */

/** @typedef {Required<Pick<Place, 'rulebook' | 'chapter' | 'section' | 'rule'>>} RulePlace */

/** @type {readonly RulePlace[]} Every rule, in the order of the rulebooks. */
export const rulePlaces = run.rulebooks.flatMap((rulebook) =>
  rulebook.chapters.flatMap((chapter) =>
    chapter.sections.flatMap((section) =>
      section.rules.map((rule) => ({ rulebook, chapter, section, rule })),
    ),
  ),
);

export const scenariosById = new Map(run.scenarios.map((scenario) => [scenario.id, scenario]));

/** @type {Map<string, ReadonlyMap<string, RulingResult>>} The rulings of each rulebook, by their ids. */
const rulings = new Map(
  run.rulebooks.map(({ id, rulings: own }) => [id, new Map(own.map((ruling) => [ruling.id, ruling]))]),
);

/** @param {RulebookResult} rulebook @param {string} id */
export const rulingOf = (rulebook, id) => rulings.get(rulebook.id)?.get(id);

/** @type {Map<string, RulePlace>} Rules by rulebook and key, or by rulebook and number: of two the first. */
const byAddress = new Map();
for (const place of rulePlaces) byAddress.set(ruleAddress(place.rulebook.id, place.rule.key), place);
for (const place of rulePlaces) {
  const address = ruleAddress(place.rulebook.id, place.rule.number);
  if (!byAddress.has(address)) byAddress.set(address, place);
}

/** @param {RulebookResult} rulebook @param {string} number @returns {Place | undefined} */
function sectionPlace(rulebook, number) {
  for (const chapter of rulebook.chapters) {
    const section = chapter.sections.find((each) => each.number === number);
    if (section !== undefined) return { rulebook, chapter, section };
  }
  return undefined;
}

/** @param {RulebookResult} rulebook @param {string} number @returns {Place | undefined} */
function chapterPlace(rulebook, number) {
  const chapter = rulebook.chapters.find((each) => each.number === number);
  return chapter && { rulebook, chapter };
}

/** @param {RulebookResult} rulebook @param {string} id @returns {Place | undefined} */
function rulingPlace(rulebook, id) {
  const place = rulePlaces.find((each) => each.rulebook === rulebook && each.rule.rulings.includes(id));
  return place && { ...place, ruling: id };
}

/** @param {string} id @returns {Place | undefined} */
function scenarioPlace(id) {
  const scenario = scenariosById.get(id);
  if (scenario === undefined) return undefined;
  const numbers = [...(scenario.own === undefined ? [] : [scenario.own]), ...scenario.rules];
  for (const number of numbers) {
    const place = byAddress.get(ruleAddress(scenario.rulebook ?? '', number));
    if (place?.rule.scenarios.includes(id)) return { ...place, scenario };
  }
  return { scenario };
}

/** @param {RulebookResult} rulebook @param {string} rest What follows the rulebook's id. @returns {Place | undefined} */
function placeIn(rulebook, rest) {
  const [what = '', name = ''] = rest.split('/');
  if (what === 'section') return sectionPlace(rulebook, name);
  if (what === 'chapter') return chapterPlace(rulebook, name);
  if (what === 'ruling') return rulingPlace(rulebook, name);
  return (
    byAddress.get(ruleAddress(rulebook.id, rest)) ??
    sectionPlace(rulebook, rest) ??
    chapterPlace(rulebook, rest)
  );
}

/**
 * What an address leads to; several places where a bare number is in several rulebooks, none where there is nothing.
 *
 * @param {string} address
 * @returns {readonly Place[]}
 */
export function placesAt(address) {
  const [, id = '', step] = /^scenario\/(.+?)(?:\/step\/(\d+))?$/.exec(address) ?? [];
  if (id !== '') {
    const place = scenarioPlace(id);
    if (place === undefined) return [];
    if (step === undefined) return [place];
    const index = Number(step) - 1;
    return place.scenario?.steps[index] === undefined ? [] : [{ ...place, step: index }];
  }
  const rulebook = run.rulebooks.find((each) => address.startsWith(`${each.id}/`));
  if (rulebook !== undefined) {
    const place = placeIn(rulebook, address.slice(rulebook.id.length + 1));
    return place === undefined ? [] : [place];
  }
  return run.rulebooks.flatMap((each) => placeIn(each, address) ?? []);
}

/**
 * The address of a number in a rulebook; undefined where the page holds nothing under it.
 *
 * @param {string | undefined} rulebook
 * @param {string} number
 */
export function addressOfNumber(rulebook, number) {
  if (rulebook === undefined) return undefined;
  const address = ruleAddress(rulebook, number);
  const [place] = placesAt(address);
  if (place === undefined) return undefined;
  return place.rule === undefined ? address : ruleAddress(rulebook, place.rule.key);
}
