import { assemble } from './assemble';
import { formats } from './formats/formats';
import type { Source } from './source';

/** Thrown where a text is not a rulebook: none of the formats finds a numbered rule in it. */
export class NotARulebook extends Error {
  constructor() {
    super('No rule begins with a number such as 704.5c, 103.1.b or A.4.3');
    this.name = 'NotARulebook';
  }
}

/** Reads a rulebook from the text of its publisher's file. Throws {@link NotARulebook} where no rule is found. */
export function readRulebook(text: string): Source {
  for (const format of formats) {
    if (!format.recognises(text)) continue;
    const source = assemble(format, format.read(text), text);
    if (source.rules.length > 0) return source;
  }
  throw new NotARulebook();
}
