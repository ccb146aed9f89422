import { type Command, Option } from 'commander';
import type { FuzzOptions } from './fuzz';
import type { WorkerOptions } from './fuzz-worker';
import { collect, jobs, positive, reading, shard, time, wholeNumber } from './option-values';

type FuzzFlags = Omit<FuzzOptions, 'json'> & { readonly json?: true };

/** Adds `rulewright fuzz` and what belongs to it. */
export function addFuzzCommands(program: Command, end: (exitCode: number) => void): void {
  // What follows "fuzz merge" belongs to it, even where "fuzz" has an option of the same name.
  program.enablePositionalOptions();
  const command = program
    .command('fuzz')
    .description('play random games, and look for one in which what must always be true is not')
    .enablePositionalOptions()
    .option('--rulebook <id>', 'the rulebook whose games are played; left out, all that can be')
    .option('--runs <number>', 'how many games are played, of all rulebooks together', positive)
    .option(
      '--time <time>',
      'how long games are played, of all rulebooks together, e.g. 30s, 10m, 1h (60s, where --runs is left out)',
      time,
    )
    .option('--seed <number>', 'seed of the campaign', wholeNumber, 1)
    .option('--jobs <number>', 'play in so many processes at once: the games stay the same', jobs, 1)
    .option('--engine <command>', 'play on the engine that this command starts')
    .option(
      '--against <engine>',
      'compare it with the engine that this command starts, with itself without rules, e.g. off:704.5c,402.2, or in another edition, e.g. edition:2013',
    )
    .option('--edition <name>', 'play this edition of games that have it')
    .option('--deadline <milliseconds>', 'how long that engine may take for an answer', positive, 5000)
    .option('--restarts <number>', 'how often that engine is started again when it breaks', wholeNumber, 20)
    .option('--off <rule>', 'switch a rule off by its number (repeatable)', collect, [])
    .option('--amend <file>', 'play under an amendment, as docs/amendments.md describes it')
    .option('--ruling <id=reading>', 'play another reading of a ruling (repeatable)', reading)
    .option('--fault <name>', 'plant a fault in the engine, to see it found')
    .addOption(
      new Option('--check <which>', 'which invariants are checked: those that cost little, or all')
        .choices(['cheap', 'all'])
        .default('all'),
    )
    .option('--decisions <number>', 'a game that is not over after so many decisions is left', positive, 300)
    .option('--catalogue <number>', 'generate other cards: each number has its own', wholeNumber)
    .option('--corpus <folder>', 'keep games that reach something new in this folder, and play them first')
    .option(
      '--shard <part>',
      'play only this part of --runs, e.g. 2/4; "rulewright fuzz merge" puts them together',
      shard,
    )
    .option(
      '--queue <url>',
      'have the games played by "rulewright fuzz worker" at this queue, e.g. redis://localhost:6379',
    )
    .option(
      '--out <folder>',
      'write the result and the findings there, in a folder for each rulebook where none is named; left out, nothing is written',
    )
    .option('--json', 'print the summary as one JSON object')
    .action(async (flags: FuzzFlags) => {
      const { fuzz }: typeof import('./fuzz') = require('./fuzz');
      end(await fuzz({ ...flags, json: flags.json ?? false }));
    });

  command
    .command('merge')
    .description('put together what parts of a campaign came to')
    .argument('<files...>', 'the result.json of each part, or the folder that it is in')
    .option('--out <folder>', 'write the result and the findings there; left out, nothing is written')
    .option('--json', 'print the summary as one JSON object')
    .action(async (files: string[], _: unknown, given: Command) => {
      const { mergeFiles }: typeof import('./fuzz-merge') = require('./fuzz-merge');
      const { out, json }: { readonly out?: string; readonly json?: true } = given.opts();
      end(await mergeFiles(files, { out, json: json ?? false }));
    });

  command
    .command('worker')
    .description('play games that "rulewright fuzz --queue" put into a queue, until Ctrl-C')
    .requiredOption('--queue <url>', 'where the queue is, e.g. redis://localhost:6379')
    .option('--jobs <number>', 'play in so many processes at once', jobs, 1)
    .option(
      '--engine <command>',
      'play on the engine that this command starts, where it was asked for as that',
    )
    .option(
      '--against <command>',
      'compare it with the engine that this command starts, where it was asked for as that',
    )
    .option('--deadline <milliseconds>', 'how long that engine may take for its hello', positive, 5000)
    .action(async (_: unknown, given: Command) => {
      const { fuzzWorker }: typeof import('./fuzz-worker') = require('./fuzz-worker');
      const flags: Omit<WorkerOptions, 'restarts'> = given.opts();
      end(await fuzzWorker({ ...flags, restarts: 0 }));
    });

  program.command('fuzz-part', { hidden: true }).action(async () => {
    const { serveFuzzPart }: typeof import('./fuzz-part') = require('./fuzz-part');
    await serveFuzzPart();
  });
}
