import path from 'node:path';
import colours from 'picocolors';
import { baselineOf, type Scope } from '../reports/baseline';
import { nameOf } from '../reports/conformance';
import { emptiness, flakiness, judge, type Objection } from '../reports/gate';
import { isFailure } from '../reports/ladder';
import { type EngineFacts, type RunResult, verdicts } from '../reports/model';
import { fileKey } from '../reports/scenario-key';
import { describeUnfinished } from '../reports/unfinished';
import { readBaseline, readFormerBaseline, writeBaseline } from './baseline-file';
import { Interruption } from './interruption';
import { lineSuffix } from './line-suffix';
import { type PlayOptions, playAll } from './play-all';
import { exitCodes, Problem } from './problem';
import { type Outputs, writeOutputs } from './report-outputs';
import { describeSetupErrors } from './table';

/** What `rulewright gate` is asked for. */
export interface GateOptions extends PlayOptions, Outputs {
  readonly baseline: string;
  /** Write the baseline instead of comparing with it. */
  readonly write: boolean;
  /** How often all is played: what doesn't end the same way each time is flaky. */
  readonly repeat: number;
}

/** Plays scenarios and compares each one's verdict with the one that is known. Returns the exit code. */
export async function gate(paths: readonly string[], options: GateOptions): Promise<number> {
  const { baseline: file, write } = options;
  const under = options.amend !== undefined ? '--amend' : options.ruling?.length ? '--ruling' : undefined;
  if (write && under !== undefined)
    throw new Problem([
      `--write is refused with ${under}: the baseline would hold what the rulebook does not say.`,
    ]);
  if (write && options.off.length > 0)
    throw new Problem([
      '--write is refused with --off: the baseline would hold what the engine does without a rule.',
    ]);
  if (options.engines.length > 1) throw new Problem(['A baseline is of one engine: give --engine once.']);
  const before = write ? readFormerBaseline(file) : readBaseline(file);
  const runs = await playRepeatedly(paths, options);
  const [result] = runs;
  if (!result) throw new Problem(['Nothing was played.']);
  writeOutputs([result], options);
  const cut = runs.find(({ unfinished }) => unfinished);
  if (cut?.unfinished) {
    console.error(describeUnfinished(cut.unfinished));
    console.log(`The gate is red: the run did not come to its end (${countsOf(cut)}).`);
    return cut.unfinished.exitCode;
  }
  const scope = scopeOf(paths, options);
  const engine = plainNameOf(result.engine);
  const now = baselineOf(result, engine, before ?? { scenarios: [] }, scope);
  const empty = emptiness(result);
  const { objections: against, notes } =
    write || !before
      ? { objections: [...(empty ? [empty] : []), ...ofAnother(engine, before?.engine)], notes: [] }
      : judge(result, engine, before, scope);
  const objections = [...flakiness(runs, scope.base), ...against];
  for (const { what, sentence } of objections) console.log(`${colours.red(what)}: ${sentence}`);
  for (const note of notes) console.log(note);
  for (const sentence of describeSetupErrors(result)) console.error(sentence);
  const isWrong = result.counts['setup error'] > 0;
  const counts = countsOf(result);
  if (objections.length > 0) {
    console.log(
      `The gate is red: ${objections.length} ${objections.length === 1 ? 'objection' : 'objections'} (${counts}).`,
    );
    return isWrong ? exitCodes.wrongInput : exitCodes.failed;
  }
  if (write) writeBaseline(file, now);
  console.log(
    write
      ? `${file} is written: ${counts}.`
      : `The gate is green: each scenario ends as is known (${counts}).`,
  );
  return isWrong ? exitCodes.wrongInput : exitCodes.passed;
}

/** The results of playing all so often, up to the first run that ended too early. */
async function playRepeatedly(paths: readonly string[], options: GateOptions): Promise<readonly RunResult[]> {
  const interruption = new Interruption();
  try {
    const runs: RunResult[] = [];
    for (let time = 0; time < options.repeat && !runs.some(({ unfinished }) => unfinished); time += 1)
      runs.push(...(await playAll(paths, options, interruption)).results);
    return runs;
  } finally {
    interruption.end();
  }
}

/** Entries of two engines in one file would say nothing about either. */
const ofAnother = (engine: string, known: string | undefined): readonly Objection[] =>
  known === undefined || known === engine
    ? []
    : [
        {
          what: 'another engine',
          sentence: `This is "${engine}", the baseline is of "${known}": write to another file, or delete this one first.`,
        },
      ];

/** What an engine calls itself: a new version of it is held to the baseline of the one before. */
const plainNameOf = (engine: EngineFacts | undefined): string => engine?.name ?? nameOf(engine);

function scopeOf(paths: readonly string[], { baseline, tags, rulebook }: GateOptions): Scope {
  const base = path.dirname(path.resolve(baseline));
  const keys = paths.map((each) => fileKey(each.replace(lineSuffix, ''), base));
  const partly = keys.filter((_, place) => lineSuffix.test(paths[place] ?? ''));
  if (tags !== '') return { whole: [], partly: keys, base };
  if (paths.length > 0) return { whole: keys.filter((key) => !partly.includes(key)), partly, base };
  return { whole: [rulebook?.split('@')[0] ?? ''], partly, base };
}

function countsOf({ counts, scenarios }: RunResult): string {
  const failed = scenarios.filter(({ verdict }) => isFailure(verdict)).length;
  const others = verdicts
    .filter((verdict) => verdict === 'waived' || verdict === 'not run')
    .flatMap((verdict) => (counts[verdict] > 0 ? [`, ${counts[verdict]} ${verdict}`] : []));
  return `${counts.passed} passed, ${failed} failed, ${counts.unsupported} unsupported${others.join('')}`;
}
