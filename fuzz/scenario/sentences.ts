import { writeFileSync } from 'node:fs';
import path from 'node:path';
import written from './sentences.json';

// What scenarios say of invariants, without the code that checks them: for that takes long to load.

/** Every invariant as a scenario says it. */
export const sentences: readonly string[] = written.holding;

/** The opposites. */
export const brokenSentences: readonly string[] = written.broken;

/** What there is to be said of all invariants, each sentence once. */
export function sentencesOfInvariants(): typeof written {
  const { everyInvariant }: typeof import('./watched') = require('./watched');
  return {
    holding: everyInvariant.map(({ gherkin }) => gherkin),
    broken: [...new Set(everyInvariant.map(({ broken }) => broken))],
  };
}

if (require.main === module)
  writeFileSync(
    path.join(__dirname, 'sentences.json'),
    `${JSON.stringify(sentencesOfInvariants(), null, 2)}\n`,
  );
