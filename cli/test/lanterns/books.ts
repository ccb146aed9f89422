import { originIn, type Ruleset } from '../../../engine/kernel';
import { lanterns } from '../../../engine/test/lanterns/rules';
import type { Rulebook } from '../../../rulebooks/model';
import { bookFrom } from '../../../rulebooks/test/pebbles';

/** 110 of 110.2, L.2 of L.2.3. */
const sectionOf = (number: string): string => number.slice(0, number.lastIndexOf('.'));

/** The rulebook of an edition of Lanterns: it holds the numbers that its rules bear, but for those that are only cited. */
export const lanternBook = (ruleset: Ruleset): Rulebook => ({
  ...bookFrom(textOf(ruleset), ruleset.edition).rulebook,
  id: ruleset.rulebook,
  title: `Lanterns (${ruleset.name})`,
});

/** The rulebooks of all editions of Lanterns. */
export const lanternBooks: readonly Rulebook[] = lanterns.map(lanternBook);

function textOf(ruleset: Ruleset): string {
  const own = [...ruleset.rules].filter(([, all]) =>
    all.some((rule) => originIn(ruleset, rule) === undefined),
  );
  const numbers = own.map(([number]) => number).sort();
  const sections = [...new Set(numbers.map(sectionOf))];
  return sections
    .flatMap((section) => [
      `${section} Section ${section}:`,
      ...numbers.filter((each) => sectionOf(each) === section).map((each) => `${each} What ${each} says.`),
    ])
    .join('\n');
}
