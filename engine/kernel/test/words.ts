import * as typescript from 'typescript';

/** The words that a name or a text is made of, in lower case. */
export const split = (text: string): readonly string[] =>
  text
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .split(/[^a-z]+/)
    .filter((word) => word !== '');

const speaks = (node: typescript.Node): node is typescript.LiteralLikeNode | typescript.Identifier =>
  typescript.isIdentifier(node) ||
  typescript.isStringLiteralLike(node) ||
  typescript.isRegularExpressionLiteral(node) ||
  typescript.isTemplateHead(node) ||
  typescript.isTemplateMiddleOrTemplateTail(node);

/** The words of a source file's identifiers, texts and patterns; its comments are prose. */
export function wordsOf(source: string): ReadonlySet<string> {
  const found = new Set<string>();
  const visit = (node: typescript.Node): void => {
    if (speaks(node)) for (const word of split(node.text)) found.add(word);
    node.forEachChild(visit);
  };
  visit(typescript.createSourceFile('source.ts', source, typescript.ScriptTarget.ES2022));
  return found;
}
