import type { Failure, ScenarioResult, StepResult } from './model';

/** What a failing step expected and what it saw. */
export type Difference = Pick<Failure, 'what' | 'axis'> & {
  readonly expected: string;
  readonly seen: string;
};

const MOST_SIGNATURE = 300;
const goesOn: readonly string[] = ['And', 'But', '*'];

/**
 * Why a scenario failed, as data. A claim that fails is about the rule that the scenario stands under, and about those
 * that the step names; where the game didn't get as far as a claim, nothing was said about any rule.
 */
export function failureOf(
  {
    steps,
    rules,
    own,
    message = '',
    names = [],
  }: Pick<ScenarioResult, 'steps' | 'rules' | 'own'> & {
    readonly message?: string;
    /** What the scenario's players and cards are called. */
    readonly names?: readonly string[];
  },
  difference: Difference | undefined,
): Failure {
  const place = steps.findIndex(({ verdict }) => verdict !== 'passed');
  const failing = steps[place];
  const step = failing && { keyword: failing.keyword, text: failing.text, line: failing.line };
  const compared = difference && message.startsWith(difference.what) ? difference : undefined;
  const axis = compared?.axis ?? 'behaviour';
  const what = compared?.what ?? plain(message);
  const about = failing && isClaim(steps, place) && axis === 'behaviour' ? aboutOf(failing, rules, own) : [];
  const parts = [step?.text ?? '', what, ...(compared ? [compared.expected, seenIn(compared)] : [])];
  return {
    ...(step === undefined ? {} : { step }),
    axis,
    what,
    ...(compared === undefined ? {} : { expected: compared.expected, seen: compared.seen }),
    signature: steady(parts.join(' | ')),
    cause: causeOf(axis, what, compared, names),
    about,
    affected: rules.filter((rule) => !about.includes(rule)),
  };
}

/** What a scenario fails with, the same from run to run whatever else its table and trace hold. */
export const signatureOf = ({ failure, message = '' }: Pick<ScenarioResult, 'failure' | 'message'>): string =>
  failure?.signature ?? steady(plain(message));

/** "And" and "But" go on with what the step before them began. */
const isClaim = (steps: readonly StepResult[], place: number): boolean =>
  steps.slice(0, place + 1).findLast(({ keyword }) => !goesOn.includes(keyword))?.keyword === 'Then';

function aboutOf({ text }: StepResult, rules: readonly string[], own: string | undefined): readonly string[] {
  const named = rules.filter((rule) => text.split(/[\s,]+/).includes(rule));
  return named.length > 0 ? named : own === undefined ? rules.slice(0, 1) : [own];
}

/** What was seen, without a list of whatever else the game shows: of citations, and of lists, only that it is not there. */
const seenIn = ({ axis, seen }: Difference): string =>
  axis === 'citation' || seen.includes('\n') ? '' : seen;

/** A message without the table and without what the engine says of itself. */
const plain = (message: string): string =>
  message.split(/\n(?:The table:|On its standard error:)/)[0]?.trim() ?? '';

/** A text without what changes from run to run: ids of objects, hashes, times. */
const steady = (text: string): string =>
  text
    .replace(/\[\d+\]/g, '[…]')
    .replace(/\b\d+(?:\.\d+)? ms\b/g, '… ms')
    .replace(/\b[0-9a-f]{8,}\b/g, '…')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, MOST_SIGNATURE);

function causeOf(
  axis: Failure['axis'],
  what: string,
  compared: Difference | undefined,
  names: readonly string[],
): string {
  const own = patternOf(names);
  const general = (text: string): string => generalised(text, own);
  const subject = general(what.split('\n')[0] ?? '');
  if (compared === undefined) return `${axis}: ${subject}`;
  const [expected, seen] = [Number(compared.expected), Number(compared.seen)];
  if (Number.isFinite(expected) && Number.isFinite(seen)) {
    const more = seen - expected;
    return `${axis}: ${subject} ${Math.abs(more)} too ${more < 0 ? 'few' : 'many'}`;
  }
  const rest =
    axis === 'citation'
      ? compared.expected
      : `${general(compared.expected)}, not ${general(seenIn(compared))}`;
  return `${axis}: ${subject} ${rest}`;
}

/** Finds the names of a scenario's players and cards as whole words, the longest first. */
function patternOf(names: readonly string[]): RegExp | undefined {
  const longestFirst = [...names]
    .filter((name) => name !== '')
    .sort((one, other) => other.length - one.length);
  if (longestFirst.length === 0) return undefined;
  const words = longestFirst.map((name) => name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('|');
  return new RegExp(`(?<![\\p{L}\\p{N}])(?:${words})(?![\\p{L}\\p{N}])`, 'gu');
}

/** What is said of anybody and anything: the names of players and cards, and amounts, are left out. */
const generalised = (text: string, names: RegExp | undefined): string =>
  (names === undefined ? quoteless(steady(text)) : quoteless(steady(text)).replace(names, '…')).replace(
    /(?<![\w.])\d+(?![\w.]*\.\d)(?!\w)/g,
    'n',
  );

const quoteless = (text: string): string => text.replace(/"[^"]*"(?: \(\d+\))?/g, '"…"');
