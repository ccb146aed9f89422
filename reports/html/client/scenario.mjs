// Draws a scenario: its steps, then what happened in its game, by which rule.

import { hashOf, scenarioAddress, stepAddress, wholeView } from './address.mjs';
import { counted, el, fold, permalink } from './dom.mjs';
import { addressOfNumber } from './places.mjs';

/** @typedef {import('../page-result').PageScenario} ScenarioResult */
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
  const { id, rulebook } = scenario;
  return fold(
    { class: 'scenario', 'data-address': scenarioAddress(id) },
    [
      verdictBadge(scenario.verdict),
      ' ',
      ...(isStale(scenario) ? [el('span', { class: 'badge', 'data-state': 'stale' }, 'stale'), ' '] : []),
      el('span', { class: 'name' }, scenario.name),
    ],
    () => [
      el(
        'p',
        { class: 'place' },
        id,
        scenario.feature === '' ? ' ' : ` · ${scenario.feature} `,
        permalink(scenarioAddress(id), 'this scenario'),
      ),
      ...(scenario.rules.length === 0 ? [] : [drawLinks('Rules: ', rulebook, scenario.rules)]),
      ...(isStale(scenario)
        ? [drawLinks('Changed since it was last read: ', rulebook, scenario.stale ?? [])]
        : []),
      el(
        'ol',
        { class: 'steps' },
        ...scenario.steps.map((step, place) => drawStep(step, stepAddress(id, place))),
      ),
      ...unexplained(scenario),
      drawTrace(scenario),
    ],
  );
}

/** @param {ScenarioResult} scenario */
function isStale({ stale }) {
  return stale !== undefined && stale.length > 0;
}

/** @param {StepResult} step @param {string} address */
function drawStep(step, address) {
  return el(
    'li',
    { 'data-step': step.verdict, 'data-address': address },
    el('span', { class: 'mark', title: step.verdict, 'aria-label': step.verdict }, stepMarks[step.verdict]),
    el('span', { class: 'keyword' }, `${step.keyword} `),
    step.text,
    ' ',
    permalink(address, 'this step'),
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
function drawTrace({ rulebook, trace }) {
  if (trace.length === 0) return el('p', { class: 'none' }, 'No trace: no game was played.');
  const lines = trace.map((line) =>
    el(
      'tr',
      { 'data-what': line.what },
      el('td', { class: 'number' }, ...(line.rule === undefined ? [] : [ruleLink(rulebook, line.rule)])),
      el('td', {}, line.text),
    ),
  );
  const head = el('tr', {}, el('th', { scope: 'col' }, 'Rule'), el('th', { scope: 'col' }, 'What happened'));
  return fold({ class: 'trace' }, [`Trace of the game: ${counted(trace.length, 'line')}`], () => [
    el('table', {}, el('thead', {}, head), el('tbody', {}, ...lines)),
  ]);
}

/**
 * The number of a rule of a rulebook, as a link where the page holds that rule.
 *
 * @param {string | undefined} rulebook
 * @param {string} number
 */
function ruleLink(rulebook, number) {
  const address = addressOfNumber(rulebook, number);
  if (address === undefined) return number;
  return el('a', { href: hashOf(address, wholeView), class: 'rule-link' }, number);
}

/**
 * @param {string} title
 * @param {string | undefined} rulebook
 * @param {readonly string[]} numbers
 */
export function drawLinks(title, rulebook, numbers) {
  return el('p', { class: 'links' }, title, ...numbers.flatMap((each) => [ruleLink(rulebook, each), ' ']));
}
