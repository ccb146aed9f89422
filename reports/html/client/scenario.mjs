// Draws a scenario: its steps, then what happened in its game, by which rule.

import { counted, el, fold } from './dom.mjs';

/** @typedef {import('../../model').ScenarioResult} ScenarioResult */
/** @typedef {import('../../model').StepResult} StepResult */

const stepMarks = {
  passed: '✓',
  failed: '✗',
  skipped: '–',
  pending: '…',
  undefined: '?',
  ambiguous: '?',
};

/** @param {string} verdict */
function verdictBadge(verdict) {
  return el('span', { class: 'badge', 'data-verdict': verdict }, verdict);
}

/** @param {ScenarioResult} scenario */
export function drawScenario(scenario) {
  return fold(
    { class: 'scenario' },
    [
      verdictBadge(scenario.verdict),
      ' ',
      ...(isStale(scenario) ? [el('span', { class: 'badge', 'data-state': 'stale' }, 'stale'), ' '] : []),
      el('span', { class: 'name' }, scenario.name),
    ],
    () => [
      el('p', { class: 'place' }, scenario.id, scenario.feature === '' ? '' : ` · ${scenario.feature}`),
      ...(scenario.rules.length === 0 ? [] : [drawLinks('Rules: ', scenario.rules)]),
      ...(isStale(scenario) ? [drawLinks('Changed since it was last read: ', scenario.stale ?? [])] : []),
      el('ol', { class: 'steps' }, ...scenario.steps.map(drawStep)),
      ...unexplained(scenario),
      drawTrace(scenario),
    ],
  );
}

/** @param {ScenarioResult} scenario */
function isStale({ stale }) {
  return stale !== undefined && stale.length > 0;
}

/** @param {StepResult} step */
function drawStep(step) {
  return el(
    'li',
    { 'data-step': step.verdict },
    el('span', { class: 'mark', title: step.verdict, 'aria-label': step.verdict }, stepMarks[step.verdict]),
    el('span', { class: 'keyword' }, `${step.keyword} `),
    step.text,
    ...(step.argument === undefined ? [] : [el('pre', {}, step.argument)]),
    ...(step.message === undefined ? [] : [el('pre', { class: 'message' }, step.message)]),
  );
}

/**
 * A message that belongs to none of the steps: something before or after them failed.
 *
 * @param {ScenarioResult} scenario
 */
function unexplained({ message, steps }) {
  if (message === undefined || steps.some((step) => step.message === message)) return [];
  return [el('pre', { class: 'message' }, message)];
}

/** @param {ScenarioResult} scenario */
function drawTrace({ trace }) {
  if (trace.length === 0) return el('p', { class: 'none' }, 'No trace: no game was played.');
  const lines = trace.map((line) =>
    el(
      'tr',
      { 'data-what': line.what },
      el('td', { class: 'number' }, ...(line.rule === undefined ? [] : [ruleLink(line.rule)])),
      el('td', {}, line.text),
    ),
  );
  const head = el('tr', {}, el('th', { scope: 'col' }, 'Rule'), el('th', { scope: 'col' }, 'What happened'));
  return fold({ class: 'trace' }, [`Trace of the game: ${counted(trace.length, 'line')}`], () => [
    el('table', {}, el('thead', {}, head), el('tbody', {}, ...lines)),
  ]);
}

/** @param {string} number */
function ruleLink(number) {
  return el('a', { href: `#${number}`, class: 'rule-link' }, number);
}

/**
 * @param {string} title
 * @param {readonly string[]} numbers
 */
export function drawLinks(title, numbers) {
  return el('p', { class: 'links' }, title, ...numbers.flatMap((each) => [ruleLink(each), ' ']));
}
