// Search and filters: what narrows the page to some of the rules, and the rules that are found.

import { wholeView } from './address.mjs';
import { counted, el } from './dom.mjs';
import { drawFilters } from './filters.mjs';
import { rulePlaces } from './places.mjs';
import { drawRule } from './rule.mjs';
import { drawScenario } from './scenario.mjs';
import { assumedFound, isFound, partsOf, searched, unlinkedFound, whereFound } from './search.mjs';
import { run } from './state.mjs';
import { listAssumed } from './tree.mjs';

/** @typedef {import('./address.mjs').View} View */
/** @typedef {import('./places.mjs').RulePlace} RulePlace */

const MOST_HITS = 200;

/**
 * Draws what finds rules. `changed` is called when somebody chose or typed something else, with whether a choice of
 * its own began, to which the browser's "back" is to lead.
 *
 * @param {(begins: boolean) => void} changed
 */
export function drawFinder(changed) {
  const filters = drawFilters(rulePlaces, () => {
    refresh();
    changed(true);
  });
  const search = document.createElement('input');
  search.type = 'search';
  search.id = 'search';
  search.placeholder = 'Number, title, step, card, tag, verdict or file';
  search.autocomplete = 'off';
  let before = '';
  search.addEventListener('input', () => {
    refresh();
    changed((before === '') !== (search.value.trim() === ''));
    before = search.value.trim();
  });
  const hits = el('div', { id: 'hits', hidden: true });
  const hitCount = el('p', { id: 'hit-count', role: 'status' });

  const isActive = () => search.value.trim() !== '' || filters.active();

  /** @param {number} [most] Of the rules that are found, so many are drawn. */
  function refresh(most = MOST_HITS) {
    const parts = partsOf(search.value);
    hits.hidden = !isActive();
    if (!isActive()) {
      hitCount.textContent = '';
      hits.replaceChildren();
      return;
    }
    const found = rulePlaces.filter(
      (place) => filters.show(place.rulebook, place.rule) && isFound(place, parts),
    );
    const assumed = filters.active() ? [] : assumedFound(parts);
    const others = filters.active() ? [] : unlinkedFound(parts);
    const cited = assumed.reduce((sum, each) => sum + each.assumed.length, 0);
    hitCount.textContent = sentence(found.length, cited, others.length, most);
    hits.replaceChildren(
      ...drawHits(found.slice(0, most), parts),
      ...drawAssumedHits(assumed),
      ...drawOthers(others.slice(0, most)),
    );
  }

  /** @param {number} rules @param {number} assumed @param {number} others @param {number} most */
  function sentence(rules, assumed, others, most) {
    if (rules + assumed + others === 0) {
      const among = filters.active() ? ' Only the rules that are picked below were searched.' : '';
      return search.value.trim() === ''
        ? 'No rule is all that is picked.'
        : `Nothing has “${search.value.trim()}”. Searched: ${searched}.${among}`;
    }
    const shown = rules > most ? `, the first ${most} shown` : '';
    const cited = assumed === 0 ? '' : `, ${assumed} that an edition assumes`;
    const without = others === 0 ? '' : `, and ${counted(others, 'scenario')} about no numbered rule`;
    return `${counted(rules, 'rule')}${shown}${cited}${without}`;
  }

  return {
    element: el(
      'div',
      { class: 'finder' },
      el('label', { for: 'search' }, 'Find rules'),
      search,
      el(
        'small',
        { class: 'hint' },
        'Searches what is folded away, too. "Two words" stay together; / leads here.',
      ),
      ...filters.elements,
      hitCount,
    ),
    hits,
    isActive,
    refresh,
    focus: () => search.focus(),
    /** @returns {View} */
    view: () => ({ ...filters.view(), search: search.value.trim() }),
    /** @param {View} view */
    show: (view) => {
      if (view.search !== search.value.trim()) search.value = view.search;
      before = view.search;
      filters.pick(view);
      refresh();
    },
    clear: () => {
      search.value = '';
      before = '';
      filters.pick(wholeView);
      refresh();
    },
  };
}

/** @param {readonly RulePlace[]} found @param {readonly string[]} parts */
function drawHits(found, parts) {
  /** @type {Node[]} */
  const rows = [];
  /** @type {RulePlace['section'] | undefined} */
  let section;
  for (const place of found) {
    if (place.section !== section) {
      section = place.section;
      const { title, edition } = place.rulebook;
      const book = run.rulebooks.length > 1 ? [' ', el('small', {}, `${title} ${edition}`)] : [];
      rows.push(el('h3', {}, `${section.number} ${section.title}`, ...book));
    }
    const row = drawRule(place);
    row.removeAttribute('id');
    const where = whereFound(place, parts);
    rows.push(row);
    if (where !== undefined)
      row
        .querySelector('summary')
        ?.append(el('span', { class: 'found' }, `${where.scenario.name}: ${where.line}`));
  }
  return rows;
}

/** @param {ReturnType<typeof assumedFound>} found */
function drawAssumedHits(found) {
  return found.flatMap(({ rulebook: { title, edition }, assumed }) => [
    el('h3', {}, 'Assumed, as the rulebook only cites it ', el('small', {}, `${title} ${edition}`)),
    listAssumed(assumed),
  ]);
}

/** @param {Parameters<typeof drawScenario>[0][]} scenarios */
function drawOthers(scenarios) {
  if (scenarios.length === 0) return [];
  return [el('h3', {}, 'Scenarios about no numbered rule'), ...scenarios.map(drawScenario)];
}
