import type { Hello } from '../port/contract';
import { readText } from '../port/in-process-text';
import { EngineCrash, EngineGone, EngineTimeout, ProtocolBroken } from '../port/problems';
import { ProcessEngine } from '../port/process/process-engine';
import type { KnownRulebook } from '../reports/coverage';
import { digestOfRulebook } from '../rulebooks/digest';
import { exitCodes, Problem } from './problem';

/** How engines in processes of their own are run. */
export interface EngineOptions {
  /** Milliseconds that an answer may take. */
  readonly deadline: number;
  /** How often an engine that broke is started again. */
  readonly restarts: number;
}

/** Gets an engine ready that is started by a command; it starts with the first question. */
export function engineOf(command: string, options: EngineOptions): ProcessEngine {
  return new ProcessEngine({ command, ...options }, readText);
}

/**
 * What an engine says of itself. Throws a Problem where it can't be spoken to at all, or doesn't play any of the
 * rulebooks: then no scenario would prove anything.
 */
export function greet(engine: ProcessEngine, rulebooks: readonly string[]): Hello {
  const { command } = engine.conversation.options;
  let hello: Hello;
  try {
    hello = engine.hello();
  } catch (error) {
    const broken = [EngineCrash, EngineTimeout, ProtocolBroken, EngineGone].some(
      (each) => error instanceof each,
    );
    if (!broken || !(error instanceof Error)) throw error;
    const [what, ...more] = error.message.split('\n');
    const said = more.length > 0 ? ` ${more.map((line) => line.trim()).join(' ')}` : '';
    throw new Problem(
      [`--engine "${command}" can't be spoken to: ${what}${said} "rulewright probe --engine …" says more.`],
      exitCodes.crashed,
    );
  }
  const played = hello.rulebooks.map(({ id }) => id);
  if (!rulebooks.some((id) => played.includes(id)))
    throw new Problem([
      `${hello.engine} plays ${played.join(', ')}, not ${rulebooks.join(', ')}: choose with --rulebook what it plays.`,
    ]);
  return hello;
}

/** Ends engines with the command, also when it is interrupted. */
export function endOnInterrupt(): void {
  for (const [signal, code] of [
    ['SIGINT', 130],
    ['SIGTERM', 143],
  ] as const)
    process.once(signal, () => process.exit(code));
}

/** A sentence for each rulebook that an engine was written against in another edition, or with another text. */
export function otherTexts(hello: Hello, known: readonly KnownRulebook[]): readonly string[] {
  return known.flatMap(({ rulebook }) => {
    const theirs = hello.rulebooks.find(({ id }) => id === rulebook.id);
    if (!theirs) return [];
    const same = theirs.digest === undefined || theirs.digest === digestOfRulebook(rulebook);
    if (theirs.edition === rulebook.edition && same) return [];
    const what =
      theirs.edition === rulebook.edition ? 'with another text' : `in its edition ${theirs.edition}`;
    return [
      `${hello.engine} was written against ${rulebook.id} ${what}; these scenarios are about ${rulebook.edition}.`,
    ];
  });
}
