import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

// What scenarios say of invariants, without the code that checks them: for that takes long to load.

const file = path.join(__dirname, 'sentences.json');

/** As scenarios say that an invariant holds, and that it is broken. */
interface Sentences {
  readonly holding: readonly string[];
  readonly broken: readonly string[];
}

/** What there is to be said of all invariants, each sentence once. */
export function sentencesOfInvariants(): Sentences {
  const { everyInvariant }: typeof import('./watched') = require('./watched');
  return {
    holding: everyInvariant.map(({ gherkin }) => gherkin),
    broken: [...new Set(everyInvariant.map(({ broken }) => broken))],
  };
}

const written: unknown = JSON.parse(readFileSync(file, 'utf8'));
const listed = (name: keyof Sentences): readonly string[] => {
  const list: unknown =
    typeof written === 'object' && written !== null && name in written ? Reflect.get(written, name) : [];
  return Array.isArray(list) ? list.filter((each) => typeof each === 'string') : [];
};

/** Every invariant as a scenario says it. */
export const sentences = listed('holding');

/** The opposites. */
export const brokenSentences = listed('broken');

if (require.main === module) writeFileSync(file, `${JSON.stringify(sentencesOfInvariants(), null, 1)}\n`);
