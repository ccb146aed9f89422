import type { Command } from 'commander';

interface LintFlags {
  readonly format: string;
  readonly ignore?: readonly string[];
  readonly as?: string;
  readonly all?: true;
}

/** Adds `rulebook lint` to the group of commands about rulebooks. What it does is loaded only when it runs. */
export function addLintCommand(rulebook: Command, end: (exitCode: number) => void): void {
  rulebook
    .command('lint')
    .description('say what is wrong in a rulebook: numbers, order, references, contents, texts')
    .argument('<rulebook>', "the publisher's file, or a rulebook here: its id, perhaps with @ and an edition")
    .option('--format <format>', 'text, json or sarif', 'text')
    .option('--ignore <code...>', 'kinds of findings that are not looked for, e.g. gap unread')
    .option(
      '--as <id>',
      'of which rulebook here the file is an edition, perhaps with @ and the day of that; left out, the file says it',
    )
    .option('--all', 'list every note, not only the first of each kind')
    .action((name: string, flags: LintFlags) => {
      const { lintRulebook }: typeof import('./rulebook-lint') = require('./rulebook-lint');
      end(lintRulebook(name, { ...flags, ignore: flags.ignore ?? [], all: flags.all ?? false }));
    });
}
