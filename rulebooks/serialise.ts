import type { NoteRow, Rulebook, RuleRow } from './model';

/** The rulebook as JSON, one rule or note a line, the same for the same rulebook. */
export function serialise(rulebook: Rulebook): string {
  const chapters = rulebook.chapters.map(({ number, title, sections }) => {
    const inner = sections.map((section) => {
      const rules = section.rules.map((rule) => `\n          ${JSON.stringify(ordered(rule))}`).join(',');
      const { number, title } = section;
      const notes = section.notes
        ?.map((note) => `\n          ${JSON.stringify(orderedNote(note))}`)
        .join(',');
      const noted = notes === undefined ? '' : `, "notes": [${notes}\n        ]`;
      return `\n        ${open({ number, title })}, "rules": [${rules}${rules && '\n        '}]${noted}}`;
    });
    const end = inner.length === 0 ? '' : '\n    ';
    return `\n    ${open({ number, title })}, "sections": [${inner.join(',')}${end}]}`;
  });
  const { id, title, edition } = rulebook;
  return `${open({ id, title, edition })},\n  "chapters": [${chapters.join(',')}\n  ]}\n`;
}

function open(values: Record<string, string>): string {
  const pairs = Object.entries(values).map(
    ([key, value]) => `${JSON.stringify(key)}: ${JSON.stringify(value)}`,
  );
  return `{${pairs.join(', ')}`;
}

function ordered({
  number,
  occurrence,
  key,
  parent,
  depth,
  line,
  digest,
  wording,
  words,
  examples,
  references,
}: RuleRow) {
  return { number, occurrence, key, parent, depth, line, digest, wording, words, examples, references };
}

function orderedNote({ line, digest, words, examples, references }: NoteRow) {
  return { line, digest, words, examples, references };
}
