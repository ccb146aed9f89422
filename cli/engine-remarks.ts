import type { Hello } from '../port/contract';
import type { Gap } from '../port/process/gaps';
import { isIn } from '../reports/book-name';
import type { KnownRulebook } from '../reports/coverage';
import type { ScenarioResult } from '../reports/model';
import { digestOfRulebook } from '../rulebooks/digest';
import { rulesOf } from '../rulebooks/library';

const MOST_NUMBERS = 5;

/** A sentence for each rulebook that an engine was written against in another edition, or with another text. */
export function otherTexts(hello: Hello, known: readonly KnownRulebook[]): readonly string[] {
  return known.flatMap(({ rulebook, playedAs }) => {
    const played = hello.rulebooks.find(({ id }) => id === rulebook.id);
    const theirs = played?.editions?.find(({ name }) => name === playedAs?.name) ?? played;
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

/**
 * A sentence for each rulebook of which an engine cites numbers that it doesn't have, in its hello, in traces or among
 * the rules exercised: what it says about those rules proves nothing.
 */
export function unknownNumbers(
  hello: Hello,
  scenarios: readonly ScenarioResult[],
  known: readonly KnownRulebook[],
): readonly string[] {
  return known.flatMap((each) => {
    const { rulebook, playedAs, assumed = [] } = each;
    const numbers = new Set([
      ...rulesOf(rulebook).flatMap(({ key, number }) => [key, number]),
      // Its edition has these from another one, and says so.
      ...assumed.map(({ number }) => number),
    ]);
    const own = scenarios.filter((scenario) => isIn(scenario, each));
    const played = hello.rulebooks.find(({ id }) => id === rulebook.id);
    const theirs = played?.editions?.find(({ name }) => name === playedAs?.name) ?? played;
    const cited = [
      ...(theirs?.rules ?? []).map((rule) => rule.number),
      ...own.flatMap(({ exercised, trace }) => [...exercised, ...trace.flatMap(({ rule }) => rule ?? [])]),
    ];
    const strange = [...new Set(cited)].filter((number) => !numbers.has(number)).sort();
    if (strange.length === 0) return [];
    const rest = strange.length > MOST_NUMBERS ? ` and ${strange.length - MOST_NUMBERS} more` : '';
    return [
      `${hello.engine} cites rules that ${rulebook.id} ${rulebook.edition} doesn't have: ${strange.slice(0, MOST_NUMBERS).join(', ')}${rest}.`,
    ];
  });
}

/**
 * A sentence for each feature that an engine says it lacks and that it refused on some tables, but not on others: what is
 * unsupported there is believed for its word alone.
 */
export function halfGaps(hello: Hello, gaps: Readonly<Record<string, Gap>>): readonly string[] {
  return Object.entries(gaps).flatMap(([feature, { refused, played }]) =>
    refused === 0 || played === 0
      ? []
      : [
          `${hello.engine} says that it lacks "${feature}": it refused ${tables(refused)} for want of it, and played on ${tables(played)} with it.`,
        ],
  );
}

const tables = (count: number): string => (count === 1 ? '1 table' : `${count} tables`);
