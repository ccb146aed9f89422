import type { Command } from 'commander';
import { addLintCommand } from './rulebook-lint-command';

interface IndexFlags {
  readonly as?: string;
  readonly unread?: true;
}

interface DiffFlags {
  readonly format: string;
  readonly rulebook?: string;
  readonly features?: string;
  readonly report: string;
  readonly results?: string;
  readonly details?: true;
  readonly apply?: true;
}

interface ConfirmFlags {
  readonly rulebook?: string;
  readonly features?: string;
  readonly all?: true;
}

/** Adds the group of commands about rulebooks. What each does is loaded only when it runs. */
export function addRulebookCommands(program: Command, end: (exitCode: number) => void): void {
  const rulebook = program.command('rulebook').description('read rulebooks and say what is in them');
  addLintCommand(rulebook, end);

  rulebook
    .command('index')
    .description(
      "write a rulebook's numbers, structure, digests and references to rulebooks/<id>/<edition>.json",
    )
    .argument('<file>', "the publisher's file: text, Markdown or HTML")
    .option('--as <id@edition>', 'what the rulebook and its edition are called, e.g. pebbles@2024-05-01')
    .option('--unread', 'list every line that is in no rule, with the reason')
    .action((file: string, flags: IndexFlags) => {
      const { indexRulebookFile }: typeof import('./rulebook-index') = require('./rulebook-index');
      end(indexRulebookFile(file, { as: flags.as, unread: flags.unread ?? false }));
    });

  rulebook
    .command('diff')
    .description('say what changed from one rulebook to another, and which scenarios that touches')
    .argument('<older>', "the publisher's file, or a rulebook here: its id, perhaps with @ and an edition")
    .argument('<newer>', 'the same')
    .option('--format <format>', 'text, json or markdown', 'text')
    .option('--details', 'list every rule and every scenario')
    .option('--apply', 'give the links to renumbered rules their new numbers')
    .option('--rulebook <id>', 'whose scenarios; left out, that of which the older one is an edition')
    .option('--features <folder>', 'the folder with the features; left out, features/ here or in the package')
    .option('--report <folder>', 'the report of the last run, which knows what scenarios exercise', 'report')
    .option('--results <file>', 'the results.json of another run, instead of that of the last one')
    .action((older: string, newer: string, flags: DiffFlags) => {
      const { diffRulebooks }: typeof import('./rulebook-diff') = require('./rulebook-diff');
      end(
        diffRulebooks(older, newer, {
          ...flags,
          details: flags.details ?? false,
          apply: flags.apply ?? false,
        }),
      );
    });

  rulebook
    .command('confirm')
    .description("note that the scenarios of rules were read against the rules' texts in the newest edition")
    .argument('[rules...]', 'numbers of rules, e.g. 704.5c')
    .option('--all', 'all rules that scenarios are linked to')
    .option('--rulebook <id>', 'only this rulebook')
    .option('--features <folder>', 'the folder with the features; left out, features/ here or in the package')
    .action(async (rules: string[], flags: ConfirmFlags) => {
      const { confirmLinks }: typeof import('./rulebook-confirm') = require('./rulebook-confirm');
      end(await confirmLinks(rules, { ...flags, all: flags.all ?? false }));
    });

  rulebook
    .command('classify')
    .description(
      'propose, for every rule that nobody has classified, whether a game can test it, or why not; nothing is overwritten',
    )
    .argument('<file>', "the publisher's file: text, Markdown or HTML")
    .requiredOption('--as <id@edition>', 'the rulebook and edition that it was indexed as')
    .action((file: string, { as }: { readonly as: string }) => {
      const { classifyRulebookFile }: typeof import('./rulebook-classify') = require('./rulebook-classify');
      end(classifyRulebookFile(file, as));
    });
}
