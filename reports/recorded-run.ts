import { Type } from '@sinclair/typebox';
import { TypeCompiler } from '@sinclair/typebox/compiler';
import { axes, type Failure, type Rung, rungs, type Verdict, verdicts } from './model';

/** A scenario of a run, as its JSON has it. */
export interface RecordedScenario {
  readonly name: string;
  /** `uri:line`. */
  readonly at: string;
  readonly rules: readonly string[];
  /** The one of them that its `Rule:` line names. */
  readonly own?: string;
  /** A digest of its steps. */
  readonly steps: string;
  readonly verdict: Verdict;
  readonly message?: string;
  readonly failure?: Failure;
  readonly exercised: readonly string[];
  /** How many events and decisions its game has. */
  readonly events: number;
  readonly decisions: number;
}

/** A rule of a run, as its JSON has it. */
export interface RecordedRule {
  readonly number: string;
  readonly rung: Rung;
  readonly earned: readonly Rung[];
  readonly scenarios: readonly { readonly at: string }[];
}

/** What a comparison reads of the JSON of a run. */
export interface RecordedRun {
  readonly rulewright: string;
  readonly origin?: { readonly date: string; readonly commit?: string };
  readonly engine?: { readonly name: string; readonly version?: string };
  readonly seed: number;
  readonly off: readonly string[];
  readonly amendment?: { readonly name: string; readonly changes: readonly string[] };
  readonly complete: boolean;
  readonly rulebooks: readonly {
    readonly id: string;
    readonly edition: string;
    readonly rules: readonly RecordedRule[];
  }[];
  readonly scenarios: readonly RecordedScenario[];
}

const text = Type.String();
const texts = Type.Array(text);
const anyOf = <Words extends readonly string[]>(words: Words) =>
  Type.Unsafe<Words[number]>(Type.Union(words.map((word) => Type.Literal(word))));

const step = Type.Object({ keyword: text, text, line: Type.Number() });
const failure = Type.Object({
  step: Type.Optional(step),
  axis: anyOf(axes),
  what: text,
  expected: Type.Optional(text),
  seen: Type.Optional(text),
  signature: text,
  cause: text,
  without: Type.Optional(text),
  variant: Type.Optional(text),
  first: Type.Optional(
    Type.Object({
      step,
      axis: anyOf(axes),
      what: text,
      expected: text,
      seen: text,
      rule: Type.Optional(text),
      event: Type.Optional(text),
    }),
  ),
  about: texts,
  affected: texts,
});

const scenario = Type.Object({
  name: text,
  at: text,
  rules: texts,
  own: Type.Optional(text),
  steps: text,
  verdict: anyOf(verdicts),
  message: Type.Optional(text),
  failure: Type.Optional(failure),
  exercised: texts,
  events: Type.Integer({ minimum: 0 }),
  decisions: Type.Integer({ minimum: 0 }),
});

const rule = Type.Object({
  number: text,
  rung: anyOf(rungs),
  earned: Type.Array(anyOf(rungs)),
  scenarios: Type.Array(Type.Object({ at: text })),
});

const run = TypeCompiler.Compile(
  Type.Object({
    rulewright: text,
    origin: Type.Optional(Type.Object({ date: text, commit: Type.Optional(text) })),
    engine: Type.Optional(Type.Object({ name: text, version: Type.Optional(text) })),
    seed: Type.Number(),
    off: texts,
    amendment: Type.Optional(Type.Object({ name: text, changes: texts })),
    complete: Type.Boolean(),
    rulebooks: Type.Array(Type.Object({ id: text, edition: text, rules: Type.Array(rule) })),
    scenarios: Type.Array(scenario),
  }),
);

/** Reads a run from its JSON, parsed; undefined where it has not the shape that this version writes. */
export const readRun = (value: unknown): RecordedRun | undefined => (run.Check(value) ? value : undefined);
