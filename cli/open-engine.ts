import type { Hello } from '../port/contract';
import { readText } from '../port/in-process-text';
import { EngineCrash, EngineGone, EngineTimeout, ProtocolBroken } from '../port/problems';
import { ProcessEngine } from '../port/process/process-engine';
import { printable } from '../reports/printable';
import { refuseMissingCommand } from './engine-command';
import type { EngineOptions } from './engine-options';
import { exitCodes, Problem } from './problem';

/** An engine in a process of its own, and what it says of itself, for people. */
interface Opened {
  readonly engine: ProcessEngine;
  readonly hello: Hello;
}

/**
 * Starts an engine by a command. Throws what `greet` throws.
 *
 * @param option the option that the command was given with
 */
export function openEngine(
  command: string,
  options: EngineOptions,
  rulebooks: readonly string[],
  option = '--engine',
): Opened {
  const engine = new ProcessEngine({ command, ...options }, readText);
  try {
    return { engine, hello: greet(engine, rulebooks, option) };
  } catch (error) {
    engine.end();
    throw error;
  }
}

/**
 * What an engine says of itself. Throws a Problem where it can't be spoken to at all, or doesn't play any of the
 * rulebooks: then no scenario would prove anything.
 */
function greet(engine: ProcessEngine, rulebooks: readonly string[], option: string): Hello {
  const { command } = engine.conversation.options;
  let hello: Hello;
  try {
    hello = forPeople(engine.hello());
  } catch (error) {
    const broken = [EngineCrash, EngineTimeout, ProtocolBroken, EngineGone].some(
      (each) => error instanceof each,
    );
    if (!broken || !(error instanceof Error)) throw error;
    if (error instanceof EngineCrash) refuseMissingCommand(option, command);
    const [what, ...more] = error.message.split('\n');
    const said = more.length > 0 ? ` ${more.map((line) => line.trim()).join(' ')}` : '';
    throw new Problem(
      [
        printable(
          `${option} "${command}" can't be spoken to: ${sentence(`${what}${said}`)} "rulewright probe --engine …" says more.`,
        ),
      ],
      exitCodes.crashed,
    );
  }
  const played = hello.rulebooks.map(({ id }) => id);
  if (!rulebooks.some((id) => played.includes(id)))
    throw new Problem([
      `${option === '--engine' ? '' : `${option}: `}${hello.engine} plays ${played.join(', ')}, not ${rulebooks.join(', ')}: choose with --rulebook what it plays.`,
    ]);
  return hello;
}

/** Words of an engine, or about it, with a full stop. */
const sentence = (words: string): string =>
  /[.!?…]$/.test(words.trim()) ? words.trim() : `${words.trim()}.`;

/** A hello in which nothing does anything to a terminal. */
const forPeople = (hello: Hello): Hello => ({
  ...hello,
  engine: printable(hello.engine),
  ...(hello.version === undefined ? {} : { version: printable(hello.version) }),
  features: {
    ...hello.features,
    missing: hello.features.missing.map(({ feature, reason }) => ({
      feature: printable(feature),
      reason: printable(reason),
    })),
  },
});
