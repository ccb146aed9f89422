/** Keywords that stand before other text in one paragraph: each is a paragraph of its own to the grammar. */
const NAMES =
  'Accelerate|Action|Assault|Deflect|Ganking|Hidden|Reaction|Shield|Tank|Temporary|Vision|Quick-Draw|Weaponmaster';
const COSTLY = 'Equip|Repeat';
const LEADING = new RegExp(
  String.raw`^(\s*(?:\[(?:${NAMES})(?:\s+\d+)?\]|\[(?:${COSTLY})\](?:\s*\[[^\]\s]+\])+)(?:\s*\([^)]*\))?)(\s*,?\s+)(?=[^\s\-–—])`,
  'i',
);

/** A line as the grammar reads it, and where in the printed text it begins (line and column, from 1). */
export interface KeywordLine {
  readonly content: string;
  readonly line: number;
  readonly column: number;
}

/** The lines of a text box, keywords before other text on lines of their own: "[Hidden] [Tank]" becomes two. */
export function keywordLines(text: string): readonly KeywordLine[] {
  return text.split(/\r?\n/).flatMap((printed, index) => {
    const found: KeywordLine[] = [];
    let rest = printed;
    let column = 1;
    for (let match = LEADING.exec(rest); match; match = LEADING.exec(rest)) {
      const [whole, keyword = ''] = match;
      found.push({ content: keyword, line: index + 1, column });
      rest = rest.slice(whole.length);
      column += whole.length;
    }
    return [...found, { content: rest, line: index + 1, column }];
  });
}
