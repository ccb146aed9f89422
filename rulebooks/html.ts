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
/** So many of them can still be ended by a tag of their own when there are too many; the others end with the text. */
const remembered = 50;
const none: readonly string[] = [];

/** Reads HTML in a time that grows as its length does, however many elements are left open. */
export function readHtml(text: string, listener: HtmlListener): void {
  const forgotten: string[] = [];
  let [from, open]: [number, readonly string[]] = [0, []];
  while (from < text.length) {
    const stop = readUntilTooDeep(text, from, open, listener);
    forgotten.push(...stop.open.slice(0, -remembered));
    [from, open] = [stop.at, stop.open.slice(-remembered)];
  }
  for (const name of forgotten.reverse()) listener.closed?.(name, text.length, text.length, true);
}

/**
 * Reads on from a place at which some elements are open. Returns where it ended and what is open there: nothing at the
 * end of the text, else it ended after the tag that opened one element too many.
 */
function readUntilTooDeep(
  text: string,
  start: number,
  before: readonly string[],
  listener: HtmlListener,
): { readonly at: number; readonly open: readonly string[] } {
  // Loaded only where there are tags, so that plain text is read at once.
  const { Parser }: typeof import('htmlparser2') = require('htmlparser2');
  const reopening = before.map((name) => `<${name}>`).join('');
  const base = start - reopening.length;
  const open: string[] = [];
  let at = text.length;
  const parser = new Parser({
    onopentag: (name, attributes, isImplied) => {
      open.push(name);
      const [from, to] = [base + parser.startIndex, base + parser.endIndex + 1];
      if (to <= start) return;
      const classes = attributes.class === undefined ? none : attributes.class.split(/\s+/);
      listener.opened?.({ name, classes, from, to, isImplied });
      if (open.length < deepest) return;
      at = to;
      parser.pause();
    },
    onclosetag: (name, isImplied) => {
      open.pop();
      listener.closed?.(name, base + parser.startIndex, base + parser.endIndex + 1, isImplied);
    },
    ontext: (data) => listener.text(data, base + parser.startIndex),
  });
  parser.write(reopening);
  parser.end(start === 0 ? text : text.slice(start));
  return { at, open };
}
