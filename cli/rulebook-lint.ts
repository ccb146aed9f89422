import { toSarif } from '../reports/sarif';
import { severities } from '../rulebooks/lint/finding';
import { checks, type LintResult, lint } from '../rulebooks/lint/lint';
import { findHome } from './home';
import { findLintInput, type LintInput, uriOf } from './lint-input';
import { describeLint } from './lint-text';
import { exitCodes, Problem } from './problem';

/** How a rulebook is linted. */
export interface LintOptions {
  /** `text`, `json` or `sarif`. */
  readonly format: string;
  /** Codes of findings that are not looked for. */
  readonly ignore: readonly string[];
  /** Of which rulebook of the library a file is an edition; left out, its title says it. */
  readonly as?: string;
  /** Whether every note is listed in the text. */
  readonly all: boolean;
}

const formats = ['text', 'json', 'sarif'];

/**
 * Prints what is wrong in a rulebook: a publisher's file, or `id` or `id@edition` of the library. Returns the exit
 * code: 1 where an error was found. Throws a Problem for wrong input.
 */
export function lintRulebook(name: string, { format, ignore, as, all }: LintOptions): number {
  checkOptions(format, ignore);
  const input = findLintInput(name, as);
  const result = shownIn(input, lint(input, new Set(ignore)));
  if (format === 'text') console.log(describeLint(input.name, input.file, result, all));
  else
    console.log(JSON.stringify(format === 'json' ? toJson(input, result) : sarifOf(input, result), null, 2));
  return result.findings.some(({ severity }) => severity === 'error') ? exitCodes.failed : exitCodes.passed;
}

function checkOptions(format: string, ignore: readonly string[]): void {
  if (!formats.includes(format)) {
    throw new Problem([`--format ${format}: there is no such format: give one of ${formats.join(', ')}.`]);
  }
  const codes = checks.map(({ code }) => code);
  const unknown = ignore.find((code) => !codes.includes(code));
  if (unknown !== undefined) {
    throw new Problem([`--ignore ${unknown}: there is no such code: the codes are ${codes.join(', ')}.`]);
  }
}

/** A stored rulebook has other lines than the publisher's file from which it was made. */
function shownIn({ lineOf }: LintInput, { findings, notPossible }: LintResult): LintResult {
  if (lineOf === undefined) return { findings, notPossible };
  return {
    notPossible,
    findings: findings.map((found) => ({ ...found, line: lineOf(found.rule ?? ''), column: 1 })),
  };
}

/** What `--format json` prints; docs/rulebooks.md describes it. */
function toJson({ name, file }: LintInput, { findings, notPossible }: LintResult): object {
  const count = (severity: string) => findings.filter((found) => found.severity === severity).length;
  return {
    rulebook: name,
    file,
    counts: Object.fromEntries(severities.map((severity) => [severity, count(severity)])),
    findings: findings.map(({ code, severity, rule, line, column, message }) => ({
      code,
      severity,
      rule,
      line,
      column,
      message,
    })),
    notPossible,
  };
}

function sarifOf({ file }: LintInput, { findings }: LintResult): object {
  const rules = checks.map(({ code, severity, explanation }) => ({ code, level: severity, explanation }));
  const uri = uriOf(file);
  return toSarif(
    findHome().version,
    rules,
    findings.map(({ code, severity, message, line, column }) => ({
      ruleCode: code,
      level: severity,
      message,
      uri,
      line,
      column,
    })),
  );
}
