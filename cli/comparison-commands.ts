import type { Command } from 'commander';
import { jobs, reading, time, wholeNumber } from './option-values';

interface AmendFlags {
  readonly ruling?: readonly string[];
  readonly runs: number;
  readonly time?: number;
  readonly seed: number;
  readonly jobs?: number;
  readonly report?: string;
  readonly book?: string;
  readonly json?: true;
  readonly markdown?: true;
  readonly details?: true;
}

interface CompareFlags {
  readonly json?: true;
  readonly markdown?: true;
  readonly details?: true;
}

const GAMES = 60;

/** Adds the commands that lay one run beside another. What each does is loaded only when it runs. */
export function addComparisonCommands(program: Command, end: (exitCode: number) => void): void {
  program
    .command('compare')
    .description(
      'say what is otherwise in the later of two runs: what fails, passes, is new or gone, which rungs',
    )
    .argument('<before>', "the former run: its report's folder, or results.json")
    .argument('<after>', 'the later one')
    .option('--markdown', 'write it for a comment on a pull request')
    .option('--json', 'print it as one JSON object')
    .option('--details', 'list every scenario')
    .action((before: string, after: string, { json, markdown, details }: CompareFlags) => {
      const { compare }: typeof import('./compare') = require('./compare');
      const flags = { json: json ?? false, markdown: markdown ?? false, details: details ?? false };
      end(compare(before, after, flags));
    });

  program
    .command('amend')
    .description(
      'try other rules: which scenarios break, who notices, what random games show, what to read again',
    )
    .argument(
      '[file]',
      'the amendment: its name, its rulebook and its changes, as YAML or JSON; may be left out with --ruling',
    )
    .argument(
      '[paths...]',
      "feature files or folders to play; left out, all scenarios of the amendment's rulebook",
    )
    .option(
      '--ruling <id=reading>',
      'try another reading of a ruling, as explain lists them (repeatable)',
      reading,
    )
    .option(
      '--report <folder>',
      "write the meeting's page, the same as Markdown and JSON, and the smallest game",
    )
    .option('--markdown', 'write it for a meeting or a pull request')
    .option('--json', 'print it as one JSON object')
    .option('--details', 'list every scenario')
    .option(
      '--runs <number>',
      'at most so many random games under both rulesets; 0: none',
      wholeNumber,
      GAMES,
    )
    .option('--time <time>', 'begin no further random game after so long, e.g. 5m', time)
    .option('--seed <number>', 'seed of every game', wholeNumber, 0)
    .option('--jobs <number>', 'play in so many processes at once (default: in as many as pay)', jobs)
    .option(
      '--book <file>',
      "the publisher's file: the terms of the changed rules are looked for in its text",
    )
    .action(async (file: string | undefined, paths: string[], flags: AmendFlags) => {
      const { amend }: typeof import('./amend') = require('./amend');
      const { json = false, markdown = false, details = false, ...others } = flags;
      end(await amend(file, paths, { ...others, json, markdown, details }));
    });
}
