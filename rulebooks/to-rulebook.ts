import type { Chapter, NoteRow, Rulebook, RuleRow, Section } from './model';
import { compareNumbers } from './numbering';
import type { Reference, Source, SourceNote, SourceRule } from './source';
import { wordingOf } from './wording';

/**
 * What is written down of a rulebook: every rule in the section of its number, in the order of the numbers, without
 * its text, and every note in the section where it is printed. A title is that of the contents list, or else that of the first heading with that number.
 */
export function toRulebook(
  source: Source,
  {
    id,
    edition,
    title = source.title,
  }: { readonly id: string; readonly edition: string; readonly title?: string },
): Rulebook {
  const chapters = new Map<string, Map<string, SourceRule[]>>();
  const sectionsOf = (chapter: string) => entryOf(chapters, chapter, () => new Map<string, SourceRule[]>());
  for (const heading of source.headings) {
    if (heading.level === 'chapter') sectionsOf(heading.number);
    else entryOf(sectionsOf(heading.belongs), heading.number, () => []);
  }
  for (const rule of source.rules) {
    entryOf(sectionsOf(rule.belongs.chapter), rule.belongs.section, () => []).push(rule);
  }
  const notes = new Map<string, SourceNote[]>();
  for (const note of source.notes) {
    entryOf(sectionsOf(note.belongs.chapter), note.belongs.section, () => []);
    entryOf(notes, note.belongs.section, () => []).push(note);
  }
  const titleOf = titles(source);
  return {
    id,
    title,
    edition,
    chapters: sorted(chapters).map(
      ([number, sections]): Chapter => ({
        number,
        title: titleOf(number),
        sections: sorted(sections).map(
          ([number, rules]): Section => ({
            number,
            title: titleOf(number),
            rules: rules
              .map(rowOf)
              .sort((a, b) => compareNumbers(a.number, b.number) || a.occurrence - b.occurrence),
            ...(notes.has(number) ? { notes: notes.get(number)?.map(noteOf) } : {}),
          }),
        ),
      }),
    ),
  };
}

function titles(source: Source): (number: string) => string {
  const found = new Map<string, string>();
  const contents = source.headings.filter(({ printed }) => printed === 'contents');
  for (const { number, title } of [...contents, ...source.headings]) {
    if (!found.has(number)) found.set(number, title);
  }
  return (number) => found.get(number) ?? '';
}

function rowOf(rule: SourceRule): RuleRow {
  const { number, occurrence, key, parent, depth, line, digest, words, examples } = rule;
  const references = numbersIn(rule.references);
  const wording = wordingOf(rule.text, rule.references);
  return {
    number,
    occurrence,
    key,
    ...(parent === undefined ? {} : { parent }),
    depth,
    line,
    digest,
    ...(wording === undefined ? {} : { wording }),
    words,
    examples,
    references,
  };
}

function noteOf({ line, digest, words, examples, references }: SourceNote): NoteRow {
  return { line, digest, words, examples, references: numbersIn(references) };
}

function numbersIn(references: readonly Reference[]): string[] {
  return [...new Set(references.flatMap(({ numbers }) => numbers))];
}

function entryOf<Value>(map: Map<string, Value>, key: string, make: () => Value): Value {
  const value = map.get(key) ?? make();
  map.set(key, value);
  return value;
}

function sorted<Value>(map: ReadonlyMap<string, Value>): [string, Value][] {
  return [...map].sort(([a], [b]) => compareNumbers(a, b));
}
