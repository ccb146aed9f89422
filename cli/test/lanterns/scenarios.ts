/** Plays scenarios of Lanterns with the steps of the vocabulary: one after another, each a text in a list that comes on standard input. */
import '../../native-match-indices';
import { readFileSync } from 'node:fs';
import { supportCodeLibraryBuilder } from '@cucumber/cucumber';
import { IdGenerator } from '@cucumber/messages';
import { playableGame } from '../../../engine/test/lanterns/table';
import { addGame } from '../../../port/in-process/games';

addGame(playableGame);
supportCodeLibraryBuilder.reset(process.cwd(), IdGenerator.uuid());
// The vocabulary is built as it is loaded: by now the game is there.
const { runInside }: typeof import('../../../steps/inner-run') = require('../../../steps/inner-run');
require('../../../steps/register');

async function main(): Promise<void> {
  const asked: unknown = JSON.parse(readFileSync(0, 'utf8'));
  const results: unknown[] = [];
  if (Array.isArray(asked))
    for (const { scenario, ...options } of asked) results.push(await runInside(scenario, options));
  process.stdout.write(JSON.stringify(results));
}

void main();
