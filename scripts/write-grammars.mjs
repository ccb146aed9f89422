// Writes the grammars of card text down, compiled: they load many times faster then. In a checkout, where they may be
// edited, each is compiled from its source unless that is what it was written down from; nothing needs this to have run.
import { existsSync, readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { root } from './project.mjs';

const require = createRequire(import.meta.url);

/** The games that have an engine: each brings words of card text of its own. */
export const games = readdirSync(path.join(root, 'engine')).filter((name) =>
  existsSync(path.join(root, 'engine', name, 'text', 'index.ts')),
);

/** The rulebook of the game in a folder, which may be called otherwise. TypeScript can be loaded by then. */
export const rulebookOf = (game) =>
  require(path.join(root, 'engine', game, 'description')).description.rulebook;

/** Writes each game's grammar down, beside the code in this folder. */
export function writeGrammars(folder) {
  for (const game of games) require(path.join(folder, 'engine', game, 'text')).writeGrammar();
}

if (process.argv[1] === import.meta.filename) {
  require('./typescript.cjs');
  writeGrammars(root);
}
