import { backwardsRange } from './backwards-range';
import { Book, type BookInput } from './book';
import { contentsMissing, contentsOrder, contentsTitle } from './contents';
import { contradiction } from './contradiction';
import { doubtfulReference } from './doubtful-reference';
import { duplicateNumber } from './duplicate-number';
import { outsideReference } from './excerpt';
import type { Check, Finding } from './finding';
import { gap } from './gap';
import { identicalText } from './identical-text';
import { outOfSequence, wrongSection } from './misplaced';
import { missingHeading, missingParent } from './missing-whole';
import { referenceTitle } from './reference-title';
import { restatedText } from './restated-text';
import { skippedLetter } from './skipped-letter';
import { unlistedStateBasedAction } from './state-based-action';
import { unknownReference } from './unknown-reference';
import { unreadLines } from './unread';

/** Every check, in the order in which their findings are explained and counted. */
export const checks: readonly Check[] = [
  duplicateNumber,
  outOfSequence,
  wrongSection,
  gap,
  missingParent,
  missingHeading,
  skippedLetter,
  unknownReference,
  outsideReference,
  referenceTitle,
  doubtfulReference,
  backwardsRange,
  contentsTitle,
  contentsMissing,
  contentsOrder,
  identicalText,
  contradiction,
  restatedText,
  unlistedStateBasedAction,
  unreadLines,
];

/** A check that could not run, and what it would have needed. */
interface NotPossible {
  readonly code: string;
  readonly needs: string;
}

/** What lint found, in the order of the lines, and what it could not look for. */
export interface LintResult {
  readonly findings: readonly Finding[];
  readonly notPossible: readonly NotPossible[];
}

/**
 * Looks for everything that is wrong in a rulebook. Without its text, the checks that need it don't run and are listed.
 *
 * @param ignored codes of checks that don't run
 */
export function lint(input: BookInput, ignored: ReadonlySet<string> = new Set()): LintResult {
  const book = new Book(input);
  const wanted = checks.filter(({ code }) => !ignored.has(code));
  const possible = wanted.filter(({ needsText }) => input.text !== undefined || needsText === undefined);
  const findings = possible.flatMap(({ code, severity, find }) =>
    find(book).map((found): Finding => ({ severity, ...found, code })),
  );
  return {
    findings: findings.sort(
      (a, b) =>
        a.line - b.line ||
        a.column - b.column ||
        codes.indexOf(a.code) - codes.indexOf(b.code) ||
        compareTexts(a.message, b.message),
    ),
    notPossible: wanted.flatMap((check) => {
      const needs = possible.includes(check) ? check.lacking?.(book) : (check.needsText ?? '');
      return needs === undefined ? [] : [{ code: check.code, needs }];
    }),
  };
}

const codes = checks.map(({ code }) => code);

function compareTexts(one: string, other: string): number {
  return one < other ? -1 : Number(one > other);
}
