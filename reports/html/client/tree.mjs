// Draws a rulebook as a tree: chapters and sections with how far each has come, then their rules.

import { chapterAddress, sectionAddress } from './address.mjs';
import { counted, el, fold } from './dom.mjs';
import { drawRule } from './rule.mjs';
import { run, stateOf, states } from './state.mjs';

/** @typedef {import('../../model').RuleResult} RuleResult */
/** @typedef {import('../../model').RulebookResult} RulebookResult */

/**
 * How many of some rules are in which state, as a bar and in words.
 *
 * @param {readonly RuleResult[]} rules
 */
function drawBar(rules) {
  if (rules.length === 0) return el('span', { class: 'bar', 'aria-hidden': 'true' });
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
 * The rules that a part of the rulebook is measured by, in its bar as in words: those that can be tested, or, of an
 * engine in a process of its own, those that scenarios are about.
 *
 * @param {readonly RuleResult[]} rules
 */
function measured(rules) {
  if (run.agreements !== undefined) return rules.filter((rule) => stateOf(rule) !== 'no scenario');
  return rules.filter(({ kind }) => kind === undefined || kind === 'testable');
}

/**
 * What the scenarios about some rules say about the engine, in words.
 *
 * @param {readonly RuleResult[]} rules Those that scenarios are about.
 */
function agreementInShort(rules) {
  if (rules.length === 0) return 'no scenario';
  const others = [
    'disagrees',
    'affected',
    'citation differs',
    'wording differs',
    'partly',
    'negative only',
    'unsupported',
    'not shown',
  ].flatMap((state) => {
    const count = countOf(rules, state);
    return count === 0 ? [] : [`${count} ${state === 'disagrees' && count > 1 ? 'disagree' : state}`];
  });
  return [`${countOf(rules, 'agrees')} of ${rules.length} agree`, ...others].join(', ');
}

/**
 * How far some rules have come, in words: of those that can be tested, and nobody knows yet which of the unclassified
 * ones can.
 *
 * @param {readonly RuleResult[]} rules
 */
function inShort(rules) {
  if (run.agreements !== undefined) return agreementInShort(rules);
  if (rules.length === 0) return 'nothing to test';
  const passing = rules.filter(({ earned }) => earned.includes('passes')).length;
  const failing = rules.filter(({ marks }) => marks.includes('failing')).length;
  const unclassified = countOf(rules, 'unclassified');
  const parts = [
    `${passing} of ${rules.length} ${unclassified === 0 ? 'testable pass' : 'pass'}`,
    ...(failing > 0 ? [`${failing} failing`] : []),
    ...(unclassified > 0 ? [`${unclassified} unclassified`] : []),
  ];
  return parts.join(', ');
}

/** @param {{ readonly number: string, readonly title: string }} part @param {readonly RuleResult[]} all */
function partSummary({ number, title }, all) {
  const rules = measured(all);
  return [
    el('span', { class: 'number' }, number),
    ' ',
    el('span', { class: 'name' }, title),
    ' ',
    el('span', { class: 'progress' }, drawBar(rules), el('span', { class: 'count' }, inShort(rules))),
  ];
}

/**
 * What an edition has from another one, as its rulebook only cites it: none of it counts.
 *
 * @param {RulebookResult} rulebook
 */
function drawAssumed({ assumed }) {
  if (assumed.length === 0) return [];
  const summary = [
    el('span', { class: 'name' }, 'Assumed, as the rulebook only cites it'),
    ' ',
    el('span', { class: 'count' }, counted(assumed.length, 'rule')),
  ];
  return [fold({ class: 'list assumed' }, summary, () => [listAssumed(assumed)])];
}

/**
 * Rules that are assumed, and from where.
 *
 * @param {RulebookResult['assumed']} assumed
 */
export function listAssumed(assumed) {
  const rows = assumed.map(({ number, title, from }) =>
    el('li', {}, el('span', { class: 'number' }, number), ` ${title} (from ${from.edition} ${from.number})`),
  );
  return el('ul', {}, ...rows);
}

/** @param {RulebookResult} rulebook */
export function drawTree(rulebook) {
  return [...drawChapters(rulebook), ...drawAssumed(rulebook)];
}

/** @param {RulebookResult} rulebook */
function drawChapters(rulebook) {
  return rulebook.chapters.map((chapter) => {
    const { number, sections } = chapter;
    const rules = sections.flatMap((section) => section.rules);
    const address = chapterAddress(rulebook.id, number);
    return fold({ class: 'chapter', 'data-address': address }, partSummary(chapter, rules), () =>
      sections.map((section) =>
        fold(
          {
            class: 'section',
            'data-number': section.number,
            'data-address': sectionAddress(rulebook.id, section.number),
          },
          partSummary(section, section.rules),
          () => section.rules.map((rule) => drawRule({ rulebook, chapter, section, rule })),
        ),
      ),
    );
  });
}
