import { nameOfBook } from '../reports/book-name';
import type { KnownRulebook } from '../reports/coverage';
import type { RulebookResult } from '../reports/model';
import { countRules, rulesIn } from '../reports/summary';
import { type ClassificationFinding, lintClassification } from '../rulebooks/classification-lint';
import { loadRulebook, rulebookIds } from '../rulebooks/library';
import { LibraryError } from '../rulebooks/library-error';
import { coverByPlaying, coverByResults } from './coverage-evidence';
import { type GateResult, gate, readPromises, writePromises } from './coverage-gate';
import { describeLadder } from './coverage-table';
import { findHome } from './home';
import { killsFileOf, withKills } from './kills-file';
import { exitCodes, Problem } from './problem';
import { knownRulebooks } from './rules';

/** What `rulewright coverage` is asked for. */
export interface CoverageOptions {
  /** An id, perhaps with an edition; left out, all rulebooks. */
  readonly rulebook?: string;
  /** The short name of the edition in which games are played that have it, where a scenario chooses none. */
  readonly edition?: string;
  readonly json: boolean;
  /** `results.json` of a former run; left out, the scenarios are played. */
  readonly results?: string;
  readonly seed: number;
  /** A promise file to compare with. */
  readonly gate?: string;
  readonly write: boolean;
  /** The file with what `rulewright mutate` found; left out, where it is looked for; false, it counts for nothing. */
  readonly kills?: string | false;
  readonly allowRegression?: string;
}

/**
 * Says on which rung each rule stands, and compares with what was promised. Returns the exit code: 1 where a promise
 * is broken or a classification is wrong, 2 where something is typed wrong in a scenario. Throws a Problem for other wrong input.
 */
export async function coverage(options: CoverageOptions): Promise<number> {
  checkOptions(options);
  const home = findHome();
  const all = options.rulebook === undefined;
  const asked = all ? rulebookIds() : [existing(options.rulebook ?? '')];
  const books = knownRulebooks(asked, undefined, options.edition);
  const ids = [...new Set(books.map(({ rulebook }) => rulebook.id))];
  const killed = (of: readonly KnownRulebook[]): readonly KnownRulebook[] =>
    options.kills === false ? of : withKills(of, options.kills ?? killsFileOf(ids, home), home);
  const known = killed(books);
  const promises = options.gate === undefined ? undefined : readPromises(options.gate, options.write);

  const covered =
    options.results === undefined
      ? await coverByPlaying(known, home, options, killed)
      : coverByResults(known, home, options.results, killed);
  const { evidence, faults } = covered;
  const rulebooks = all ? covered.rulebooks : ofBooks(options.rulebook, known, covered.rulebooks);
  const findings = known.flatMap((each) =>
    lintClassification(each.rulebook, each.classification, linksIn(rulebooks, nameOfBook(each))),
  );

  let gated: GateResult | undefined;
  let written: string | undefined;
  if (options.gate !== undefined && promises !== undefined) {
    if (options.write) {
      if (faults.length > 0)
        throw new Problem([...faults, 'Nothing was promised: mend the scenarios first.']);
      refuse(findings);
      written = writePromises(options.gate, promises, rulebooks, all, options.allowRegression);
    } else gated = gate(rulebooks, promises, options.gate, all);
  }

  const said = new Set(gated?.breaches.map(({ rule }) => rule));
  const left = findings.filter(({ code, rule = '' }) => code !== 'no-entry' || !said.has(rule));
  for (const sentence of faults) console.error(sentence);
  for (const { message } of left) console.error(message);
  for (const sentence of gated?.sentences ?? []) console.error(sentence);
  if (options.json) console.log(JSON.stringify(asJson(evidence, rulebooks, findings, gated), null, 1));
  else {
    const parts = [...rulebooks.map(describeLadder), `Evidence: ${evidence}`, gated?.summary, written];
    console.log(parts.filter((part) => part !== undefined).join('\n\n'));
  }
  const isBroken = findings.length + (gated?.sentences.length ?? 0) > 0;
  if (faults.length > 0) return exitCodes.wrongInput;
  return isBroken ? exitCodes.failed : exitCodes.passed;
}

function checkOptions({ gate, write, allowRegression }: CoverageOptions): void {
  if (write && gate === undefined) {
    throw new Problem(['--write writes a promise file: name it with --gate FILE.']);
  }
  if (allowRegression !== undefined && !write) {
    throw new Problem(['--allow-regression lowers promises as they are written: give --write as well.']);
  }
  if (allowRegression?.trim() === '') {
    throw new Problem(['--allow-regression needs a reason, which is written down: say it in a few words.']);
  }
}

function existing(name: string): string {
  try {
    loadRulebook(name);
    return name;
  } catch (error) {
    if (error instanceof LibraryError) throw new Problem([error.message]);
    throw error;
  }
}

/**
 * The rulebook that is asked for, in its edition or in each where none is named, and those of `--edition`. Its scenarios may play
 * others besides, of which they alone would show too little.
 */
function ofBooks(
  asked: string | undefined,
  known: readonly KnownRulebook[],
  results: readonly RulebookResult[],
): RulebookResult[] {
  const names = new Set(known.map(nameOfBook));
  return results.filter(({ id }) => names.has(id) || id.replace(/@.*$/, '') === asked);
}

function linksIn(rulebooks: readonly RulebookResult[], id: string): { rule: string; at: string }[] {
  return rulebooks
    .filter((rulebook) => rulebook.id === id)
    .flatMap(rulesIn)
    .flatMap(({ key, scenarios }) => scenarios.map((at) => ({ rule: key, at })));
}

function refuse(findings: readonly ClassificationFinding[]): void {
  if (findings.length === 0) return;
  throw new Problem(
    [
      ...findings.map(({ message }) => message),
      'Nothing was promised: the classification has to be right first.',
    ],
    exitCodes.failed,
  );
}

function asJson(
  evidence: string,
  rulebooks: readonly RulebookResult[],
  findings: readonly ClassificationFinding[],
  gated: GateResult | undefined,
): unknown {
  return {
    evidence,
    rulebooks: rulebooks.map((rulebook) => {
      const rules = rulesIn(rulebook);
      return {
        id: rulebook.id,
        edition: rulebook.edition,
        playedAs: rulebook.playedAs,
        assumed: rulebook.assumed,
        all: countRules(rules),
        testable: countRules(rules.filter(({ kind }) => kind === 'testable')),
        chapters: rulebook.chapters.map(({ number, title, sections }) => ({
          number,
          title,
          ...countRules(sections.flatMap((section) => section.rules)),
        })),
        rules: rules.map(({ key, kind, reason, rung, earned, marks, enforcement, sharedWith, mutants }) => ({
          rule: key,
          kind,
          reason,
          rung,
          earned,
          marks,
          enforcement,
          sharedWith,
          mutants,
        })),
      };
    }),
    classification: findings,
    ...(gated === undefined ? {} : { gate: { breaches: gated.breaches, lost: gated.lost } }),
  };
}
