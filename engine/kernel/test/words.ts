import * as typescript from 'typescript';

/** The words that a name or a text is made of, in lower case. */
export const split = (text: string): readonly string[] =>
  text
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .split(/[^a-z]+/)
    .filter((word) => word !== '');

/** The words of a source file's identifiers and texts; its comments are prose. */
export function wordsOf(source: string): ReadonlySet<string> {
  const scanner = typescript.createScanner(typescript.ScriptTarget.ES2022, true);
  scanner.setText(source);
  const found = new Set<string>();
  for (let token = scanner.scan(); token !== typescript.SyntaxKind.EndOfFileToken; token = scanner.scan()) {
    const named = token === typescript.SyntaxKind.Identifier || token === typescript.SyntaxKind.StringLiteral;
    if (named) for (const word of split(scanner.getTokenValue())) found.add(word);
  }
  return found;
}
