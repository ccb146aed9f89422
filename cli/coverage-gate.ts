import { existsSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import type { RulebookResult } from '../reports/model';
import {
  BadPromises,
  type Breach,
  compareWithPromises,
  type PromisedRulebook,
  type Promises,
  parsePromises,
  promiseAnew,
  type Regression,
  serialisePromises,
  stillLowered,
} from '../reports/promises';
import { counted } from '../reports/rule-runs';
import { classificationFile } from '../rulebooks/classification';
import { Problem } from './problem';
import { writeWhole } from './write-file';

/** What a comparison with a promise file came to. */
export interface GateResult {
  readonly breaches: readonly Breach[];
  /** Rulebooks that are promised and no longer there. */
  readonly lost: readonly string[];
  /** One sentence for each breach. */
  readonly sentences: readonly string[];
  readonly summary: string;
}

/**
 * Reads a promise file; none where there is no such file and one is about to be written. Throws a Problem for a file
 * that can't be read.
 */
export function readPromises(file: string, isWriting: boolean): Promises {
  if (!existsSync(file)) {
    if (isWriting) return { rulebooks: [], regressions: [] };
    throw new Problem([
      `There is no promise file "${file}": "rulewright coverage --gate ${file} --write" makes one.`,
    ]);
  }
  if (statSync(file).isDirectory()) {
    throw new Problem([
      `"${file}" is a folder: give --gate a file, such as ${path.join(file, 'coverage.json')}.`,
    ]);
  }
  try {
    const text = readFileSync(file, 'utf8');
    // What has nothing in it promises nothing: there is nothing to lose by writing it.
    if (isWriting && text.trim() === '') return { rulebooks: [], regressions: [] };
    return parsePromises(text, file);
  } catch (error) {
    if (error instanceof BadPromises) throw new Problem([error.message]);
    const why = error instanceof Error ? error.message : String(error);
    throw new Problem([`The promise file "${file}" can't be read (${why}).`]);
  }
}

/**
 * Compares rulebooks with what was promised of them. `all` says that they are all there are, so that a promised one
 * that is not among them is lost; otherwise the file must be about them. Throws a Problem where it isn't.
 */
export function gate(
  rulebooks: readonly RulebookResult[],
  promises: Promises,
  file: string,
  all: boolean,
): GateResult {
  const promised = new Set(promises.rulebooks.map(({ rulebook }) => rulebook));
  // Scenarios may choose an edition that nothing is promised of yet.
  const foreign = rulebooks.map(({ id }) => rulebookIn(id)).filter((id) => !promised.has(id));
  if (!all && foreign.length > 0) {
    throw new Problem([
      `"${file}" promises nothing of ${foreign.join(', ')}: it is about ${[...promised].join(', ') || 'no rulebook'}; --write takes it in.`,
    ]);
  }
  const comparisons = rulebooks.map((rulebook) => compareWithPromises(rulebook, promises));
  const breaches = comparisons.flatMap((each) => each.breaches);
  const lost = all ? lostIn(promises, rulebooks) : [];
  const count = (of: 'kept' | 'risen' | 'unpromised') =>
    comparisons.reduce((sum, comparison) => sum + comparison[of], 0);
  return {
    breaches,
    lost: lost.map(({ rulebook }) => rulebook),
    sentences: [
      ...lost.map(
        ({ rulebook, rules }) =>
          `${rulebook}: "${file}" promises ${counted(rules.size, 'rule')} of this rulebook, which is no longer here: bring it back, or drop them with ${lowering}.`,
      ),
      ...breaches.map((breach) => describeBreach(breach, file, rulebooks)),
    ],
    summary: summarise(
      file,
      breaches.length + lost.length,
      count('kept'),
      count('risen'),
      count('unpromised'),
    ),
  };
}

/**
 * Writes down what stands now. Promises that are thereby lowered or dropped need a reason, which is recorded: without
 * one nothing is written and a Problem is thrown. Returns a sentence about what was written.
 */
export function writePromises(
  file: string,
  before: Promises,
  rulebooks: readonly RulebookResult[],
  all: boolean,
  reason: string | undefined,
): string {
  const lost = all ? lostIn(before, rulebooks) : [];
  const anew = promiseAnew(before, rulebooks);
  const dropped = lost.flatMap(({ rulebook, rules }) =>
    [...rules].map(([rule, from]) => ({ rulebook, rule, from })),
  );
  const lowered = [...dropped, ...anew.lowered];
  if (lowered.length > 0 && reason === undefined) {
    throw new Problem([
      ...lowered.map(
        ({ rulebook, rule, from, to }: Omit<Regression, 'reason'>) =>
          `${rulebook} ${rule}: the promise "${from}" would be ${to === undefined ? 'dropped' : `lowered to "${to}"`}.`,
      ),
      `"${file}" was not written: ${lowered.length === 1 ? 'that promise' : `these ${lowered.length} promises`} can be lowered with --allow-regression "reason".`,
    ]);
  }
  const kept = anew.rulebooks.filter(({ rulebook }) => !lost.some((each) => each.rulebook === rulebook));
  const regressions = [
    ...stillLowered(before.regressions, kept),
    ...lowered.map((each): Regression => ({ ...each, reason: reason ?? '' })),
  ];
  try {
    writeWhole(file, serialisePromises({ rulebooks: kept, regressions }));
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    throw new Problem([`"${file}" can't be written (${why}): give --gate a file that can be.`]);
  }
  const rules = kept.reduce((sum, each) => sum + each.rules.size, 0);
  return `${file}: ${counted(rules, 'rule is', 'rules are')} promised${lowered.length > 0 ? `, ${lowered.length} of them lower than before or no longer` : ''}. ${newestOnly}`;
}

function lostIn({ rulebooks }: Promises, present: readonly RulebookResult[]): PromisedRulebook[] {
  return rulebooks.filter(({ rulebook }) => !present.some(({ id }) => id === rulebook));
}

const newestOnly = 'Of each rulebook the newest edition is promised, and those that scenarios choose.';

/** The id of the rulebook in what results call it in one of its editions. */
const rulebookIn = (name: string): string => name.replace(/@.*$/, '');
const lowering = '--write --allow-regression "reason"';

function describeBreach(
  { rulebook, rule, what, promised, now }: Breach,
  file: string,
  rulebooks: readonly RulebookResult[],
): string {
  if (what === 'gone') {
    return `${rulebook} ${rule}: "${file}" promises it on the rung "${promised}", but the rulebook has no such rule: drop the promise with ${lowering}.`;
  }
  if (what === 'fallen') {
    return `${rulebook} ${rule}: it is promised on the rung "${promised}" and stands on "${now}": mend it, or lower the promise with ${lowering}.`;
  }
  const edition = rulebooks.find(({ id }) => id === rulebook)?.edition ?? '';
  return `${rulebook} ${rule}: it is new and unclassified: say what kind of rule it is in rulebooks/${classificationFile(rulebookIn(rulebook), edition)}.`;
}

function summarise(file: string, broken: number, kept: number, risen: number, unpromised: number): string {
  const parts = [`${kept} kept`, `${broken} broken`];
  const more = [
    ...(risen > 0 ? [`${counted(risen, 'rule stands', 'rules stand')} higher than promised`] : []),
    ...(unpromised > 0 ? [`${counted(unpromised, 'is', 'are')} not promised yet`] : []),
  ];
  const hint = more.length === 0 ? '' : `; ${more.join(' and ')} (--write takes them in)`;
  return `Promises in ${file}: ${parts.join(', ')}${hint}. ${newestOnly}`;
}
