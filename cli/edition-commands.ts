import type { Command } from 'commander';

interface JsonFlag {
  readonly json?: true;
}

/** Adds the commands about the editions of a game. What each does is loaded only when it runs. */
export function addEditionCommands(program: Command, end: (exitCode: number) => void): void {
  program
    .command('editions')
    .description('show in what the editions of a game differ: meanings, numbers, rules that one has not got')
    .argument('<game>', 'the id of one of its rulebooks')
    .option('--json', 'print it as one JSON object')
    .action((game: string, { json }: JsonFlag) => {
      const { editions }: typeof import('./editions') = require('./editions');
      end(editions(game, { json: json ?? false }));
    });

  program
    .command('assumptions')
    .description("list the rules that an edition's book only cites, and where each is taken from")
    .argument('<game>', 'the id of one of its rulebooks, perhaps with an edition: id@2025-12-01')
    .option('--json', 'print it as one JSON object')
    .action((game: string, { json }: JsonFlag) => {
      const { assumptions }: typeof import('./assumptions') = require('./assumptions');
      end(assumptions(game, { json: json ?? false }));
    });
}
