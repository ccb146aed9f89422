import path from 'node:path';
import { Presets, SingleBar } from 'cli-progress';
import { type Kills, outcomes, type RuleKill, serialiseKills } from '../reports/kills';
import { findRule } from '../rulebooks/library';
import { findHome } from './home';
import { engineDigest, filesDigest, killsFile, readKills } from './kills-file';
import { type Tried, tryWithout } from './mutants';
import { exitCodes, Problem } from './problem';
import { featureFilesOf, whoseFeatures } from './rulebook-features';
import { checkOff, knownRulebooks } from './rules';
import { linksByRule } from './scenario-index';
import { selectRulebooks } from './selection';
import { writeWhole } from './write-file';

/** What `rulewright mutate` is asked for. */
export interface MutateOptions {
  readonly rulebook?: string;
  readonly jobs: number;
}

const bounds = { milliseconds: 60_000, megabytes: 1024 };

/**
 * Switches rules off one at a time, plays the scenarios that are linked to each, and writes what that showed: a rule
 * whose scenarios all pass without it survived, and was not tested by them. Returns the exit code; throws a Problem
 * for wrong input.
 */
export async function mutate(numbers: readonly string[], { rulebook, jobs }: MutateOptions): Promise<number> {
  const home = findHome();
  const known = knownRulebooks(selectRulebooks(rulebook));
  checkOff(numbers, known);
  const made = { version: home.version, engine: engineDigest(home) };
  const before = numbers.length === 0 ? undefined : stillCounting(readKills(killsFile), made);
  const rulebooks: Kills['rulebooks'][number][] = [];
  const lines: string[] = [];
  for (const { rulebook: book, implemented } of known) {
    const links = await linksByRule(featureFilesOf(book.id, home, known.length === 1));
    const rules = [...new Set(implemented.map(({ number }) => number))]
      .filter((number) => numbers.length === 0 || numbers.includes(number))
      .filter((number) => findRule(book, number) !== undefined && links.has(number))
      .sort((a, b) => a.localeCompare(b, 'en', { numeric: true }));
    if (rules.length === 0) continue;
    const orders = rules.map((rule) => ({ rule, scenarios: links.get(rule) ?? [] }));
    const tried = await withProgress(orders.length, (step) => tryWithout(orders, jobs, bounds, home, step));
    const found = tried.map(({ rule, outcome, by }): RuleKill => {
      const files = [...new Set((links.get(rule) ?? []).map((at) => at.replace(/:\d+$/, '')))].sort();
      const digest = findRule(book, rule)?.digest ?? '';
      return { rule, digest, outcome, by, files, filesDigest: filesDigest(files) };
    });
    const same = before?.rulebooks.find(({ id, edition }) => id === book.id && edition === book.edition);
    const kept = same?.rules ?? [];
    const others = kept.filter(({ rule }) => !rules.includes(rule));
    rulebooks.push({ id: book.id, edition: book.edition, rules: [...others, ...found] });
    const whose = whoseFeatures([book.id], home, known.length === 1);
    lines.push(`${book.title} ${book.edition} (scenarios: ${whose})`, ...describe(tried));
  }
  if (rulebooks.length === 0) {
    throw new Problem(['No scenario is linked to a rule that the engine enforces: there is nothing to try.']);
  }
  write({ ...made, rulebooks });
  console.log([...lines, `Written to ${killsFile}; "rulewright coverage" counts it.`].join('\n'));
  return exitCodes.passed;
}

function describe(tried: readonly Tried[]): string[] {
  const counts = outcomes.map((outcome) => ({
    outcome,
    rules: tried.filter((each) => each.outcome === outcome).map(({ rule }) => rule),
  }));
  const named = counts.filter(({ outcome, rules }) => outcome !== 'caught' && rules.length > 0);
  return [
    `${tried.length} rules were switched off, one at a time: ${counts.map(({ outcome, rules }) => `${rules.length} ${outcome}`).join(', ')}`,
    ...named.map(({ outcome, rules }) => `${outcome}: ${rules.join(', ')}`),
  ];
}

async function withProgress(total: number, body: (step: () => void) => Promise<Tried[]>): Promise<Tried[]> {
  const { stderr } = process;
  const bar = stderr.isTTY
    ? new SingleBar(
        { stream: stderr, format: '{bar} {value} of {total} rules', clearOnComplete: true },
        Presets.shades_classic,
      )
    : undefined;
  bar?.start(total, 0);
  const every = Math.ceil(total / 10);
  let done = 0;
  try {
    return await body(() => {
      done += 1;
      bar?.increment();
      if (bar === undefined && total >= 20 && (done % every === 0 || done === total)) {
        stderr.write(`${done} of ${total} rules\n`);
      }
    });
  } finally {
    bar?.stop();
  }
}

/** Results of another engine are not mixed with those of this one. */
function stillCounting(
  before: Kills | undefined,
  made: Pick<Kills, 'version' | 'engine'>,
): Kills | undefined {
  return before?.version === made.version && before.engine === made.engine ? before : undefined;
}

function write(kills: Kills): void {
  try {
    writeWhole(killsFile, serialiseKills(kills));
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    throw new Problem([
      `"${path.resolve(killsFile)}" can't be written (${why}): run the command in a folder that can be written.`,
    ]);
  }
}
