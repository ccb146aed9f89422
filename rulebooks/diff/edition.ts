import type { Rulebook } from '../model';
import type { Place, SourceRule } from '../source';

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
  /** Where it begins in its file, and each of its citations; undefined where the text isn't at hand. */
  readonly place?: Place;
  readonly citations?: readonly Place[];
}

/** What is known of a rule whose text is at hand. */
export type PrintedRule = Pick<SourceRule, 'key' | 'text' | 'references' | keyof Place>;

/**
 * A rulebook made ready to be compared.
 *
 * @param source what it was read from, where the texts are at hand
 */
export function editionOf(rulebook: Rulebook, source?: { readonly rules: readonly PrintedRule[] }): Edition {
  const { title, edition, chapters } = rulebook;
  const sources = new Map(source?.rules.map((rule) => [rule.key, rule]));
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
          ...whatIsPrinted(sources.get(rule.key)),
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

function whatIsPrinted(rule: PrintedRule | undefined): Pick<EditionRule, 'text' | 'place' | 'citations'> {
  if (rule === undefined) return {};
  const placeOf = ({ line, column }: Place): Place => ({ line, column });
  return { text: rule.text, place: placeOf(rule), citations: rule.references.map(placeOf) };
}
