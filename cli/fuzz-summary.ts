import { ALARM } from '../fuzz/finding';
import { described, missingIn } from '../fuzz/merge/merge';
import type { RangeResult } from '../fuzz/range-result';
import { byRule } from '../rulebooks/classification';
import type { WrittenFinding } from './fuzz-findings';
import { shortcomings } from './fuzz-floor';
import { exitCodes } from './problem';
import { bookPlayed } from './rules';

/** What a summary says just as the result has it. */
type Counted = Omit<
  RangeResult,
  'result' | 'settings' | 'of' | 'ranges' | 'rules' | 'coverage' | 'findings' | 'alarms' | 'discoveries'
>;

/** What is said of a violation. */
interface SummedFinding {
  readonly kind: string;
  readonly invariant: string;
  readonly message: string;
  readonly games: number;
  readonly game: number;
  /** Where it was written, if anything is kept. */
  readonly file?: string;
  readonly feature?: string;
  readonly replay?: string;
  /** Why there is no scenario. */
  readonly why?: string;
}

/** What a campaign came to, for people and programs. No clock is in it: the same games make the same summary. */
export interface FuzzSummary extends Counted {
  readonly rulebook: string;
  readonly title: string;
  readonly seed: number;
  /** Under what the games were played, in words; left out: the rulebook as it is. */
  readonly amendment?: string;
  readonly engine: string;
  readonly rules: { readonly exercised: number; readonly ofTestable: number; readonly testable: number };
  readonly coverage: number;
  /** Games of the campaign that aren't among those that were played. */
  readonly missing: readonly string[];
  /** What the games did not come to although they should have. */
  readonly short: readonly string[];
  readonly findings: readonly SummedFinding[];
  /** What the reference engine with nothing switched off breaks as well: nothing of it is said against another engine. */
  readonly alarms: readonly SummedFinding[];
  /** Is it the reference engine, with nothing switched off and nothing planted in it, that was played on? */
  readonly isReference: boolean;
}

/** What is said besides the result. */
export interface SummaryFacts {
  /** Is the result only a part of the campaign, which need not come to much by itself? */
  readonly isPart: boolean;
  readonly hasTrace: boolean;
  /** Do the files of the findings stay? */
  readonly isKept: boolean;
}

function asCounted(counted: RangeResult): Counted {
  const { result, settings, of, ranges, rules, coverage, findings, alarms, discoveries, ...others } = counted;
  return others;
}

/** Sums up a result. */
export function summaryOf(
  result: RangeResult,
  written: readonly WrittenFinding[],
  { isPart, hasTrace, isKept }: SummaryFacts,
): FuzzSummary {
  const summed = isKept ? summedWithFiles : summedAlone;
  const { settings, games, rules, coverage } = result;
  const [known] = bookPlayed(settings.rulebook, settings.edition);
  const testable = [...byRule(known?.classification)].filter(([, { kind }]) => kind === 'testable');
  const exercised = new Set(rules);
  return {
    rulebook: settings.rulebook,
    title: known?.rulebook.title ?? settings.rulebook,
    seed: settings.seed,
    engine: settings.engine,
    ...(settings.amendment === undefined ? {} : { amendment: settings.amendment }),
    ...asCounted(result),
    rules: {
      exercised: rules.length,
      ofTestable: testable.filter(([rule]) => exercised.has(rule)).length,
      testable: testable.length,
    },
    coverage: coverage.length,
    missing: missingIn(result).map((range) => described(range)),
    short: isPart ? shortcomings(result, hasTrace).filter(() => games === 0) : shortcomings(result, hasTrace),
    findings: written.filter(({ finding }) => !finding.alarm).map(summed),
    alarms: written.filter(({ finding }) => finding.alarm).map(summed),
    isReference: settings.command === undefined && settings.fault === undefined && settings.off.length === 0,
  };
}

const summedAlone = ({ kind, games, finding }: WrittenFinding): SummedFinding => ({
  kind,
  invariant: `${finding.invariant.number} ${finding.invariant.name}`,
  message: finding.message,
  games,
  game: finding.game,
});

const summedWithFiles = (written: WrittenFinding): SummedFinding => {
  const { file, feature, replay, why } = written;
  return { ...summedAlone(written), file, feature, replay, why };
};

/**
 * The exit code: the engine broke, something was found, games are missing or came to too little, or all is well. An alarm is
 * a failure of the reference engine; of another one the games prove nothing then.
 */
export function fuzzExitCode(
  { broken, findings, alarms, isReference, missing, short }: FuzzSummary,
  isPart: boolean,
): number {
  if (broken > 0) return exitCodes.crashed;
  if (findings.length > 0 || (alarms.length > 0 && isReference)) return exitCodes.failed;
  if (alarms.length > 0) return exitCodes.wrongInput;
  return short.length > 0 || (missing.length > 0 && !isPart) ? exitCodes.wrongInput : exitCodes.passed;
}

/** Of the exit codes of several campaigns the one that says most: a crash, a finding, too little, all well. */
export function worstOf(codes: readonly number[]): number {
  const { crashed, failed, wrongInput, passed } = exitCodes;
  return [crashed, failed, wrongInput].find((code) => codes.includes(code)) ?? passed;
}

const number = (value: number): string => value.toLocaleString('en');

/** A summary as lines of text. */
export function describeSummary(summary: FuzzSummary): string {
  const { title, seed, engine, games, ended, drawn, decisions, turns, actions, rules, coverage, reach } =
    summary;
  const perGame = games === 0 ? 0 : Math.round(decisions / games);
  const reached = Object.entries(reach).map(([what, count]) => `  ${what}: ${number(count)}`);
  return [
    `${title}, seed ${seed}, ${engine}`,
    ...(summary.amendment === undefined ? [] : [summary.amendment]),
    `${number(games)} games (${number(ended)} ended, ${number(drawn)} of them drawn), ${number(turns)} turns, ${number(decisions)} decisions (${perGame} a game)`,
    `${actions.length} different actions; ${rules.exercised} rules exercised, ${rules.ofTestable} of the ${rules.testable} testable ones; ${number(coverage)} things reached`,
    ...(summary.unsupported > 0
      ? [`${number(summary.unsupported)} games are not supported by the engine`]
      : []),
    ...(reached.length > 0 ? ['What the invariants looked at:', ...reached] : []),
    ...summary.findings.flatMap((finding) => describeFinding(finding)),
    ...summary.alarms.flatMap((alarm) => describeFinding(alarm, `${ALARM}: `)),
    ...(summary.missing.length > 0 ? [`Not played: ${summary.missing.join(', ')} missing.`] : []),
    ...(summary.short.length > 0 && summary.findings.length + summary.alarms.length === 0
      ? ['The games came to too little to prove anything:', ...summary.short.map((each) => `  ${each}`)]
      : []),
    verdictOf(summary),
  ].join('\n');
}

function describeFinding(
  { invariant, message, games, game, file, feature, replay, why }: SummedFinding,
  kind = '',
): string[] {
  const often = games === 1 ? `in game ${game}` : `in ${number(games)} games, first in game ${game}`;
  return [
    '',
    `${kind}${invariant}: ${message}`,
    `  Found ${often}${[file, feature].flatMap((each, place) => (each === undefined ? [] : [`${place === 0 ? ':' : ','} ${each}`])).join('')}`,
    ...(replay === undefined ? [] : [`  Replay: ${replay}`]),
    ...(why === undefined ? [] : [`  No scenario was made of it: ${why}`]),
  ];
}

/** Where something was found and nothing is kept of it, says to standard error how it is. */
export function sayNothingWasKept(summaries: readonly FuzzSummary[]): void {
  for (const { rulebook, seed, findings, alarms } of summaries) {
    const games = [...findings, ...alarms].map(({ game }) => game);
    if (games.length === 0) continue;
    console.error(
      `Nothing was written. With --out report/fuzz the same command writes each game, its scenario and how it is replayed${summaries.length > 1 ? ` (--rulebook ${rulebook} --seed ${seed} plays only these)` : ''}.`,
    );
  }
}

function verdictOf({ findings, alarms, isReference, games, broken }: FuzzSummary): string {
  const crashes = broken > 0 ? ` The engine broke in ${number(broken)} games.` : '';
  const kinds = findings.length === 1 ? '1 kind of violation' : `${findings.length} kinds of violation`;
  if (alarms.length === 0)
    return findings.length === 0
      ? `No invariant was broken in ${number(games)} games.${crashes}`
      : `\n${kinds} found.${crashes}`;
  const often = alarms.length === 1 ? '1 alarm' : `${alarms.length} alarms`;
  const against = isReference
    ? 'either the invariant or the reference engine is wrong.'
    : `the reference engine with nothing switched off breaks the same. ${alarms.length === 1 ? 'It is' : 'They are'} not held against the engine, whose other games broke nothing: but what proves that is in doubt.`;
  return `\n${findings.length > 0 ? `${kinds} found, and ` : ''}${often}: ${against}${crashes}`;
}
