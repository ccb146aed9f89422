/** A place in a text that cites chapters, sections or rules. */
export interface Citation {
  /** Where it stands in the text, counted from 0. */
  readonly at: number;
  /** As it is printed, e.g. `601.1a-d`. */
  readonly printed: string;
  /** What it cites, a range written out. Of a range that runs backwards it is both ends. */
  readonly numbers: readonly string[];
  readonly backwards: boolean;
  /** The title that is quoted with it. */
  readonly title?: string;
}

/** Rulebooks leave l and o out, for they look like digits. */
const letters = 'abcdefghijkmnpqrstuvwxyz';

const letter = '[a-z](?![a-z])';
const dotted = String.raw`\d{3}(?:\.\d+(?:${letter}|(?:\.${letter}|\.\d+)+)?)?(?!\d)`;
const outline = String.raw`[A-Z]\.\d+(?:\.(?:Ruling\.)?\d+)*(?:${letter})?`;
const to = String.raw`(?:-|\s(?:through|to)\s(?:[Rr]ules?\s)?)`;
const end = String.raw`(?:${to}(?<end>${dotted}|${outline})|-(?<ending>\d+(?!\d|\.\d)|[a-z]\b))?`;
const citation = new RegExp(String.raw`(?<![\w.])(?<number>${dotted}|${outline})${end}`, 'g');
const chapterCitation = /\b(?:section|chapter)s?\s(?<number>\d)(?!\d|\.\d)/gi;
const announced = /\b(?:rules?|sections?)\s(?:[\dA-Za-z.-]+,?\s(?:and|or)\s|[\dA-Za-z.-]+,\s)*$/i;
const several = /\brules\s$/i;
/** How far before a number "rule" or "rules" is looked for. */
const reach = 80;
const lettersAfter = /^,?\s(?:and|or)\s(?<letter>[b-z])\b/;
const quotedTitle = /^,?\s"(?<title>[^"]{1,100}?)[.,;:]?"/;
const plainTitle =
  /^\.?\s(?<title>[A-Z][^.;()"]{0,80}?)(?=\sfor\s(?:more|further)\s|\sand\s(?:see\s)?rules?\s|\))/;

/**
 * Every place in a text that cites a chapter, section or rule, in order. A range such as 601.1a-d is
 * written out, and a bare letter ("704.5a and b") is completed. A number of three digits counts only where the text
 * says that it is a rule or section.
 */
export function citationsIn(text: string): Citation[] {
  const plain = text.replace(/[‐‑‒–—―−]/g, '-');
  return [...chaptersIn(plain), ...rulesIn(plain)].sort((a, b) => a.at - b.at);
}

/** The chapters, sections and rules that a text cites, in order, each once. */
export function referencesIn(text: string): string[] {
  return [...new Set(citationsIn(text).flatMap(({ numbers }) => numbers))];
}

function chaptersIn(text: string): Citation[] {
  return [...text.matchAll(chapterCitation)].map((match) => {
    const number = match.groups?.number ?? '';
    const at = match.index + match[0].length - number.length;
    return withTitle({ at, printed: number, numbers: [number], backwards: false }, text);
  });
}

function rulesIn(text: string): Citation[] {
  const found: Citation[] = [];
  for (const match of text.matchAll(citation)) {
    const before = text.slice(Math.max(0, match.index - reach), match.index);
    const number = match.groups?.number ?? '';
    if (/^\d{3}$/.test(number) && !announced.test(before)) continue;
    const ending = match.groups?.end ?? complete(number, match.groups?.ending, several.test(before));
    const printed = ending === undefined ? number : match[0];
    const numbers = ending === undefined ? [number] : range(number, ending);
    const after = text.slice(match.index + printed.length, match.index + printed.length + 10);
    const next = /[a-z]$/.test(number) ? after.match(lettersAfter)?.groups?.letter : undefined;
    found.push(
      withTitle(
        {
          at: match.index,
          printed,
          numbers: [
            ...(numbers ?? [number, ending ?? '']),
            ...(next ? [number.replace(/[a-z]$/, next)] : []),
          ],
          backwards: numbers === undefined,
        },
        text,
      ),
    );
  }
  return found;
}

function withTitle(found: Citation, text: string): Citation {
  const after = text.slice(found.at + found.printed.length, found.at + found.printed.length + 140);
  const title = (after.match(quotedTitle) ?? after.match(plainTitle))?.groups?.title;
  return title === undefined ? found : { ...found, title };
}

/** The number at which a range ends of which only the last letter or number is printed. */
function complete(number: string, ending: string | undefined, isPlural: boolean): string | undefined {
  if (ending === undefined) return undefined;
  const isLetter = /[a-z]/.test(ending);
  if (/[a-z]$/.test(number)) return isLetter ? number.replace(/[a-z]$/, ending) : undefined;
  // A dash may also stand before a word: only "rules 301.1-b" begins at the rule itself.
  if (isLetter) return isPlural ? `${number}${ending}` : undefined;
  return number.replace(/\d+$/, ending);
}

/** Every number from one to another; undefined if they run backwards. */
function range(from: string, to: string): string[] | undefined {
  if (/[a-z]$/.test(to)) {
    const stem = to.slice(0, -1);
    const first = from === stem ? -1 : letters.indexOf(from.at(-1) ?? '');
    const isSame = from === stem || from.slice(0, -1) === stem;
    if (!isSame) return from < to ? [from, to] : undefined;
    const last = letters.indexOf(to.at(-1) ?? '');
    if (first < 0 && from !== stem) return undefined;
    if (last <= first) return undefined;
    const between = [...letters.slice(first + 1, last + 1)].map((each) => `${stem}${each}`);
    return [from, ...between];
  }
  const [first, last] = [Number(from.match(/\d+$/)?.[0]), Number(to.match(/\d+$/)?.[0])];
  const stem = from.replace(/\d+$/, '');
  if (Number.isNaN(first) || stem !== to.replace(/\d+$/, '')) return [from, to];
  if (last <= first) return undefined;
  return Array.from({ length: Math.min(last - first, 999) + 1 }, (_, index) => `${stem}${first + index}`);
}
