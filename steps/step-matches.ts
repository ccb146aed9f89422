import type { supportCodeLibraryBuilder } from '@cucumber/cucumber';

/** The steps that Cucumber has loaded. */
type Library = ReturnType<typeof supportCodeLibraryBuilder.finalize>;
type StepDefinition = Library['stepDefinitions'][number];
type Match = ReturnType<StepDefinition['expression']['match']>;

/** So many texts of steps are remembered, then begun with anew. */
const REMEMBERED = 50_000;

const known = new WeakSet<Library>();

/**
 * Lets the steps of a library remember which of them a text matches, and how: Cucumber asks each of them for each step of
 * each scenario, in the dry run and again as it plays, and most steps are written many times. What an expression matches
 * hangs on the text alone.
 */
export function rememberMatches(library: Library): void {
  if (known.has(library)) return;
  known.add(library);
  const { stepDefinitions } = library;
  const own = stepDefinitions.map((step) => ({
    step,
    literal: literalOf(step),
    match: step.expression.match.bind(step.expression),
  }));
  let matching = new Map<string, ReadonlyMap<StepDefinition, Match>>();
  const find = (text: string): ReadonlyMap<StepDefinition, Match> => {
    const found = new Map<StepDefinition, Match>();
    for (const { step, literal, match } of own) {
      const matched = text.includes(literal) && couldMatch(step.expression, text) ? match(text) : null;
      if (matched !== null) found.set(step, matched);
    }
    return found;
  };
  // All steps are asked for one text before any is asked for the next.
  let lastText: string | undefined;
  let last: ReadonlyMap<StepDefinition, Match> = new Map();
  const matchesOf = (text: string): ReadonlyMap<StepDefinition, Match> => {
    if (text === lastText) return last;
    let found = matching.get(text);
    if (found === undefined) {
      if (matching.size >= REMEMBERED) matching = new Map();
      found = find(text);
      matching.set(text, found);
    }
    lastText = text;
    last = found;
    return found;
  };
  for (const step of stepDefinitions) {
    step.matchesStepName = (text) => matchesOf(text).has(step);
    step.expression.match = (text) => matchesOf(text).get(step) ?? null;
  }
}

/** What isn't literal in a Cucumber Expression: a parameter, optional text, alternatives, what is escaped. */
const NOT_LITERAL = /\{[^}]*\}|\([^)]*\)|\S*\/\S*|\\./;

/** The longest part of an expression that every text that it matches holds. */
function literalOf({ pattern }: StepDefinition): string {
  if (typeof pattern !== 'string') return '';
  const [longest = ''] = pattern.split(NOT_LITERAL).sort((one, other) => other.length - one.length);
  return longest;
}

/** Can an expression match a text? Whether there is a match is asked for nearly every pair in vain: its groups are not looked for. */
function couldMatch(expression: StepDefinition['expression'], text: string): boolean {
  if (!('regexp' in expression)) return true;
  const { regexp } = expression;
  return !(regexp instanceof RegExp) || regexp.global || regexp.sticky || regexp.test(text);
}
