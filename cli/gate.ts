import { existsSync, readFileSync } from 'node:fs';
import { type Static, Type } from '@sinclair/typebox';
import { TypeCompiler } from '@sinclair/typebox/compiler';
import colours from 'picocolors';
import { type Baseline, baselineOf } from '../reports/baseline';
import { nameOf } from '../reports/conformance';
import { objectionsTo } from '../reports/gate';
import { verdicts } from '../reports/model';
import { type PlayOptions, playAll } from './play-all';
import { exitCodes, Problem } from './problem';
import { type Outputs, writeOutputs, writeWhole } from './report-outputs';

/** What `rulewright gate` is asked for. */
export interface GateOptions extends PlayOptions, Outputs {
  readonly baseline: string;
  /** Write the baseline instead of comparing with it. */
  readonly write: boolean;
}

const baselineSchema = Type.Object({
  baseline: Type.Literal(1),
  engine: Type.String(),
  passed: Type.Integer({ minimum: 0 }),
  known: Type.Array(
    Type.Object({
      scenario: Type.String({ minLength: 1 }),
      verdict: Type.Union(verdicts.map((verdict) => Type.Literal(verdict))),
      signature: Type.String(),
      covers: Type.Optional(Type.Integer({ minimum: 1 })),
      note: Type.Optional(Type.String()),
    }),
  ),
});
const baselineCheck = TypeCompiler.Compile(baselineSchema);

/** Plays scenarios and compares what fails with what is known to fail. Returns the exit code. */
export async function gate(paths: readonly string[], options: GateOptions): Promise<number> {
  const { baseline: file, write } = options;
  const filtered = paths.length > 0 || options.tags !== '' || options.off.length > 0;
  if (write && filtered)
    throw new Problem([
      '--write is refused: this run is filtered (by paths, --tags or --off), so that the baseline would lose what it leaves out.',
    ]);
  if (options.engines.length > 1) throw new Problem(['A baseline is of one engine: give --engine once.']);
  const before = existsSync(file) || !write ? read(file) : undefined;
  const [result] = await playAll(paths, options);
  if (!result) throw new Problem(['Nothing was played.']);
  writeOutputs([result], options);
  const now = baselineOf(result, nameOf(result.engine), before?.known);
  const objections = objectionsTo(result, write ? now : (before ?? now), filtered);
  for (const { what, sentence } of objections) console.log(`${colours.red(what)}: ${sentence}`);
  const { passed, unsupported } = result.counts;
  const counts = `${passed} passed, ${now.known.length} failed, ${unsupported} unsupported`;
  if (objections.length > 0) {
    console.log(
      `The gate is red: ${objections.length} ${objections.length === 1 ? 'objection' : 'objections'} (${counts}).`,
    );
    return exitCodes.failed;
  }
  if (write) writeWhole(file, `${JSON.stringify(now, null, 1)}\n`, '--baseline');
  console.log(
    write
      ? `${file} is written: ${counts}.`
      : `The gate is green: nothing but what is known to fail (${counts}).`,
  );
  return exitCodes.passed;
}

function read(file: string): Baseline {
  let value: unknown;
  try {
    value = JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    throw new Problem([`The baseline "${file}" can't be read (${why}): make one with --write.`]);
  }
  if (isBaseline(value)) return value;
  const wrong = baselineCheck.Errors(value).First();
  throw new Problem([
    `"${file}" is no baseline (at ${wrong?.path || 'its top'}: ${wrong?.message.toLowerCase()}): make one with --write.`,
  ]);
}

const isBaseline = (value: unknown): value is Static<typeof baselineSchema> => baselineCheck.Check(value);
