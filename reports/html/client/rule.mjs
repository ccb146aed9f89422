// Draws a rulebook as a tree: chapters, sections, rules.

import { counted, el, fold } from './dom.mjs';
import { drawLinks, drawScenario } from './scenario.mjs';

/** @typedef {import('../../model').ScenarioResult} ScenarioResult */

/** @typedef {import('../../model').RuleResult} RuleResult */
/** @typedef {import('../../model').SectionResult} SectionResult */
/** @typedef {import('../../model').ChapterResult} ChapterResult */
/** @typedef {import('../../model').RulebookResult} RulebookResult */
/** @typedef {import('../../model').RulingResult} RulingResult */
/** @typedef {import('../../model').RuleState} RuleState */

/** @type {Record<RuleState, string>} What each state says. */
export const stateMeanings = {
  'not linked': 'no scenario is about this rule',
  linked: 'scenarios are about it, but none was played to its end',
  passes: 'its scenarios pass',
  exercised: 'its scenarios pass, and the engine applied this very rule in them',
  failing: 'a scenario about it did not pass',
};

/** @param {RuleState} state */
function stateBadge(state) {
  return el('span', { class: 'badge', 'data-state': state }, state);
}

/**
 * @param {RuleResult} rule
 * @param {ReadonlyMap<string, ScenarioResult>} scenarios
 * @param {ReadonlyMap<string, RulingResult>} rulings
 */
export function drawRule(rule, scenarios, rulings) {
  const [first] = rule.implemented;
  const summary = [
    el('span', { class: 'number' }, rule.key),
    ' ',
    stateBadge(rule.state),
    ...(rule.rulings.length === 0
      ? []
      : [' ', el('span', { class: 'badge', 'data-state': 'ambiguous' }, 'ambiguous')]),
    ' ',
    el('span', { class: 'name' }, first === undefined ? '' : first.title),
    ' ',
    el(
      'span',
      { class: 'count' },
      rule.scenarios.length === 0 ? '' : counted(rule.scenarios.length, 'scenario'),
    ),
  ];
  return fold({ class: 'rule', id: rule.key, 'data-state': rule.state }, summary, () => [
    el('p', { class: 'meaning' }, `${upper(rule.state)}: ${stateMeanings[rule.state]}${elsewhere(rule)}.`),
    ...drawImplemented(rule),
    ...rule.scenarios.flatMap((id) => {
      const scenario = scenarios.get(id);
      return scenario === undefined ? [] : [drawScenario(scenario)];
    }),
    ...rule.rulings.flatMap((id) => {
      const ruling = rulings.get(id);
      return ruling === undefined ? [] : [drawRuling(ruling)];
    }),
  ]);
}

/** @param {RuleResult} rule */
function elsewhere({ exercised, state }) {
  return exercised && state !== 'exercised' ? '; the engine applied it, in scenarios about other rules' : '';
}

/** @param {RuleResult} rule */
function drawImplemented({ implemented }) {
  if (implemented.length === 0)
    return [el('p', { class: 'none' }, 'The engine implements nothing under this number.')];
  return implemented.map(({ title, form }) =>
    el(
      'p',
      { class: 'implemented' },
      'As implemented: ',
      title,
      ' ',
      el('span', { class: 'form' }, `(${form})`),
    ),
  );
}

/** @param {RulingResult} ruling */
function drawRuling(ruling) {
  return fold({ class: 'ruling' }, [`Ruling ${ruling.id}: ${ruling.question}`], () => [
    el(
      'ul',
      {},
      ...ruling.readings.map((reading) =>
        reading === ruling.taken ? el('li', {}, el('strong', {}, 'Taken: '), reading) : el('li', {}, reading),
      ),
    ),
    el('p', {}, `Why: ${ruling.why}`),
    drawLinks('Rules: ', ruling.rules),
  ]);
}

/** @param {string} text */
function upper(text) {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/**
 * How many of some rules are in which state, as a bar and in words.
 *
 * @param {readonly RuleResult[]} rules
 */
function drawBar(rules) {
  const counts = stateOrder.map((state) => ({
    state,
    count: rules.filter((rule) => rule.state === state).length,
  }));
  const present = counts.filter(({ count }) => count > 0);
  const words = present.map(({ state, count }) => `${count} ${state}`).join(', ');
  return el(
    'span',
    { class: 'bar', role: 'img', 'aria-label': words, title: words },
    ...present.map(({ state, count }) => el('span', { 'data-state': state, style: `flex-grow: ${count}` })),
  );
}

/** @type {RuleState[]} As they stand in bars and in the legend. */
export const stateOrder = ['exercised', 'passes', 'linked', 'failing', 'not linked'];

/**
 * The count of what matters in some rules, in words.
 *
 * @param {readonly RuleResult[]} rules
 */
function inShort(rules) {
  const linked = rules.filter(({ state }) => state !== 'not linked').length;
  const failing = rules.filter(({ state }) => state === 'failing').length;
  return `${linked} of ${rules.length} linked${failing === 0 ? '' : `, ${failing} failing`}`;
}

/** @param {{ readonly number: string, readonly title: string }} part @param {readonly RuleResult[]} rules */
function partSummary({ number, title }, rules) {
  return [
    el('span', { class: 'number' }, number),
    ' ',
    el('span', { class: 'name' }, title),
    ' ',
    el('span', { class: 'progress' }, drawBar(rules), el('span', { class: 'count' }, inShort(rules))),
  ];
}

/**
 * @param {RulebookResult} rulebook
 * @param {(rule: RuleResult) => HTMLDetailsElement} ruleOf
 */
export function drawTree(rulebook, ruleOf) {
  return rulebook.chapters.map((chapter) => {
    const rules = chapter.sections.flatMap((section) => section.rules);
    return fold({ class: 'chapter' }, partSummary(chapter, rules), () =>
      chapter.sections.map((section) =>
        fold({ class: 'section', 'data-number': section.number }, partSummary(section, section.rules), () =>
          section.rules.map(ruleOf),
        ),
      ),
    );
  });
}
