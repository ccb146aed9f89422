/** What is told of an HTML text, in its order. Offsets are those of the text that is read. */
export interface HtmlListener {
  /** A tag that begins an element, from its first character up to the one after its last. */
  readonly opened?: (tag: OpenedTag) => void;
  /** An element ends, by a tag of its own or, `isImplied`, because another one ends or begins, or the text does. */
  readonly closed?: (name: string, from: number, to: number, isImplied: boolean) => void;
  /** Text between tags, without entities, or what an entity stands for; and where it begins. */
  readonly text: (data: string, from: number) => void;
}

export interface OpenedTag {
  /** In small letters. */
  readonly name: string;
  readonly classes: readonly string[];
  readonly from: number;
  readonly to: number;
  readonly isImplied: boolean;
}

/** The elements whose content is no text. */
export const silent: ReadonlySet<string> = new Set(['script', 'style']);

/** No document has so many elements in each other. The parser takes the square of their number. */
const deepest = 500;
const none: readonly string[] = [];

/** Reads HTML. Where too many elements are open at once, all of them are taken to end. */
export function readHtml(text: string, listener: HtmlListener): void {
  let from = 0;
  while (from < text.length) from = readUntilTooDeep(text, from, listener);
}

/** Returns where it ended: at the end of the text, or after the tag that opened one element too many. */
function readUntilTooDeep(whole: string, base: number, listener: HtmlListener): number {
  // Loaded only where there are tags, so that plain text is read at once.
  const { Parser }: typeof import('htmlparser2') = require('htmlparser2');
  const open: string[] = [];
  let end = whole.length;
  const parser = new Parser({
    onopentag: (name, attributes, isImplied) => {
      const [from, to] = [base + parser.startIndex, base + parser.endIndex + 1];
      open.push(name);
      const classes = attributes.class === undefined ? none : attributes.class.split(/\s+/);
      listener.opened?.({ name, classes, from, to, isImplied });
      if (open.length < deepest) return;
      end = to;
      parser.pause();
    },
    onclosetag: (name, isImplied) => {
      open.pop();
      listener.closed?.(name, base + parser.startIndex, base + parser.endIndex + 1, isImplied);
    },
    ontext: (data) => listener.text(data, base + parser.startIndex),
  });
  parser.end(base === 0 ? whole : whole.slice(base));
  while (end < whole.length && open.length > 0) listener.closed?.(open.pop() ?? '', end, end, true);
  return end;
}
