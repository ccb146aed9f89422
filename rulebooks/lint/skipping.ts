import type { SourceRule } from '../source';
import { splitNumber } from './numbers';

/** How a rulebook counts in letters. */
export interface Skipping {
  readonly letters: ReadonlySet<string>;
  /** `said`: the rulebook says so; `shown`: its numbers do; `unknown`: no sequence of it is long enough to tell. */
  readonly known: 'said' | 'shown' | 'unknown';
}

/** Letters that look like digits. Rulebooks that skip any skip these. */
const likeDigits = ['l', 'o'];
const said = /\bskip\w*\s+the\s+letters?\s+((?:["'“”‘’]?[a-z]["'“”‘’]?(?:\s*(?:,|and|or|&)\s*)*)+)(?![a-z])/i;

/**
 * The letters that a rulebook leaves out when it counts: those that it says it skips, or those of l and o that more
 * sequences jump over (k, m) than use. Where nothing tells, l and o count as skipped, so that nobody misses them.
 */
export function skippingOf(rules: readonly SourceRule[], text: string): Skipping {
  const named = text.match(said)?.[1];
  if (named !== undefined) {
    const letters = named.replace(/\b(?:and|or)\b/gi, ' ').match(/[a-z]/gi) ?? [];
    return { letters: new Set(letters.map((letter) => letter.toLowerCase())), known: 'said' };
  }
  const numbers = new Set(rules.map(({ number }) => number));
  const prefixes = [...new Set(rules.map(({ number }) => splitNumber(number).prefix))];
  const votes = likeDigits.map((letter) => {
    const before = String.fromCharCode(letter.charCodeAt(0) - 1);
    const after = String.fromCharCode(letter.charCodeAt(0) + 1);
    const using = prefixes.filter((prefix) => numbers.has(prefix + letter)).length;
    const jumping = prefixes.filter(
      (prefix) =>
        numbers.has(prefix + before) && numbers.has(prefix + after) && !numbers.has(prefix + letter),
    ).length;
    return { letter, using, jumping };
  });
  const using = votes.reduce((sum, vote) => sum + vote.using, 0);
  const jumping = votes.reduce((sum, vote) => sum + vote.jumping, 0);
  if (using === 0 && jumping === 0) return { letters: new Set(likeDigits), known: 'unknown' };
  return { letters: new Set(jumping > using ? likeDigits : []), known: 'shown' };
}
