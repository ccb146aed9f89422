import { Command, CommanderError, InvalidArgumentError } from 'commander';
import { LibraryError } from '../rulebooks/library-error';
import { findHome } from './home';
import { exitCodes, Problem } from './problem';
import { addRulebookCommands } from './rulebook';

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
    if (error instanceof LibraryError) {
      console.error(error.message);
      return exitCodes.wrongInput;
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

interface CoverageFlags {
  readonly rulebook?: string;
  readonly json?: true;
  readonly results?: string;
  readonly seed: number;
  readonly gate?: string;
  readonly write?: true;
  readonly kills: boolean;
  readonly allowRegression?: string;
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
    .command('coverage')
    .description('show on which rung of the ladder each rule stands, and hold it to what was promised')
    .option('--rulebook <id>', 'only this rulebook, perhaps in an older edition: id@2013-05-01')
    .option('--json', 'print the result as one JSON object')
    .option('--results <file>', 'take the results.json of a former "check --report" instead of playing')
    .option('--seed <number>', 'seed of every game that is played', wholeNumber, 0)
    .option('--gate <file>', 'fail where a rule stands lower than this file promises')
    .option('--write', 'write what stands now into the file of --gate')
    .option('--no-kills', 'leave out what "rulewright mutate" found')
    .option('--allow-regression <reason>', 'let --write lower or drop promises; the reason is written down')
    .action(async (flags: CoverageFlags) => {
      const { coverage }: typeof import('./coverage') = require('./coverage');
      end(await coverage({ ...flags, json: flags.json ?? false, write: flags.write ?? false }));
    });

  program
    .command('mutate')
    .description('switch rules off one at a time: a scenario about each must then fail')
    .argument(
      '[rules...]',
      'numbers of rules; left out, all that the engine enforces and scenarios are about',
    )
    .option('--rulebook <id>', 'only this rulebook')
    .option('--jobs <number>', 'how many to try at once', jobs, 2)
    .action(async (rules: string[], flags: { readonly rulebook?: string; readonly jobs: number }) => {
      const { mutate }: typeof import('./mutate') = require('./mutate');
      end(await mutate(rules, flags));
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

  addRulebookCommands(program, end);
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

function jobs(value: string): number {
  const number = Number(value);
  if (/^[1-9]\d?$/.test(value)) return number;
  throw new InvalidArgumentError('Give a whole number from 1 to 99.');
}
