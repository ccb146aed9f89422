// What did not pass, by cause: what differs first, the step, the rules, and the scenarios.

import { counted, el, fold, unfold } from './dom.mjs';
import { drawLinks, drawScenario } from './scenario.mjs';

/** @typedef {import('../page-result').PageScenario} ScenarioResult */
/** @typedef {import('../page-result').PageCause} PageCause */

/** @type {Record<PageCause['axis'], string>} In what the engine differs, where it is not in what it does. */
const axisWords = { behaviour: '', citation: 'citation differs', wording: 'wording differs' };

/**
 * A part for each cause; the one that has the most scenarios is open.
 *
 * @param {readonly PageCause[]} causes
 * @param {ReadonlyMap<string, ScenarioResult>} scenarios
 */
export function drawCauses(causes, scenarios) {
  return causes.map((cause, place) => {
    const part = drawCause(cause, scenarios);
    if (place === 0) unfold(part);
    return part;
  });
}

/**
 * @param {PageCause} cause
 * @param {ReadonlyMap<string, ScenarioResult>} scenarios
 */
function drawCause({ verdict, axis, difference, about, affected, scenarios: ids }, scenarios) {
  const found = ids.flatMap((id) => scenarios.get(id) ?? []);
  const rulebook = found[0]?.rulebook;
  const words = axisWords[axis];
  const summary = [
    el('span', { class: 'badge', 'data-verdict': verdict }, verdict),
    ' ',
    ...(words === '' ? [] : [el('span', { class: 'badge', 'data-state': words }, words), ' ']),
    el('span', { class: 'difference' }, difference),
    ' ',
    el('span', { class: 'count' }, counted(found.length, 'scenario')),
  ];
  return fold({ class: 'cause' }, summary, () => [
    ...found.slice(0, 1).flatMap(drawPlace),
    ...(about.length === 0 ? [] : [drawLinks('Rules that it is about: ', rulebook, about)]),
    ...(affected.length === 0 ? [] : [drawLinks('Affected, and not judged: ', rulebook, affected)]),
    ...found.map(drawScenario),
  ]);
}

/**
 * The step at which the first scenario failed, and the one at which its game first went another way.
 *
 * @param {ScenarioResult} scenario
 */
function drawPlace({ uri, failure }) {
  if (failure?.step === undefined) return [];
  const { step, first } = failure;
  const failed = el(
    'p',
    { class: 'place' },
    `${uri}:${step.line}: `,
    el('strong', {}, step.keyword),
    ` ${step.text}`,
  );
  if (first === undefined || first.step.line === step.line) return [failed];
  const before = `It went another way at line ${first.step.line}: ${first.step.keyword} ${first.step.text}`;
  return [failed, el('p', { class: 'place' }, before)];
}
