import type { Rulebook } from '../model';

/** A rulebook as it is compared: its rules in the order in which they are printed. */
export interface Edition {
  readonly title: string;
  readonly edition: string;
  readonly chapters: readonly Titled[];
  readonly sections: readonly Titled[];
  /** From the number of a section to that of its chapter. */
  readonly chapterOf: ReadonlyMap<string, string>;
  readonly rules: readonly EditionRule[];
}

/** A chapter or a section. */
export interface Titled {
  readonly number: string;
  readonly title: string;
}

/** A rule as it is compared. */
export interface EditionRule {
  readonly key: string;
  /** The numbers of the section and of the chapter that it stands in. */
  readonly section: string;
  readonly chapter: string;
  readonly digest: string;
  /** The digest of its text without what it cites; undefined where the rulebook was indexed without it. */
  readonly wording?: string;
  readonly references: readonly string[];
  readonly words: number;
  /** Its normalised text, where that is at hand. */
  readonly text?: string;
}

/**
 * A rulebook made ready to be compared.
 *
 * @param texts from a rule's key to its normalised text, where the texts are at hand
 */
export function editionOf(rulebook: Rulebook, texts?: ReadonlyMap<string, string>): Edition {
  const { title, edition, chapters } = rulebook;
  const rules = chapters.flatMap((chapter) =>
    chapter.sections.flatMap((section) =>
      section.rules.map((rule) => ({
        line: rule.line,
        rule: {
          key: rule.key,
          section: section.number,
          chapter: chapter.number,
          digest: rule.digest,
          wording: rule.wording ?? (rule.references.length === 0 ? rule.digest : undefined),
          references: rule.references,
          words: rule.words,
          text: texts?.get(rule.key),
        },
      })),
    ),
  );
  return {
    title,
    edition,
    chapters: chapters.map(({ number, title }) => ({ number, title })),
    sections: chapters.flatMap(({ sections }) => sections.map(({ number, title }) => ({ number, title }))),
    chapterOf: new Map(
      chapters.flatMap((chapter) =>
        chapter.sections.map((section) => [section.number, chapter.number] as const),
      ),
    ),
    rules: rules.sort((one, other) => one.line - other.line).map(({ rule }) => rule),
  };
}
