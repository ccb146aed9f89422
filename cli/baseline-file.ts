import { existsSync, readFileSync } from 'node:fs';
import { type Static, Type } from '@sinclair/typebox';
import { TypeCompiler } from '@sinclair/typebox/compiler';
import type { Baseline, KnownVerdict } from '../reports/baseline';
import { verdicts } from '../reports/model';
import { Problem } from './problem';
import { writeWhole } from './report-outputs';

const baselineSchema = Type.Object({
  baseline: Type.Literal(2),
  engine: Type.String(),
  scenarios: Type.Array(
    Type.Object({
      scenario: Type.String({ minLength: 1 }),
      steps: Type.Optional(Type.String()),
      verdict: Type.Union(verdicts.map((verdict) => Type.Literal(verdict))),
      signature: Type.Optional(Type.String()),
      covers: Type.Optional(Type.Integer({ minimum: 1 })),
      note: Type.Optional(Type.String()),
    }),
  ),
});
const baselineCheck = TypeCompiler.Compile(baselineSchema);

/** The format before this one kept failures only: of what passed it held a number. */
const olderCheck = TypeCompiler.Compile(
  Type.Object({ baseline: Type.Literal(1), known: Type.Array(Type.Unknown()) }),
);

/** Reads a baseline. Throws a Problem, in one sentence, where there is none or it isn't one. */
export function readBaseline(file: string): Baseline {
  const value = parsed(file);
  if (isBaseline(value)) return value;
  if (olderCheck.Check(value))
    throw new Problem([
      `"${file}" is a baseline of the older format, which held failures only: write it anew with --write, without paths or --tags.`,
    ]);
  const wrong = baselineCheck.Errors(value).First();
  throw new Problem([
    `"${file}" is no baseline (at ${wrong?.path || 'its top'}: ${wrong?.message.toLowerCase()}): make one with --write.`,
  ]);
}

/** The baseline that is to be written anew; undefined where there is none yet, or one of the older format. */
export function readFormerBaseline(file: string): Baseline | undefined {
  return existsSync(file) && !olderCheck.Check(parsed(file)) ? readBaseline(file) : undefined;
}

/** Writes a baseline, one scenario a line, so that what has changed is read off a comparison of two. */
export function writeBaseline(file: string, { baseline, engine, scenarios }: Baseline): void {
  const lines = scenarios.map((each: KnownVerdict) => `  ${JSON.stringify(each)}`);
  writeWhole(
    file,
    `{\n "baseline": ${baseline},\n "engine": ${JSON.stringify(engine)},\n "scenarios": [\n${lines.join(',\n')}\n ]\n}\n`,
    '--baseline',
  );
}

function parsed(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    throw new Problem([`The baseline "${file}" can't be read (${why}): make one with --write.`]);
  }
}

const isBaseline = (value: unknown): value is Static<typeof baselineSchema> => baselineCheck.Check(value);
