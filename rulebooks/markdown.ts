import { fromMarkdown } from 'mdast-util-from-markdown';
import { gfmTableFromMarkdown } from 'mdast-util-gfm-table';
import { gfmTable } from 'micromark-extension-gfm-table';
import { htmlLines, linesIn, withoutTags } from './markup';
import { linesOf, PlacedText } from './placed-text';

/** A node of the tree, as far as it is of interest here. */
interface Node {
  readonly type: string;
  readonly value?: string;
  readonly children?: readonly Node[];
  readonly ordered?: boolean | null;
  readonly position?: { readonly start: Point; readonly end: Point };
}

interface Point {
  readonly offset?: number;
}

const entityStart = /^&#?\w{1,31};/;
/** More than the characters of a mark between two of a value. */
const widestMark = 200;

/** No rule is that long. The parser takes the square of the length of what has many marks in one line. */
const longestReadable = 20_000;

/**
 * The lines of a Markdown text as it is shown: headings, lines of paragraphs and of code, items of lists, rows of
 * tables. Emphasis, links and entities are resolved; the number of a numbered item stays.
 */
export function markdownLines(text: string): PlacedText[] {
  if (longestLine(text) > longestReadable) return linesOf(text);
  const tree = fromMarkdown(text, {
    extensions: [gfmTable()],
    mdastExtensions: [gfmTableFromMarkdown()],
  });
  return blockLines(tree, text);
}

function blockLines(node: Node, text: string): PlacedText[] {
  switch (node.type) {
    case 'paragraph':
    case 'heading':
      return linesIn(withoutTags(inlineText(node, text)));
    case 'tableRow':
      return [PlacedText.join((node.children ?? []).map((cell) => inlineText(cell, text)))];
    case 'code':
      return linesIn(aligned(node.value ?? '', text, node));
    case 'html':
      return htmlLines(aligned(node.value ?? '', text, node));
    case 'list':
      return (node.children ?? []).flatMap((item) => itemLines(item, text, node.ordered === true));
    default:
      return (node.children ?? []).flatMap((child) => blockLines(child, text));
  }
}

/** `100. General` is an item of a numbered list for Markdown, and a heading for us: its number is kept. */
function itemLines(item: Node, text: string, isOrdered: boolean): PlacedText[] {
  const lines = (item.children ?? []).flatMap((child) => blockLines(child, text));
  if (!isOrdered) return lines;
  const from = startOf(item);
  const mark = PlacedText.verbatim(text.slice(from).match(/^\d+[.)]/)?.[0] ?? '', from);
  return [PlacedText.join([mark, ...lines.slice(0, 1)]), ...lines.slice(1)];
}

function inlineText(node: Node, text: string): PlacedText {
  if (node.type === 'break') return PlacedText.verbatim('\n', startOf(node));
  if (node.type === 'html') return withoutTags(aligned(node.value ?? '', text, node));
  if (node.value !== undefined) return aligned(node.value, text, node);
  return PlacedText.join(
    (node.children ?? []).map((child) => inlineText(child, text)),
    '',
  );
}

/**
 * The value of a node, each of whose characters is where it stands in the file. Characters that are there and not in
 * the value are marks: escapes, indentation, the sign of a quotation. An entity is where it begins.
 */
function aligned(value: string, text: string, node: Node): PlacedText {
  const source = text.slice(0, node.position?.end.offset);
  const parts: PlacedText[] = [];
  let at = startOf(node);
  for (const character of value) {
    const found = nextOf(character, source, at);
    const entity = found === undefined ? undefined : source.slice(found, found + 34).match(entityStart)?.[0];
    parts.push(PlacedText.standIn(character, found ?? at));
    if (found !== undefined) at = found + (entity ?? character).length;
  }
  return PlacedText.join(parts, '');
}

/** Where a character of a value stands: at the next place that has it, or that has an entity. */
function nextOf(character: string, source: string, from: number): number | undefined {
  const to = Math.min(source.length, from + widestMark);
  for (let at = from; at < to; at++) {
    if (source.startsWith(character, at)) return at;
    if (source[at] === '&' && entityStart.test(source.slice(at, at + 34))) return at;
  }
  return undefined;
}

function longestLine(text: string): number {
  let [longest, from] = [0, 0];
  for (const { index } of text.matchAll(/[\r\n]|$/g)) {
    longest = Math.max(longest, index - from);
    from = index + 1;
  }
  return longest;
}

function startOf(node: Node): number {
  return node.position?.start.offset ?? 0;
}
