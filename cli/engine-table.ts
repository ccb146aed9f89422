import colours from 'picocolors';
import {
  type Agreement,
  conformanceOf,
  countAgreements,
  lackedIn,
  type Matrix,
  nameOf,
  type RuleConformance,
} from '../reports/conformance';
import type { RunResult } from '../reports/model';
import { fittedTable } from './fitted-table';

const MOST_ROWS = 60;

/** Listed for every rule that they hold for, whatever its verdict is. */
const differences = ['citation differs', 'wording differs'] as const;

/** How an engine in a process of its own agrees with the rulebooks, in words: disagreements by number, then counts. */
export function describeConformance(result: RunResult): string {
  const { engine } = result;
  if (engine === undefined) return '';
  const parts = conformanceOf(result)
    .filter(({ rules }) => rules.length > 0)
    .map(({ rulebook, rules }) => describeRules(rulebook, rules));
  const lacked = lackedIn(result).map(([feature, count]) => `${feature} (${count})`);
  const lacks = lacked.length > 0 ? [`Scenarios not supported, for want of: ${lacked.join(', ')}`] : [];
  const restarts = engine.restarts > 0 ? [`It had to be started again ${times(engine.restarts)}.`] : [];
  return [`${colours.bold(nameOf(engine))} by rule`, ...parts, ...lacks, ...restarts].join('\n');
}

function describeRules(rulebook: string, rules: readonly RuleConformance[]): string {
  const numbers = (agreement: Agreement): string => {
    const differing = differences.find((each) => each === agreement);
    const keys = rules
      .filter((rule) => rule.agreement === agreement || (differing && rule.differences.includes(differing)))
      .map(({ key }) => key);
    const more = keys.length > MOST_ROWS ? `, and ${keys.length - MOST_ROWS} more` : '';
    return keys.length === 0 ? '' : `  ${paint(agreement)}: ${keys.slice(0, MOST_ROWS).join(', ')}${more}`;
  };
  const counts = countAgreements(rules);
  const summary = `${rulebook}: of ${rules.length} ${rules.length === 1 ? 'rule' : 'rules'} with scenarios, it agrees with ${counts.agrees}, with ${counts.partly} partly (other scenarios are unsupported) and with ${counts['negative only']} only in that nothing happens that may not; disagrees with ${counts.disagrees}; ${counts.affected} affected by a failure about another rule; ${counts['citation differs']} whose citation alone differs and ${counts['wording differs']} whose wording; it doesn't support ${counts.unsupported}; ${counts['not shown']} not shown`;
  return [
    summary,
    ...(['disagrees', 'affected', ...differences, 'partly', 'negative only', 'unsupported'] as const).map(
      numbers,
    ),
  ]
    .filter((line) => line !== '')
    .join('\n');
}

const times = (count: number): string => (count === 1 ? 'once' : `${count} times`);

function paint(agreement: Agreement): string {
  if (agreement === 'disagrees') return colours.red(agreement);
  return agreement === 'agrees' ? colours.green(agreement) : colours.yellow(agreement);
}

/** Several engines side by side, rule by rule. */
export function describeMatrix({ engines, rows }: Matrix): string {
  const telling = rows.filter(({ agreements }) => agreements.some((agreement) => agreement !== 'agrees'));
  const shown = telling.slice(0, MOST_ROWS).map(({ key, agreements }) => [key, ...agreements.map(paint)]);
  const rest = telling.length > MOST_ROWS ? [`… and ${telling.length - MOST_ROWS} more rules.`] : [];
  const all = rows.length - telling.length;
  const head = telling.length > 0 ? [fittedTable(['rule', ...engines], shown, { numbers: false })] : [];
  return [...head, ...rest, `${all} of ${rows.length} rules: all engines agree with the rulebook.`].join(
    '\n',
  );
}
