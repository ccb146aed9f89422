import { readHtml, silent } from './html';
import { linesOf, PlacedText } from './placed-text';

/** The elements that publishers use in the middle of a sentence. Others may be meant: "<name> deals damage". */
const inline = new Set(
  'a abbr b br cite code del em font i img ins mark p s small span strong sub sup tt u'.split(' '),
);

/** The elements that begin and end a line. */
const blocks = new Set(
  'address article aside blockquote body br dd div dl dt footer h1 h2 h3 h4 h5 h6 header hr html li main ol p pre section table tbody td th thead title tr ul'.split(
    ' ',
  ),
);

/** A text with its HTML tags taken out and its entities resolved. What is in brackets and no tag stays. */
export function withoutTags(text: PlacedText): PlacedText {
  if (!/<\/?[a-z]|&[#a-z]/i.test(text.text)) return text;
  const parts: PlacedText[] = [];
  const keep = (name: string, from: number, to: number, isImplied: boolean) => {
    if (!inline.has(name) && !isImplied) parts.push(text.slice(from, to));
  };
  readHtml(text.text, {
    opened: ({ name, from, to, isImplied }) => keep(name, from, to, isImplied),
    closed: keep,
    text: (data, from) => parts.push(pieceOf(text, data, from)),
  });
  return PlacedText.join(parts, '');
}

/** The lines of an HTML text: each element that is not part of a sentence begins one, the cells of a row don't. */
export function htmlLines(text: PlacedText): PlacedText[] {
  const lines: PlacedText[] = [];
  let parts: PlacedText[] = [];
  let silence = 0;
  const end = () => {
    if (parts.length > 0) lines.push(PlacedText.join(parts, '').replace(/\s+/g, () => ' '));
    parts = [];
  };
  readHtml(text.text, {
    opened: ({ name, from }) => {
      if (silent.has(name)) silence++;
      if (isCell(name)) parts.push(PlacedText.verbatim(' ', from));
      else if (blocks.has(name)) end();
    },
    closed: (name) => {
      if (silent.has(name)) silence--;
      if (blocks.has(name) && !isCell(name)) end();
    },
    text: (data, from) => {
      if (silence === 0) parts.push(pieceOf(text, data, from));
    },
  });
  end();
  return lines;
}

/** A piece of text as the parser gives it: what stands in the file, or what an entity there stands for. */
export function pieceOf(text: PlacedText, data: string, from: number): PlacedText {
  const source = text.slice(from, from + data.length);
  return source.text === data ? source : PlacedText.standIn(data, text.offsetOf(from));
}

/** The lines of a text that knows its places. */
export function linesIn(text: PlacedText): PlacedText[] {
  return linesOf(text.text).map((line) => {
    const from = line.offsetOf(0);
    return text.slice(from, from + line.text.length);
  });
}

function isCell(name: string): boolean {
  return name === 'td' || name === 'th';
}
