import { createHash } from 'node:crypto';
import type { Rulebook, RuleRow } from '../model';
import { citationsIn } from '../references';
import type { Source, SourceRule } from '../source';
import { digestOf } from './renumbering';

/** Numbers of so many rules that follow each other are cited as a range. */
const RANGE = 3;

/**
 * A stored rulebook as if it had been read, with invented texts: as many words as each rule has, the same where two
 * rules say the same, and what it cites. What cites a number that isn't there is left out.
 */
export function withInventedTexts({ title, edition, chapters }: Rulebook): Source {
  const rows = chapters.flatMap((chapter) =>
    chapter.sections.flatMap((section) =>
      section.rules.map((rule) => ({ rule, belongs: { chapter: chapter.number, section: section.number } })),
    ),
  );
  const printed = new Set([
    ...rows.map(({ rule }) => rule.number),
    ...chapters.flatMap(({ sections }) => sections.map(({ number }) => number)),
  ]);
  const isSection = (number: string) =>
    chapters.some(({ sections }) => sections.some((each) => each.number === number));
  const rules = rows
    .sort((one, other) => one.rule.line - other.rule.line)
    .map(({ rule, belongs }): SourceRule => {
      const cited = rule.references.filter((number) => printed.has(number));
      const text = [
        inventedWords(rule),
        ...listed(cited).map((each) => `(see ${isSection(each) ? 'section' : 'rule'} ${each})`),
      ].join(' ');
      return {
        ...rule,
        column: 1,
        text,
        digest: digestOf(text),
        belongs,
        ...belongs,
        references: citationsIn(text).map((each) => ({ ...each, line: rule.line, column: 1 })),
      };
    });
  const headings = chapters.flatMap((chapter) => [
    { level: 'chapter' as const, number: chapter.number, title: chapter.title, belongs: chapter.number },
    ...chapter.sections.map(({ number, title: own }) => ({
      level: 'section' as const,
      number,
      title: own,
      belongs: chapter.number,
    })),
  ]);
  return {
    format: 'invented',
    title,
    edition,
    rules,
    headings: headings.map((heading) => ({ ...heading, printed: 'body', line: 1, column: 1 })),
    notes: [],
    unread: [],
  };
}

/** The same words for the same digest: the words say nothing, and no two digests have many in common. */
function inventedWords({ wording, digest, words }: RuleRow): string {
  const letters = (number: number) =>
    createHash('sha256')
      .update(`${wording ?? digest} ${number}`)
      .digest('hex')
      .slice(0, 6)
      .replace(/\d/g, (digit) => String.fromCharCode('g'.charCodeAt(0) + Number(digit)));
  return Array.from({ length: words }, (_, number) => letters(number)).join(' ');
}

/** Rules that follow each other as a range. */
function listed(numbers: readonly string[]): string[] {
  const runs: string[][] = [];
  for (const number of numbers) {
    const run = runs.at(-1) ?? [];
    const [written] = citationsIn(`rules ${run[0]}-${number}`);
    const goesOn = run.length > 0 && written?.numbers.join() === [...run, number].join();
    if (goesOn) run.push(number);
    else runs.push([number]);
  }
  return runs.flatMap((run) => (run.length < RANGE ? run : [`${run[0]}-${run.at(-1)}`]));
}
