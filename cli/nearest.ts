import { distance } from 'fastest-levenshtein';

const words = /"[^"]*"|'[^']*'|\{[^}]*\}(?:'s)?|[^\s{}]+/g;

/** What it costs that a parameter takes a word, or that a word is missing or too many. */
const TAKEN = 0.15;
const MISSING = 1;

/** The known step that reads most like a text, whatever fills its parameters; undefined where there are none. */
export function nearestStep(text: string, known: readonly string[]): string | undefined {
  const written = text.match(words) ?? [];
  let best: { readonly step: string; readonly far: number } | undefined;
  for (const step of known) {
    const far = farApart(step.match(words) ?? [], written);
    if (best === undefined || far < best.far) best = { step, far };
  }
  return best?.step;
}

/** How much has to be changed in a text until a step fits: an edit distance in words. */
function farApart(step: readonly string[], written: readonly string[]): number {
  let row = [0, ...written.map((_, index) => (index + 1) * MISSING)];
  for (const part of step) {
    const parameter = part.startsWith('{');
    const next = [(row[0] ?? 0) + MISSING];
    written.forEach((word, index) => {
      const replaced = (row[index] ?? 0) + (parameter ? TAKEN : unlike(part, word));
      const left = (row[index + 1] ?? 0) + MISSING;
      const added = (next[index] ?? 0) + (parameter ? TAKEN : MISSING);
      next.push(Math.min(replaced, left, added));
    });
    row = next;
  }
  return row.at(-1) ?? 0;
}

/** How unlike a word of a step, or the likest of its alternatives, is to a written one. */
const unlike = (part: string, written: string): number =>
  Math.min(...part.split('/').map((one) => unlikeWord(one, written)));

function unlikeWord(one: string, other: string): number {
  const far = distance(one.toLowerCase(), other.toLowerCase()) / Math.max(one.length, other.length);
  return far > 0.5 ? 2 * MISSING : far;
}
