import type { Hello } from '../port/contract';
import type { KnownRulebook } from '../reports/coverage';
import { digestOfRulebook } from '../rulebooks/digest';

/** How engines in processes of their own are run. */
export interface EngineOptions {
  /** Milliseconds that an answer may take. */
  readonly deadline: number;
  /** How often an engine that broke is started again. */
  readonly restarts: number;
}

/** A sentence for each rulebook that an engine was written against in another edition, or with another text. */
export function otherTexts(hello: Hello, known: readonly KnownRulebook[]): readonly string[] {
  return known.flatMap(({ rulebook }) => {
    const theirs = hello.rulebooks.find(({ id }) => id === rulebook.id);
    if (!theirs) return [];
    const same = theirs.digest === undefined || theirs.digest === digestOfRulebook(rulebook);
    if (theirs.edition === rulebook.edition && same) return [];
    const what =
      theirs.edition === rulebook.edition ? 'with another text' : `in its edition ${theirs.edition}`;
    return [
      `${hello.engine} was written against ${rulebook.id} ${what}; these scenarios are about ${rulebook.edition}.`,
    ];
  });
}
