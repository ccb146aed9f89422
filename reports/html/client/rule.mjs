// Draws a rulebook as a tree: chapters, sections, rules.

import { counted, el, fold } from './dom.mjs';
import { drawLinks, drawScenario } from './scenario.mjs';

/** @typedef {import('../../model').ScenarioResult} ScenarioResult */

/** @typedef {import('../../model').RuleResult} RuleResult */
/** @typedef {import('../../model').SectionResult} SectionResult */
/** @typedef {import('../../model').ChapterResult} ChapterResult */
/** @typedef {import('../../model').RulebookResult} RulebookResult */
/** @typedef {import('../../model').RulingResult} RulingResult */
/** @typedef {import('../../model').Rung} Rung */
/** @typedef {import('../../model').Mark} Mark */

/** @type {Record<Rung, string>} What each rung says of a rule. */
export const rungMeanings = {
  unclassified: 'nobody has said what kind of rule it is',
  classified: 'it is known what kind of rule it is',
  linked: 'scenarios are about it, but they were not all played and passed',
  passes: 'its scenarios pass',
  exercised: 'its scenarios pass, and the engine applied this very rule in one of them',
  'both ways':
    'its scenarios pass; the engine applied this very rule in one, and in another it did not apply',
  kills: 'its scenarios pass, and fail when the rule is switched off',
};

/** @type {Record<Mark, string>} What stands beside the ladder. */
export const markMeanings = {
  failing: 'a scenario about it did not pass',
  stale: 'its text has changed since a scenario about it was last confirmed',
  waived: 'a scenario about it is waived',
  ambiguous: 'the rulebook is unclear here, and a ruling says how it is read',
  proposed: 'what kind of rule it is was proposed from its words, and nobody has confirmed it',
};

/** @type {Rung[]} As they stand in bars and in the legend: the highest first. */
export const rungOrder = [
  'kills',
  'both ways',
  'exercised',
  'passes',
  'linked',
  'classified',
  'unclassified',
];

/** @type {Mark[]} */
export const markOrder = ['failing', 'stale', 'waived', 'ambiguous', 'proposed'];

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
    badge(rule.rung),
    ...rule.marks.flatMap((mark) => [' ', badge(mark)]),
    ' ',
    el('span', { class: untestable ? 'reason' : 'name' }, words),
    ' ',
    el(
      'span',
      { class: 'count' },
      rule.scenarios.length === 0 ? '' : counted(rule.scenarios.length, 'scenario'),
    ),
  ];
  return fold({ class: 'rule', id: rule.key, 'data-state': rule.rung }, summary, () => [
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
 * How many of some rules stand on which rung, as a bar and in words.
 *
 * @param {readonly RuleResult[]} rules
 */
function drawBar(rules) {
  const counts = rungOrder.map((rung) => ({
    rung,
    count: rules.filter((rule) => rule.rung === rung).length,
  }));
  const present = counts.filter(({ count }) => count > 0);
  const words = present.map(({ rung, count }) => `${count} ${rung}`).join(', ');
  return el(
    'span',
    { class: 'bar', role: 'img', 'aria-label': words, title: words },
    ...present.map(({ rung, count }) => el('span', { 'data-state': rung, style: `flex-grow: ${count}` })),
  );
}

/**
 * The counts of what matters in some rules, in words.
 *
 * @param {readonly RuleResult[]} rules
 */
function inShort(rules) {
  /** @param {Rung} rung */
  const on = (rung) => rules.filter((rule) => rule.rung === rung).length;
  const passing = rules.filter(({ earned }) => earned.includes('passes')).length;
  const failing = rules.filter(({ marks }) => marks.includes('failing')).length;
  const testable = rules.filter(({ kind }) => kind === 'testable').length;
  const parts = [
    testable > 0 ? `${passing} of ${testable} testable pass` : `${counted(rules.length, 'rule')}`,
    ...(failing > 0 ? [`${failing} failing`] : []),
    ...(on('unclassified') > 0 ? [`${on('unclassified')} unclassified`] : []),
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
