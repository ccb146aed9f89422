// What stands beside a rule's number. A rulebook's own sentences are never shown: the words are the engine's, those of
// whoever wrote the scenarios, or else they say what kind of rule it is and to what it belongs.

import { ruleAddress } from './address.mjs';
import { rulePlaces, scenariosById } from './places.mjs';

/** @typedef {import('../../model').RuleResult} RuleResult */
/** @typedef {import('./places.mjs').RulePlace} RulePlace */

const rules = new Map(rulePlaces.map(({ rulebook, rule }) => [ruleAddress(rulebook.id, rule.key), rule]));

/**
 * The words for a rule, and whether they are a title of it.
 *
 * @param {RulePlace} place
 * @returns {{ words: string, isTitle: boolean }}
 */
export function titleOf({ rulebook, section, rule }) {
  const { kind, reason, key } = rule;
  if (kind !== undefined && kind !== 'testable') return { words: `${kind}: ${reason ?? ''}`, isTitle: false };
  const own = ownTitle(rule);
  if (own !== undefined) return { words: own, isTitle: true };
  const what = kind === undefined ? 'not classified' : 'testable';
  const whole = wholesOf(key).flatMap((number) => {
    const title = ownTitle(rules.get(ruleAddress(rulebook.id, number)));
    return title === undefined ? [] : [`part of ${number}, ${title}`];
  })[0];
  const why = reason === undefined ? '' : ` (${reason})`;
  return { words: `${what}: ${whole ?? `on ${section.title}`}${why}`, isTitle: false };
}

/**
 * The title that the engine, or a scenario's `Rule:` line, gives a rule.
 *
 * @param {RuleResult | undefined} rule
 */
function ownTitle(rule) {
  if (rule === undefined) return undefined;
  const [first] = rule.implemented;
  if (first !== undefined) return first.title;
  for (const id of rule.scenarios) {
    const scenario = scenariosById.get(id);
    if (scenario?.own === rule.number || scenario?.own === rule.key)
      if (scenario.ruleTitle !== undefined) return scenario.ruleTitle;
  }
  return undefined;
}

/**
 * The numbers of which a rule may be a part, the nearest first: of `704.5c` it is `704.5`.
 *
 * @param {string} key
 */
function wholesOf(key) {
  const parts = [...key.replace(/~\d+$/, '').matchAll(/\d+|[A-Za-z]+/g)];
  return parts
    .slice(1, -1)
    .map((part) => key.slice(0, part.index + part[0].length))
    .reverse();
}
