// What the page is about, and the one state that each rule is coloured by: its rung, or, for an engine in a process of
// its own, what its scenarios say about that engine.

/** @typedef {import('../../model').RuleResult} RuleResult */
/** @typedef {import('../../model').Rung} Rung */
/** @typedef {import('../../conformance').Agreement | 'no scenario'} Agreement */

/** @type {import('../page-result').PageResult} */
export const run = JSON.parse(await unpacked(document.getElementById('result')?.textContent ?? ''));

/**
 * What the page was given: compressed, and written in letters.
 *
 * @param {string} text
 */
function unpacked(text) {
  const bytes = Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
  const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('gzip'));
  return new Response(stream).text();
}

/** @type {Record<Rung, string>} What each rung says of a rule. */
export const rungMeanings = {
  unclassified: 'nobody has said what kind of rule it is',
  classified: 'it is known what kind of rule it is',
  linked: 'scenarios are about it, but they were not all played and passed',
  passes: 'its scenarios pass',
  exercised: 'its scenarios pass, and the engine applied this very rule in one of them',
  'both ways':
    'its scenarios pass; the engine applied this very rule in one, and in another it did not apply',
  kills: 'its scenarios pass, and fail when the rule is switched off, and with each variant in its place',
};

/** @type {Rung[]} As they stand in bars and in the legend: the highest first; *kills* where it was tried. */
export const rungOrder = [
  ...(run.rulebooks.some(({ mutated }) => mutated) ? /** @type {const} */ (['kills']) : []),
  'both ways',
  'exercised',
  'passes',
  'linked',
  'classified',
  'unclassified',
];

/** @type {Record<Agreement, string>} What the scenarios of a rule say about the engine. */
const agreementMeanings = {
  disagrees: 'the engine did something else than a claim about it expects, crashed, or gave no answer',
  affected: 'a scenario failed before it came to what it says about it',
  'citation differs': 'the engine does what its scenarios expect, and cites another number for it',
  'wording differs': 'the engine does what its scenarios expect, and calls a question otherwise',
  partly: 'the engine did what some of its scenarios expect, and does not support the others',
  'negative only': 'nothing happened that may not happen; that is all that its scenarios show',
  unsupported: 'the engine declares that it lacks what its scenarios need',
  agrees: 'the engine did what its scenarios expect',
  'not shown': 'its scenarios were not played to an end',
  'no scenario': 'no scenario of this run is about it',
};

/** @type {Agreement[]} */
const agreementOrder = [
  'disagrees',
  'affected',
  'citation differs',
  'wording differs',
  'unsupported',
  'partly',
  'negative only',
  'agrees',
  'not shown',
  'no scenario',
];

/** @type {Map<RuleResult, Agreement>} Empty where the run is about the reference engine. */
const agreements = new Map(
  run.agreements === undefined
    ? []
    : run.rulebooks.flatMap(({ id, chapters }) =>
        chapters.flatMap(({ sections }) =>
          sections.flatMap(({ rules }) =>
            rules.map(
              (rule) => /** @type {const} */ ([rule, run.agreements?.[id]?.[rule.key] ?? 'no scenario']),
            ),
          ),
        ),
      ),
);

/** The states that rules are coloured by, in the order of bars and legend, with what each means. */
export const states =
  run.agreements === undefined
    ? rungOrder.map((state) => ({
        state: /** @type {Rung | Agreement} */ (state),
        meaning: rungMeanings[state],
      }))
    : agreementOrder.map((state) => ({
        state: /** @type {Rung | Agreement} */ (state),
        meaning: agreementMeanings[state],
      }));

/**
 * The state that a rule is coloured by.
 *
 * @param {RuleResult} rule
 */
export function stateOf(rule) {
  return agreements.get(rule) ?? rule.rung;
}

/**
 * What a rule's scenarios say about the engine, in a sentence; none where the run is about the reference engine.
 *
 * @param {RuleResult} rule
 */
export function agreementSentence(rule) {
  const agreement = agreements.get(rule);
  if (agreement === undefined) return [];
  const book = run.rulebooks.find(({ chapters }) =>
    chapters.some(({ sections }) => sections.some(({ rules }) => rules.includes(rule))),
  );
  const differences = run.differences?.[book?.id ?? '']?.[rule.key] ?? [];
  return [agreement, ...differences.filter((each) => each !== agreement)].map(
    (each) => `${each}: ${agreementMeanings[each]}.`,
  );
}
