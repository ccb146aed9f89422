// The report: counts, the legend (which also filters), search, what failed, and each rulebook's tree.

import { drawCauses } from './causes.mjs';
import { counted, el, fold, unfold } from './dom.mjs';
import { drawEngine } from './engine.mjs';
import { drawFilters } from './filters.mjs';
import { drawRule, drawTree } from './rule.mjs';
import { drawScenario } from './scenario.mjs';
import { run } from './state.mjs';

/** @typedef {import('../../model').ScenarioResult} ScenarioResult */
/** @typedef {import('../../model').RuleResult} RuleResult */
/** @typedef {import('../../model').SectionResult} SectionResult */
/** @typedef {import('../../model').RulebookResult} RulebookResult */

const scenariosById = new Map(run.scenarios.map((scenario) => [scenario.id, scenario]));
const MOST_HITS = 200;

const bad = new Set(['failed', 'setup error', 'crashed', 'timed out']);

/** Every rule, with the words that it can be found by. */
const entries = run.rulebooks.flatMap((rulebook) => {
  const rulings = new Map(rulebook.rulings.map((ruling) => [ruling.id, ruling]));
  return rulebook.chapters.flatMap((chapter) =>
    chapter.sections.flatMap((section) =>
      section.rules.map((rule) => ({
        rulebook,
        chapter,
        section,
        rule,
        rulings,
        words: wordsOf(section, rule),
      })),
    ),
  );
});

/**
 * @param {SectionResult} section
 * @param {RuleResult} rule
 */
function wordsOf(section, rule) {
  const names = rule.scenarios.map((id) => scenariosById.get(id)?.name ?? '');
  const titles = rule.implemented.map(({ title }) => title);
  const { key, reason = '' } = rule;
  return [key, `${section.number} ${section.title}`, reason, ...titles, ...names].join('\n').toLowerCase();
}

const filters = drawFilters(entries, () => refresh());
const search = el('input', {
  type: 'search',
  id: 'search',
  placeholder: 'Number, title or scenario',
  autocomplete: 'off',
  input: () => refresh(),
});
const hits = el('div', { id: 'hits', hidden: true });
const hitCount = el('p', { id: 'hit-count', role: 'status' });
const trees = el('div', { id: 'trees' }, ...run.rulebooks.map(drawRulebook));

/** @param {RulebookResult} rulebook */
function drawRulebook(rulebook) {
  const rulings = new Map(rulebook.rulings.map((ruling) => [ruling.id, ruling]));
  const tree = drawTree(rulebook, (rule) => drawRule(rule, scenariosById, rulings));
  return el(
    'section',
    { 'data-rulebook': rulebook.id },
    el('h2', {}, `${rulebook.title} `, el('small', {}, rulebook.edition)),
    ...tree,
  );
}

/** @param {(typeof entries)[number]} entry */
function matches({ rule, rulebook, words }) {
  const wanted = String(Reflect.get(search, 'value')).trim().toLowerCase();
  return (
    filters.show(rulebook, rule) &&
    (wanted === '' || wanted.split(/\s+/).every((word) => words.includes(word)))
  );
}

/** Shows the tree, or, while something is searched or filtered, the rules that fit. */
function refresh() {
  const all = String(Reflect.get(search, 'value')).trim() === '' && !filters.active();
  trees.hidden = !all;
  hits.hidden = all;
  const found = all ? [] : entries.filter(matches);
  hitCount.textContent = all
    ? ''
    : `${counted(found.length, 'rule')}${found.length > MOST_HITS ? `, the first ${MOST_HITS} shown` : ''}`;
  /** @type {Node[]} */
  const rows = [];
  /** @type {SectionResult | undefined} */
  let section;
  for (const entry of found.slice(0, MOST_HITS)) {
    if (entry.section !== section) {
      section = entry.section;
      const book = run.rulebooks.length > 1 ? [' ', el('small', {}, bookName(entry.rulebook))] : [];
      rows.push(el('h3', {}, `${section.number} ${section.title}`, ...book));
    }
    const row = drawRule(entry.rule, scenariosById, entry.rulings);
    row.removeAttribute('id');
    rows.push(row);
  }
  hits.replaceChildren(...rows);
}

/** @param {RulebookResult} rulebook */
function bookName({ title, edition }) {
  return `${title} ${edition}`;
}

/** How many scenarios ended how, and with what they were played. */
function drawCounts() {
  const counts = Object.entries(run.counts).filter(([, count]) => count > 0);
  return el(
    'p',
    { class: 'counts' },
    `${counted(run.scenarios.length, 'scenario')}${counts.length > 0 ? ': ' : ' played'}`,
    ...counts.flatMap(([verdict, count]) => [
      el('span', { class: 'badge', 'data-verdict': verdict }, `${count} ${verdict}`),
      ' ',
    ]),
    run.off.length === 0 ? '' : el('strong', {}, ` with ${run.off.join(', ')} switched off`),
  );
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

/** Opens the rule that the address names, and everything around it. */
function openNamedRule() {
  const key = decodeURIComponent(location.hash.slice(1));
  const entry = entries.find(({ rule }) => rule.key === key || rule.number === key);
  if (entry === undefined) return;
  Reflect.set(search, 'value', '');
  filters.clear();
  refresh();
  const tree = trees.querySelector(`[data-rulebook="${CSS.escape(entry.rulebook.id)}"]`);
  const chapter = tree?.querySelectorAll('.chapter')[entry.rulebook.chapters.indexOf(entry.chapter)];
  if (!(chapter instanceof HTMLDetailsElement)) return;
  unfold(chapter);
  const section = chapter.querySelector(`.section[data-number="${CSS.escape(entry.section.number)}"]`);
  if (!(section instanceof HTMLDetailsElement)) return;
  unfold(section);
  const rule = section.querySelector(`#${CSS.escape(entry.rule.key)}`);
  if (!(rule instanceof HTMLDetailsElement)) return;
  unfold(rule);
  rule.scrollIntoView({ block: 'start' });
  rule.querySelector('summary')?.focus({ preventScroll: true });
}

const failures = run.scenarios.filter(({ verdict }) => bad.has(verdict));
const unsupported = run.scenarios.filter(({ verdict }) => verdict === 'unsupported');
const unlinked = run.scenarios.filter(({ rules }) => rules.length === 0);
document
  .getElementById('report')
  ?.append(
    el(
      'header',
      {},
      el('h1', {}, 'Rulewright'),
      el('p', { class: 'made' }, [`version ${run.version}`, `seed ${run.seed}`].join(' · ')),
    ),
    ...(run.engine ? drawEngine(run.engine) : []),
    drawCounts(),
    ...drawFailures(),
    ...drawList('What is not supported', unsupported, false),
    el(
      'div',
      { class: 'finder' },
      el('label', { for: 'search' }, 'Find rules'),
      search,
      ...filters.elements,
      hitCount,
    ),
    hits,
    trees,
    ...drawList('Scenarios about no numbered rule', unlinked, false),
  );
addEventListener('hashchange', openNamedRule);
addEventListener('click', (event) => {
  const link = event.target instanceof Element ? event.target.closest('a.rule-link') : null;
  if (link?.getAttribute('href') === location.hash) openNamedRule();
});
openNamedRule();
