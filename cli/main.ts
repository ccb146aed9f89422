import { Command, CommanderError, InvalidArgumentError } from 'commander';
import { findHome } from './home';
import { exitCodes, Problem } from './problem';

// The subcommands are loaded only when they run, so that help and mistakes answer at once.

/** Runs the command with the arguments after its name; returns its exit code. */
export async function main(args: readonly string[]): Promise<number> {
  let exitCode: number = exitCodes.passed;
  const program = commandLine((code) => {
    exitCode = code;
  });
  try {
    await program.parseAsync([...args], { from: 'user' });
    return exitCode;
  } catch (error) {
    if (error instanceof CommanderError) {
      return error.exitCode === 0 && args.length > 0 ? exitCodes.passed : exitCodes.wrongInput;
    }
    if (!(error instanceof Problem)) throw error;
    for (const sentence of error.sentences) console.error(sentence);
    return error.exitCode;
  }
}

interface CheckFlags {
  readonly rulebook?: string;
  readonly tags?: string;
  readonly off: readonly string[];
  readonly seed: number;
  readonly report?: string;
  readonly json?: true;
}

interface ExplainFlags {
  readonly rulebook?: string;
  readonly report: string;
}

function commandLine(end: (exitCode: number) => void): Command {
  const program = new Command('rulewright')
    .description("Makes a card game's comprehensive rules executable.")
    .version(findHome().version)
    .exitOverride()
    .showSuggestionAfterError()
    .addHelpText(
      'after',
      '\nExit codes: 0 all passed; 1 a scenario failed; 2 nothing to check or wrong input; 3 the engine crashed or hung.',
    );

  program
    .command('check')
    .description('play scenarios and say, rule by rule, what they prove')
    .argument(
      '[paths...]',
      'feature files (perhaps with :line) or folders; left out, all scenarios of this package',
    )
    .option('--rulebook <id>', 'only this rulebook')
    .option('--tags <expression>', 'only scenarios with these tags, e.g. "@also:603.3b and not @slow"')
    .option('--off <rule>', 'switch a rule off by its number (repeatable)', collect, [])
    .option('--seed <number>', 'seed of every game', wholeNumber, 0)
    .option('--report <folder>', 'write an HTML report and results.json into this folder')
    .option('--json', 'print the result as one JSON object')
    .action(async (paths: string[], flags: CheckFlags) => {
      const { check }: typeof import('./check') = require('./check');
      end(await check(paths, { ...flags, tags: flags.tags ?? '', json: flags.json ?? false }));
    });

  program
    .command('explain')
    .description("show a rule's scenarios, where the engine implements it, its rulings and its last verdict")
    .argument('<rule>', 'number of a rule, e.g. 704.5c')
    .option('--rulebook <id>', 'only this rulebook')
    .option('--report <folder>', "folder of the last run's report", 'report')
    .action(async (rule: string, flags: ExplainFlags) => {
      const { explain }: typeof import('./explain') = require('./explain');
      end(await explain(rule, flags));
    });
  return program;
}

function collect(value: string, before: readonly string[]): string[] {
  return [...before, ...value.split(',').map((number) => number.trim())].filter((number) => number !== '');
}

function wholeNumber(value: string): number {
  const number = Number(value);
  if (/^\d+$/.test(value) && Number.isSafeInteger(number)) return number;
  throw new InvalidArgumentError('A seed is a whole number, such as 7.');
}
