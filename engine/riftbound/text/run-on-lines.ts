import type { KeywordLine } from './keyword-lines';
import type { Ability } from './tree';

/** What can't stand at the beginning of a text box: it goes on with what was said before. */
const GOES_ON = /^(?:it|they|that|those|then|otherwise|instead|if (?:you|they|it)|when you do|use only)\b/i;
const SENTENCE_ENDS = /\.(?=\s+\S)/g;

/** Reads a text as one paragraph; undefined where it is none. */
type Reads = (text: string) => Ability | undefined;

/** Is what comes next a paragraph of its own: because of a label before it, or after what says no more than what is true? */
const endsAfter = ({ kind }: Ability, rest: string): boolean => kind !== 'spell' || rest.startsWith('[');

/**
 * A line that holds several paragraphs one after another, as the paragraphs that it holds; undefined where that isn't what
 * it is. As few as possible: a paragraph that can be read as a whole is left whole.
 */
export function apart(line: KeywordLine, reads: Reads): readonly KeywordLine[] | undefined {
  const { content } = line;
  const ends = [...content.matchAll(SENTENCE_ENDS)].map(({ index }) => index + 1).reverse();
  for (const end of ends) {
    const rest = content.slice(end).trimStart();
    const first = GOES_ON.test(rest) ? undefined : reads(content.slice(0, end));
    if (first === undefined || !endsAfter(first, rest)) continue;
    const from = { line: line.line, column: line.column + content.length - rest.length, content: rest };
    const others = reads(rest) ? [from] : apart(from, reads);
    if (others) return [{ ...line, content: content.slice(0, end) }, ...others];
  }
  return undefined;
}
