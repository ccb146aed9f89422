import { Command, CommanderError, Option } from 'commander';
import { refusedMode, SPEED_UP_VARIABLE } from '../engine/kernel/speed-ups';
import { type Metamorphosis, metamorphoses } from '../fuzz/metamorphic/kinds';
import { LibraryError } from '../rulebooks/library-error';
import { addComparisonCommands } from './comparison-commands';
import { addEditionCommands } from './edition-commands';
import type { ExportFlags } from './export';
import { addFuzzCommands } from './fuzz-command';
import { findHome } from './home';
import type { InitFlags } from './init';
import type { MutateOptions } from './mutate-options';
import { collect, jobs, positive, reading, wholeNumber } from './option-values';
import type { ProbeFlags } from './probe';
import { exitCodes, Problem } from './problem';
import type { ReplayFlags } from './replay';
import { addRulebookCommands } from './rulebook';

// The subcommands are loaded only when they run, so that help and mistakes answer at once.

/** Runs the command with the arguments after its name; returns its exit code. */
export async function main(args: readonly string[]): Promise<number> {
  const refused = refusedMode(process.env[SPEED_UP_VARIABLE]);
  if (refused !== undefined) {
    console.error(refused);
    return exitCodes.wrongInput;
  }
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
  readonly amend?: string;
  readonly edition?: string;
  readonly ruling?: readonly string[];
  readonly seed: number;
  readonly report?: string;
  readonly resume?: true;
  readonly json?: true;
  readonly engine: readonly string[];
  readonly deadline: number;
  readonly restarts: number;
  readonly transcripts?: string;
  readonly jobs?: number;
  readonly junit?: string;
  readonly sarif?: string;
  readonly summary?: string;
  readonly metamorphic?: Metamorphosis;
  readonly failures?: 'one' | 'all';
}

interface CheckOnlyFlags extends CheckFlags {
  readonly watch?: true;
}

interface GateFlags extends CheckFlags {
  readonly baseline: string;
  readonly write?: true;
  readonly repeat: number;
}

interface CoverageFlags {
  readonly rulebook?: string;
  readonly edition?: string;
  readonly json?: true;
  readonly results?: string;
  readonly seed: number;
  readonly gate?: string;
  readonly write?: true;
  readonly kills?: string | false;
  readonly allowRegression?: string;
}

interface ExplainFlags {
  readonly rulebook?: string;
  readonly edition?: string;
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
      '\nExit codes: 0 all passed; 1 a scenario failed; 2 nothing to check or wrong input; 3 the engine crashed or hung; 130, 143 ended by Ctrl-C, SIGTERM.',
    );

  playing(program.command('check'))
    .description('play scenarios and say, rule by rule, what they prove')
    .option('--report <folder>', 'write an HTML report and results.json into this folder')
    .option(
      '--resume',
      'go on with a run that was interrupted: play what has no result in the folder of --report',
    )
    .option('--json', 'print the result as one JSON object')
    .addOption(
      new Option('--failures <which>', 'show one failure of each cause whole, or all').choices([
        'one',
        'all',
      ]),
    )
    .addOption(
      new Option('--metamorphic <kind>', 'do to every game what must make no difference').choices([
        ...metamorphoses,
      ]),
    )
    .option('--watch', 'play again what is saved, until q or Ctrl-C (exit code 0)')
    .action(async (paths: string[], flags: CheckOnlyFlags) => {
      const { engine: engines, watch: isWatched, ...others } = flags;
      if (isWatched) {
        const { watch }: typeof import('./watch/watch') = require('./watch/watch');
        end(await watch(paths, { ...others, engines, tags: flags.tags ?? '' }));
        return;
      }
      const { check }: typeof import('./check') = require('./check');
      const report = flags.report ?? (flags.resume ? 'report' : undefined);
      const json = flags.json ?? false;
      end(await check(paths, { ...others, engines, report, tags: flags.tags ?? '', json }));
    });

  playing(program.command('gate'))
    .description('play scenarios, and be red unless each ends as is known')
    .requiredOption('--baseline <file>', "each scenario's known verdict")
    .option('--write', 'write the verdicts of what is played into that file')
    .option('--repeat <number>', 'play so often: what ends otherwise another time is flaky', positive, 1)
    .action(async (paths: string[], flags: GateFlags) => {
      const { gate }: typeof import('./gate') = require('./gate');
      const { engine: engines, ...others } = flags;
      const write = flags.write ?? false;
      end(await gate(paths, { ...others, engines, tags: flags.tags ?? '', write }));
    });

  program
    .command('probe')
    .description("check an engine's adapter itself, before any scenario is played on it")
    .requiredOption('--engine <command>', 'the command that starts the engine')
    .option('--rulebook <id>', 'the rulebook that it is to play; left out, the first that is played here')
    .option(
      '--edition <name>',
      'the edition that it is to play; left out, the one that it plays where none is named',
    )
    .option('--deadline <milliseconds>', 'how long it may take for an answer', positive, 5000)
    .action((flags: ProbeFlags) => {
      const { probe }: typeof import('./probe') = require('./probe');
      end(probe(flags));
    });

  program
    .command('replay')
    .description('say again what was said to an engine, and compare its answers')
    .argument('<transcript>', 'a file that "rulewright check --engine" kept')
    .option('--engine <command>', 'the command that starts the engine; left out, the one in the transcript')
    .option('--deadline <milliseconds>', 'how long it may take for an answer', positive, 5000)
    .action((file: string, flags: ReplayFlags) => {
      const { replay }: typeof import('./replay') = require('./replay');
      end(replay(file, flags));
    });

  program
    .command('serve')
    .description('be the reference engine for another program, over the protocol that adapters speak')
    .action(() => {
      const { serve }: typeof import('./serve') = require('./serve');
      end(serve());
    });

  program
    .command('init')
    .description('begin something new')
    .command('adapter')
    .description('begin an adapter for your engine; it passes the handshake of "rulewright probe"')
    .argument('[folder]', 'a new folder', 'adapter')
    .requiredOption('--language <name>', 'python or typescript')
    .action((folder: string, flags: InitFlags) => {
      const { initAdapter }: typeof import('./init') = require('./init');
      end(initAdapter(folder, flags));
    });

  program
    .command('export')
    .description('write each scenario as a file of data, for engines that no protocol reaches')
    .requiredOption('--rulebook <id>', 'the rulebook whose scenarios are written')
    .option('--tags <expression>', 'only scenarios with these tags')
    .argument('<folder>', 'a new folder')
    .action(async (folder: string, flags: ExportFlags) => {
      const { exportFixtures }: typeof import('./export') = require('./export');
      end(await exportFixtures(folder, flags));
    });

  program.command('play-part', { hidden: true }).action(async () => {
    const { servePart }: typeof import('./jobs') = require('./jobs');
    await servePart();
  });

  program.command('play-rounds', { hidden: true }).action(async () => {
    const { serveRounds }: typeof import('./watch/serve-rounds') = require('./watch/serve-rounds');
    await serveRounds();
  });

  program
    .command('coverage')
    .description('show on which rung of the ladder each rule stands, and hold it to what was promised')
    .option('--rulebook <id>', 'only this rulebook, perhaps in an older edition: id@2013-05-01')
    .option('--edition <name>', 'play games that have this edition in it, where a scenario chooses none')
    .option('--json', 'print the result as one JSON object')
    .option('--results <file>', 'take the results.json of a former "check --report" instead of playing')
    .option('--seed <number>', 'seed of every game that is played', wholeNumber, 0)
    .option('--gate <file>', 'fail where a rule stands lower than this file promises')
    .option('--write', 'write what stands now into the file of --gate')
    .option(
      '--kills <file>',
      'where "rulewright mutate --out" wrote; left out, kills.json beside the features, if it is there',
    )
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
    .option('--edition <name>', "only this edition's rules, on scenarios that are played in it")
    .option('--jobs <number>', 'how many to try at once', jobs, 2)
    .option('--out <file>', 'write what was found, as in features/kills.json, where coverage looks for it')
    .option('--again', 'try also what stands in that file and is up to date')
    .option('--check', 'play the kills again that are recorded there: each scenario must still notice')
    .option('--sample <number>', 'with --check: only so many of them', positive)
    .action(async (rules: string[], flags: MutateOptions) => {
      const { mutate }: typeof import('./mutate') = require('./mutate');
      end(await mutate(rules, flags));
    });

  program
    .command('explain')
    .description("show a rule's scenarios, where the engine implements it, its rulings and its last verdict")
    .argument('<rule>', 'number of a rule, e.g. 704.5c')
    .option('--rulebook <id>', 'only this rulebook')
    .option('--edition <name>', 'only the rulebook of this edition of a game')
    .option('--report <folder>', "folder of the last run's report", 'report')
    .action(async (rule: string, flags: ExplainFlags) => {
      const { explain }: typeof import('./explain') = require('./explain');
      end(await explain(rule, flags));
    });
  addComparisonCommands(program, end);
  addEditionCommands(program, end);
  addRulebookCommands(program, end);
  addFuzzCommands(program, end);
  return program;
}

/** What `check` and `gate` have in common: what is played, on what, and where else the result goes. */
function playing(command: Command): Command {
  return command
    .argument(
      '[paths...]',
      'feature files (perhaps with :line) or folders; left out, all scenarios of this package',
    )
    .option('--rulebook <id>', 'only this rulebook')
    .option('--tags <expression>', 'only scenarios with these tags, e.g. "@also:603.3b and not @slow"')
    .option(
      '--off <rule>',
      'switch a rule off by its number, or vary it as explain says (repeatable)',
      collect,
      [],
    )
    .option('--amend <file>', 'play under an amendment, as docs/amendments.md describes it')
    .option('--edition <name>', 'play games that have this edition in it, where a scenario chooses none')
    .option(
      '--ruling <id=reading>',
      'play another reading of a ruling, as explain lists them (repeatable)',
      reading,
    )
    .option('--seed <number>', 'seed of every game', wholeNumber, 0)
    .option('--engine <command>', 'play on the engine that this command starts (repeatable)', listed, [])
    .option('--deadline <milliseconds>', 'how long that engine may take for an answer', positive, 5000)
    .option('--restarts <number>', 'how often that engine is started again when it breaks', wholeNumber, 20)
    .option('--transcripts <folder>', "keep every scenario's conversation with that engine in this folder")
    .option('--jobs <number>', 'play in so many processes at once (default: in as many as pay)', jobs)
    .option('--junit <file>', 'write the result as JUnit XML')
    .option('--sarif <file>', 'write what failed as SARIF')
    .option('--summary <file>', 'write a summary in Markdown');
}

const listed = (value: string, before: readonly string[]): string[] => [...before, value];
