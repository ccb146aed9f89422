import type { EditionRule } from './edition';
import type { Pairing } from './pairing';
import type { Division } from './split';

/** A rule that lost or won fewer words than these was hardly divided. */
const FEWEST_WORDS = 4;
/** So many words may come or go as one sentence is made two, and such a share of what was moved. */
const TOLERANCE = { words: 3, share: 0.2 };

/** One side of a comparison, as seen from the rule that was or became whole. */
interface Side {
  readonly rules: readonly EditionRule[];
  readonly isAlone: (place: number) => boolean;
}

/**
 * Guesses what was split and merged where a text isn't at hand: a rule that got shorter by about as many words as the
 * rules that stand new directly below it have, or longer by about as many as those had that are gone from there.
 *
 * @param isReworded whether a rule, by its place in the older edition, has another text now
 */
export function divisionsByLength(pairing: Pairing, isReworded: (from: number) => boolean): Division[] {
  const { older, newer } = pairing;
  const [olds, news]: [Side, Side] = [
    { rules: older.rules, isAlone: (place) => pairing.newOf(place) === undefined },
    { rules: newer.rules, isAlone: (place) => pairing.oldOf(place) === undefined },
  ];
  return older.rules.flatMap((rule, from): Division[] => {
    const to = pairing.newOf(from);
    const now = newer.rules[to ?? -1];
    if (to === undefined || now === undefined || !isReworded(from)) return [];
    if (rule.text !== undefined && now.text !== undefined) return [];
    const lost = rule.words - now.words;
    if (lost > 0) {
      const below = movedBelow(news, to, lost);
      return below === undefined ? [] : [{ what: 'split', whole: from, parts: [to, ...below] }];
    }
    const below = movedBelow(olds, from, -lost);
    return below === undefined ? [] : [{ what: 'merged', whole: to, parts: [from, ...below] }];
  });
}

/** As many of the rules without counterpart below one as have about so many words; undefined where none fit. */
function movedBelow(side: Side, place: number, words: number): readonly number[] | undefined {
  const run = runBelow(side, place);
  const beginnings = run.map((_, index) => run.slice(0, index + 1));
  const distanceOf = (places: readonly number[]) => Math.abs(words - wordsOf(side, places));
  const [nearest] = beginnings.sort((one, other) => distanceOf(one) - distanceOf(other));
  return nearest !== undefined && isMoved(words, wordsOf(side, nearest)) ? nearest : undefined;
}

/** The rules without counterpart that follow one another directly below a rule, in its section. */
function runBelow({ rules, isAlone }: Side, place: number): number[] {
  const found: number[] = [];
  for (let at = place + 1; isAlone(at) && rules[at]?.section === rules[place]?.section; at += 1)
    found.push(at);
  return found;
}

function wordsOf({ rules }: Side, places: readonly number[]): number {
  return places.reduce((sum, place) => sum + (rules[place]?.words ?? 0), 0);
}

function isMoved(difference: number, words: number): boolean {
  const tolerance = Math.max(TOLERANCE.words, TOLERANCE.share * words);
  return Math.min(difference, words) >= FEWEST_WORDS && Math.abs(difference - words) <= tolerance;
}
