import type { Command } from 'commander';

interface CompareFlags {
  readonly json?: true;
  readonly markdown?: true;
  readonly details?: true;
}

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
}
