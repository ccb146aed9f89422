// The report: counts, what failed, search and filters, and each rulebook's tree. Keeps the page and its address in step.

import { hashOf, readHash, wholeView } from './address.mjs';
import { drawCauses } from './causes.mjs';
import { el, fold, unfold } from './dom.mjs';
import { drawEngine, drawUnfinished } from './engine.mjs';
import { drawFinder } from './finder.mjs';
import { drawCounts, drawHeader } from './header.mjs';
import { openPlace } from './open.mjs';
import { placesAt, scenariosById } from './places.mjs';
import { preparePrint } from './print.mjs';
import { drawScenario } from './scenario.mjs';
import { unlinked } from './search.mjs';
import { run } from './state.mjs';
import { drawTree } from './tree.mjs';

/** @typedef {import('../page-result').PageScenario} ScenarioResult */
/** @typedef {import('./places.mjs').Place} Place */

const bad = new Set(['failed', 'setup error', 'crashed', 'timed out']);

/** What the address names; empty where it names nothing. */
let here = '';
const finder = drawFinder((begins) => {
  here = '';
  showTrees();
  writeAddress(begins);
});
const problem = el('p', { id: 'address-problem', role: 'alert', hidden: true });
const trees = el(
  'div',
  { id: 'trees' },
  ...run.rulebooks.map((rulebook) =>
    el(
      'section',
      { 'data-rulebook': rulebook.id },
      el(
        'h2',
        {},
        `${rulebook.title} `,
        el('small', {}, [rulebook.edition, rulebook.game ?? []].flat().join(' · ')),
      ),
      ...drawTree(rulebook),
    ),
  ),
);
const others = drawList('Scenarios about no numbered rule', unlinked, false);

/** The trees are shown while nothing is searched or filtered. */
function showTrees() {
  trees.hidden = finder.isActive();
}

/**
 * @param {string} title
 * @param {ScenarioResult[]} scenarios
 * @param {boolean} open
 */
function drawList(title, scenarios, open) {
  if (scenarios.length === 0) return [];
  const list = fold({ class: 'list' }, [el('h2', {}, `${title} (${scenarios.length})`)], () =>
    scenarios.map(drawScenario),
  );
  if (open) unfold(list);
  return [list];
}

/** What did not pass, by cause. */
function drawFailures() {
  if (failures.length === 0) return [];
  const several = run.causes.length === 1 ? 'one cause' : `${run.causes.length} causes`;
  const of = failures.length > run.causes.length ? ` of ${several}` : '';
  const list = fold({ class: 'list' }, [el('h2', {}, `What did not pass (${failures.length}${of})`)], () =>
    drawCauses(run.causes, scenariosById),
  );
  unfold(list);
  return [list];
}

/** @param {boolean} begins Whether the browser's "back" is to lead to what was shown before. */
function writeAddress(begins) {
  problem.hidden = true;
  const hash = hashOf(here, finder.view());
  if (hash === location.hash) return;
  const url = hash === '' ? `${location.pathname}${location.search}` : hash;
  if (begins) history.pushState(null, '', url);
  else history.replaceState(null, '', url);
}

/** Shows what the address says: what is searched and filtered, and then the place that it names. */
function showAddress() {
  const { place: address, view } = readHash(location.hash);
  here = address;
  problem.hidden = true;
  finder.show(view);
  showTrees();
  if (address === '') return;
  const places = placesAt(address);
  const [place] = places;
  if (place === undefined || places.length > 1) tellProblem(address, places);
  else show(place);
}

/** What is linked to must not come to lie below the finder, which stays at the top of a wide window. */
function measureFinder() {
  const stays = getComputedStyle(finder.element).position === 'sticky';
  const height = stays ? finder.element.getBoundingClientRect().height : 0;
  document.documentElement.style.setProperty('--finder-height', `${height}px`);
}

/** @param {Place} place */
function show(place) {
  measureFinder();
  if (finder.isActive()) {
    if (openPlace(finder.hits, place)) return;
    finder.clear();
    showTrees();
  }
  const tree = trees.querySelector(`[data-rulebook="${CSS.escape(place.rulebook?.id ?? '')}"]`);
  if (tree !== null) openPlace(tree, place);
  else
    for (const list of others) {
      unfold(list);
      openPlace(list, place);
    }
}

/** @param {string} address @param {readonly Place[]} places */
function tellProblem(address, places) {
  const links = places.flatMap(({ rulebook }) =>
    rulebook === undefined
      ? []
      : [' ', el('a', { href: hashOf(`${rulebook.id}/${address}`, wholeView) }, `${rulebook.id}/${address}`)],
  );
  problem.replaceChildren(
    places.length === 0
      ? `This report has nothing at the address “${address}”: no rule, section, chapter, ruling or scenario is called so in this run.`
      : `Several rulebooks have ${address}:`,
    ...links,
  );
  problem.hidden = false;
  problem.scrollIntoView({ block: 'center' });
}

const failures = run.scenarios.filter(({ verdict }) => bad.has(verdict));
const unsupported = run.scenarios.filter(({ verdict }) => verdict === 'unsupported');
document
  .getElementById('report')
  ?.append(
    drawHeader(),
    ...(run.unfinished ? drawUnfinished(run.unfinished) : []),
    ...(run.engine ? drawEngine(run.engine) : []),
    drawCounts(),
    problem,
    ...drawFailures(),
    ...drawList('What is not supported', unsupported, false),
    finder.element,
    finder.hits,
    trees,
    ...others,
  );

new ResizeObserver(measureFinder).observe(finder.element);

addEventListener('hashchange', showAddress);
addEventListener('click', ({ target }) => {
  if (!(target instanceof Element)) return;
  if (target.closest('a')?.getAttribute('href') === location.hash) showAddress();
  const opened = target.closest('summary')?.parentElement;
  const address = opened?.getAttribute('data-address');
  if (!(opened instanceof HTMLDetailsElement) || !address) return;
  if (!opened.open) here = address;
  else if (here === address) here = '';
  else return;
  writeAddress(false);
});
addEventListener('keydown', (event) => {
  const typing = event.target instanceof HTMLInputElement || event.target instanceof HTMLSelectElement;
  if (event.key !== '/' || typing || event.ctrlKey || event.metaKey || event.altKey) return;
  event.preventDefault();
  finder.focus();
});
preparePrint(finder.refresh);
showAddress();
