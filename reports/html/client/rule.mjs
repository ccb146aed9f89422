// Draws a rulebook as a tree: chapters, sections, rules.

import { counted, el, fold } from './dom.mjs';
import { drawLinks, drawScenario } from './scenario.mjs';
import { agreementSentence, run, rungMeanings, rungOrder, stateOf, states } from './state.mjs';

/** @typedef {import('../../model').ScenarioResult} ScenarioResult */

/** @typedef {import('../../model').RuleResult} RuleResult */
/** @typedef {import('../../model').SectionResult} SectionResult */
/** @typedef {import('../../model').ChapterResult} ChapterResult */
/** @typedef {import('../../model').RulebookResult} RulebookResult */
/** @typedef {import('../../model').RulingResult} RulingResult */
/** @typedef {import('../../model').Mark} Mark */

/** @type {Record<Mark, string>} What stands beside the ladder. */
export const markMeanings = {
  failing: 'a scenario about it did not pass',
  stale: 'its text has changed since a scenario about it was last confirmed',
  waived: 'a scenario about it is waived',
  ambiguous: 'the rulebook is unclear here, and a ruling says how it is read',
  proposed: 'what kind of rule it is was proposed from its words, and nobody has confirmed it',
  shared: 'what was exercised under its number stands under four others or more as well',
  unprovable:
    'its scenarios pass, but nothing stands under its number that could be exercised or switched off',
};

/** @type {Mark[]} */
export const markOrder = ['failing', 'stale', 'waived', 'ambiguous', 'proposed', 'shared', 'unprovable'];

/** @param {string} state */
function badge(state) {
  return el('span', { class: 'badge', 'data-state': state }, state);
}

/**
 * @param {RuleResult} rule
 * @param {ReadonlyMap<string, ScenarioResult>} scenarios
 * @param {ReadonlyMap<string, RulingResult>} rulings
 */
export function drawRule(rule, scenarios, rulings) {
  const [first] = rule.implemented;
  const untestable = rule.kind !== undefined && rule.kind !== 'testable';
  const words = untestable ? `${rule.kind}: ${rule.reason ?? ''}` : (first?.title ?? '');
  const summary = [
    el('span', { class: 'number' }, rule.key),
    ' ',
    badge(stateOf(rule)),
    ...rule.marks.filter((mark) => !isSaid(rule, mark)).flatMap((mark) => [' ', badge(mark)]),
    ' ',
    el('span', { class: untestable ? 'reason' : 'name' }, words),
    ' ',
    el(
      'span',
      { class: 'count' },
      rule.scenarios.length === 0 ? '' : counted(rule.scenarios.length, 'scenario'),
    ),
  ];
  return fold({ class: 'rule', id: rule.key, 'data-state': stateOf(rule) }, summary, () => [
    ...drawMeanings(rule),
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

/**
 * Whether the state of a rule says a mark of it already.
 *
 * @param {RuleResult} rule
 * @param {Mark} mark
 */
function isSaid(rule, mark) {
  return mark === 'failing' && stateOf(rule) === 'disagrees';
}

/**
 * What its rung and its marks say, what kind of rule it is, and which rungs below it were passed over.
 *
 * @param {RuleResult} rule
 */
function drawMeanings(rule) {
  const { rung, marks, kind, reason, earned } = rule;
  const missing = rungOrder
    .slice(rungOrder.indexOf(rung) + 1)
    .filter((each) => each !== 'unclassified' && !earned.includes(each))
    .reverse();
  const sort = kind === undefined ? [] : [`Kind: ${kind}${reason === undefined ? '' : ` (${reason})`}.`];
  return [
    ...agreementSentence(rule).map(upper),
    `${upper(rung)}: ${rungMeanings[rung]}${elsewhere(rule)}.`,
    ...(missing.length === 0 ? [] : [`Not earned on the way: ${missing.join(', ')}.`]),
    ...marks.map((mark) => `${upper(mark)}: ${markMeanings[mark]}.`),
    ...sort,
  ].map((text) => el('p', { class: 'meaning' }, text));
}

/** @param {RuleResult} rule */
function elsewhere({ exercised, earned }) {
  return exercised && !earned.includes('exercised')
    ? '; the engine applied it, in scenarios about other rules'
    : '';
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
  const counts = states.map(({ state }) => ({ state, count: countOf(rules, state) }));
  const present = counts.filter(({ count }) => count > 0);
  const words = present.map(({ state, count }) => `${count} ${state}`).join(', ');
  return el(
    'span',
    { class: 'bar', role: 'img', 'aria-label': words, title: words },
    ...present.map(({ state, count }) => el('span', { 'data-state': state, style: `flex-grow: ${count}` })),
  );
}

/**
 * How many of some rules are in a state.
 *
 * @param {readonly RuleResult[]} rules
 * @param {string} state
 */
function countOf(rules, state) {
  return rules.filter((rule) => stateOf(rule) === state).length;
}

/**
 * What the scenarios about some rules say about the engine, in words.
 *
 * @param {readonly RuleResult[]} rules
 */
function agreementInShort(rules) {
  const about = rules.length - countOf(rules, 'no scenario');
  if (about === 0) return 'no scenario';
  const others = [
    'disagrees',
    'affected',
    'words differ',
    'partly',
    'negative only',
    'unsupported',
    'not shown',
  ].flatMap((state) => {
    const count = countOf(rules, state);
    return count === 0 ? [] : [`${count} ${state === 'disagrees' && count > 1 ? 'disagree' : state}`];
  });
  return [`${countOf(rules, 'agrees')} of ${about} agree`, ...others].join(', ');
}

/**
 * The counts of what matters in some rules, in words.
 *
 * @param {readonly RuleResult[]} rules
 */
function inShort(rules) {
  if (run.agreements !== undefined) return agreementInShort(rules);
  const passing = rules.filter(({ earned }) => earned.includes('passes')).length;
  const failing = rules.filter(({ marks }) => marks.includes('failing')).length;
  const unclassified = countOf(rules, 'unclassified');
  const testable = rules.filter(({ kind }) => kind === 'testable').length;
  const parts = [
    testable > 0 ? `${passing} of ${testable} testable pass` : `${counted(rules.length, 'rule')}`,
    ...(failing > 0 ? [`${failing} failing`] : []),
    ...(unclassified > 0 ? [`${unclassified} unclassified`] : []),
  ];
  return parts.join(', ');
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
