// Draws a rule: its state, what the engine implements of it, its scenarios, those that exercise it, and its rulings.

import { hashOf, ruleAddress, rulingAddress, scenarioAddress, wholeView } from './address.mjs';
import { counted, el, fold, permalink } from './dom.mjs';
import { rulingOf, scenariosById } from './places.mjs';
import { drawLinks, drawScenario } from './scenario.mjs';
import { agreementSentence, run, rungMeanings, rungOrder, stateOf } from './state.mjs';
import { titleOf } from './titles.mjs';

/** @typedef {import('./places.mjs').RulePlace} RulePlace */
/** @typedef {import('../../model').RuleResult} RuleResult */
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
  shared:
    'what stands under its number stands under others as well, and nobody has said that they say the same',
  restated: 'another rule says the same, and both have one object in the engine',
  derived: 'it follows from other rules, and asks nothing of an engine that they do not',
  inherent: 'its scenarios pass, and there is a reason why an engine does nothing under its number',
  unprovable:
    'its scenarios pass, but nothing stands under its number that could be exercised or switched off',
};

/** @type {Mark[]} */
export const markOrder = [
  'failing',
  'stale',
  'waived',
  'ambiguous',
  'proposed',
  'shared',
  'restated',
  'derived',
  'inherent',
  'unprovable',
];

/** @param {string} state */
function badge(state) {
  return el('span', { class: 'badge', 'data-state': state }, state);
}

/** @param {RulePlace} place */
export function drawRule(place) {
  const { rulebook, rule } = place;
  const address = ruleAddress(rulebook.id, rule.key);
  const { words, isTitle } = titleOf(place);
  const summary = [
    el('span', { class: 'number' }, rule.key),
    ' ',
    badge(stateOf(rule)),
    ...rule.marks.filter((mark) => !isSaid(rule, mark)).flatMap((mark) => [' ', badge(mark)]),
    ' ',
    el('span', { class: isTitle ? 'name' : 'reason' }, words),
    ' ',
    el(
      'span',
      { class: 'count' },
      rule.scenarios.length === 0 ? '' : counted(rule.scenarios.length, 'scenario'),
    ),
  ];
  const attributes = { class: 'rule', id: address, 'data-address': address, 'data-state': stateOf(rule) };
  return fold(attributes, summary, () => [
    el('p', { class: 'address' }, permalink(address, `rule ${rule.key}`)),
    ...drawMeanings(rule),
    ...drawImplemented(rule),
    ...rule.scenarios.flatMap((id) => {
      const scenario = scenariosById.get(id);
      return scenario === undefined ? [] : [drawScenario(scenario)];
    }),
    ...drawExercising(rulebook, rule),
    ...rule.rulings.flatMap((id) => {
      const ruling = rulingOf(rulebook, id);
      return ruling === undefined ? [] : [drawRuling(rulebook, ruling)];
    }),
  ]);
}

/**
 * The scenarios about other rules in whose games this one took part.
 *
 * @param {RulebookResult} rulebook
 * @param {RuleResult} rule
 */
function drawExercising(rulebook, rule) {
  const [count = 0, ...places] = run.exercising[rulebook.id]?.[rule.key] ?? [];
  if (count === 0) return [];
  const scenarios = places.flatMap((place) => run.scenarios[place] ?? []);
  const more = count - scenarios.length;
  return [
    fold({ class: 'exercising' }, [`Takes part in ${counted(count, 'scenario')} about other rules`], () => [
      el(
        'ul',
        {},
        ...scenarios.map(({ id, name, rules }) =>
          el(
            'li',
            {},
            ...(rules[0] === undefined ? [] : [el('span', { class: 'number' }, rules[0]), ' ']),
            el('a', { href: hashOf(scenarioAddress(id), wholeView) }, name),
          ),
        ),
      ),
      ...(more === 0
        ? []
        : [el('p', { class: 'none' }, `These are the shortest games; results.json names ${more} more.`)]),
    ]),
  ];
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
  const { rung, marks, kind, reason, earned, restates, sharedWith = [], followsFrom = [], inherent } = rule;
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
    ...(sharedWith.length === 0 ? [] : [`Its object is also that of ${sharedWith.join(', ')}.`]),
    ...(restates === undefined ? [] : [`It says what ${restates} says.`]),
    ...(followsFrom.length === 0 ? [] : [`It follows from ${followsFrom.join(', ')}.`]),
    ...(inherent === undefined ? [] : [`Nothing is done under its number: ${inherent}.`]),
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

/** @param {RulebookResult} rulebook @param {RulingResult} ruling */
function drawRuling(rulebook, ruling) {
  const address = rulingAddress(rulebook.id, ruling.id);
  return fold(
    { class: 'ruling', 'data-address': address },
    [`Ruling ${ruling.id}: ${ruling.question}`],
    () => [
      el(
        'ul',
        {},
        ...ruling.readings.map((reading) =>
          reading === ruling.taken
            ? el('li', {}, el('strong', {}, 'Taken: '), reading)
            : el('li', {}, reading),
        ),
      ),
      el('p', {}, `Why: ${ruling.why}`),
      el(
        'div',
        { class: 'address' },
        drawLinks('Rules: ', rulebook.id, ruling.rules),
        permalink(address, `ruling ${ruling.id}`),
      ),
    ],
  );
}

/** @param {string} text */
function upper(text) {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
