import colours from 'picocolors';
import { type Finding, type Severity, severities } from '../rulebooks/lint/finding';
import { checks, type LintResult } from '../rulebooks/lint/lint';

/** Of one kind of note so many are listed, unless all are asked for. */
const fewNotes = 5;
const paint = { error: colours.red, warning: colours.yellow, note: colours.cyan };

/**
 * Findings for people: grouped by what is wrong, errors first; then what could not be looked for, and the counts.
 *
 * @param name what was linted
 * @param file the file that findings point into
 */
export function describeLint(
  name: string,
  file: string,
  { findings, notPossible }: LintResult,
  all: boolean,
): string {
  const groups = severities.flatMap((severity) =>
    checks.map(({ code, explanation }) => {
      const found = findings.filter((each) => each.code === code && each.severity === severity);
      return found.length === 0 ? '' : describeGroup(severity, code, explanation, found, file, all);
    }),
  );
  const missing =
    notPossible.length === 0
      ? ''
      : ['Not looked for:', ...notPossible.map(({ code, needs }) => `  ${code}: needs ${needs}`)].join('\n');
  return [...groups, missing, `${name}: ${countsIn(findings)}`].filter((part) => part !== '').join('\n\n');
}

function describeGroup(
  severity: Severity,
  code: string,
  explanation: string,
  found: readonly Finding[],
  file: string,
  all: boolean,
): string {
  const shown = severity === 'note' && !all && found.length > fewNotes ? found.slice(0, fewNotes) : found;
  const places = shown.map(({ line, column }) => `${file}:${line}:${column}`);
  const width = longest(places);
  const rules = longest(shown.map(({ rule = '' }) => rule));
  const more = found.length - shown.length;
  return [
    `${paint[severity](count(found.length, severity))} ${colours.bold(code)}  ${colours.dim(explanation)}`,
    ...shown.map(({ rule = '', message }, index) =>
      ['', (places[index] ?? '').padEnd(width), ...(rules > 0 ? [rule.padEnd(rules)] : []), message].join(
        '  ',
      ),
    ),
    ...(more > 0 ? [`  and ${more} more; --all lists them`] : []),
  ].join('\n');
}

function longest(texts: readonly string[]): number {
  return texts.reduce((most, text) => Math.max(most, text.length), 0);
}

/** E.g. `2 errors, 1 warning`. */
function countsIn(findings: readonly Finding[]): string {
  const counts = severities.flatMap((severity) => {
    const found = findings.filter((each) => each.severity === severity).length;
    return found === 0 ? [] : [paint[severity](count(found, severity))];
  });
  return counts.length === 0 ? colours.green('nothing found') : counts.join(', ');
}

function count(amount: number, severity: Severity): string {
  return `${amount} ${severity}${amount === 1 ? '' : 's'}`;
}
