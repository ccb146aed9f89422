// Opens what an address leads to, and all that is around it.

import {
  chapterAddress,
  ruleAddress,
  rulingAddress,
  scenarioAddress,
  sectionAddress,
  stepAddress,
} from './address.mjs';
import { unfold } from './dom.mjs';

/** @typedef {import('./places.mjs').Place} Place */

/**
 * The addresses of a place and of what is around it, the outermost first.
 *
 * @param {Place} place
 */
function pathTo({ rulebook, chapter, section, rule, ruling, scenario, step }) {
  const path = [];
  if (rulebook && chapter) path.push(chapterAddress(rulebook.id, chapter.number));
  if (rulebook && section) path.push(sectionAddress(rulebook.id, section.number));
  if (rulebook && rule) path.push(ruleAddress(rulebook.id, rule.key));
  if (rulebook && ruling !== undefined) path.push(rulingAddress(rulebook.id, ruling));
  if (scenario) path.push(scenarioAddress(scenario.id));
  if (scenario && step !== undefined) path.push(stepAddress(scenario.id, step));
  return path;
}

/**
 * Opens a place in a part of the page, where it is drawn there, and brings it into sight.
 *
 * @param {ParentNode} within
 * @param {Place} place
 * @returns {boolean} Whether it was there.
 */
export function openPlace(within, place) {
  /** @type {Element | undefined} */
  let found;
  let around = within;
  for (const address of pathTo(place)) {
    found = around.querySelector(`[data-address="${CSS.escape(address)}"]`) ?? undefined;
    if (found === undefined) continue;
    if (found instanceof HTMLDetailsElement) unfold(found);
    around = found;
  }
  const wanted = pathTo(place).at(-1);
  if (found === undefined || found.getAttribute('data-address') !== wanted) return false;
  bringIntoSight(found);
  return true;
}

/** @param {Element} element */
function bringIntoSight(element) {
  for (const each of document.querySelectorAll('[data-here]')) each.removeAttribute('data-here');
  element.setAttribute('data-here', '');
  element.scrollIntoView({ block: 'start' });
  const focused = element.querySelector('summary') ?? element.querySelector('a');
  if (focused instanceof HTMLElement) focused.focus({ preventScroll: true });
}
