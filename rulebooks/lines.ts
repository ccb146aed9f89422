/** What a line of a plain-text rulebook is. */
export type Line =
  | { readonly is: 'blank' }
  | { readonly is: 'rule'; readonly number: string; readonly text: string }
  | { readonly is: 'heading'; readonly number: string; readonly title: string }
  | { readonly is: 'text'; readonly text: string };

const listDash = /^(?:[-*•]\s+)?/;
const ruleLine = /^(?<number>\d{3}\.\d+[a-z]?)\.?(?:\s+(?<text>.*))?$/;
const headingLine = /^(?<number>\d|\d{3})\.\s+(?<title>\S.*)$/;

/** Tells what a line is from the line alone, whether it is indented or an item of a list or neither. */
export function classify(line: string): Line {
  const bare = line.trim().replace(listDash, '').trim();
  if (bare === '') {
    return { is: 'blank' };
  }
  const rule = bare.match(ruleLine)?.groups;
  if (rule) {
    return { is: 'rule', number: rule.number ?? '', text: rule.text ?? '' };
  }
  const heading = bare.match(headingLine)?.groups;
  if (heading) {
    return { is: 'heading', number: heading.number ?? '', title: plainTitle(heading.title ?? '') };
  }
  return { is: 'text', text: bare };
}

/** A title without emphasis and without a full stop at its end. */
function plainTitle(title: string): string {
  return normalise(title).replace(/\.$/, '');
}

/**
 * A text with what is only typesetting taken out: emphasis, tags, the kind of quotes and dashes, and how many
 * spaces and line ends there are between two words. Two printings of the same sentence are equal afterwards.
 */
export function normalise(text: string): string {
  return text
    .normalize('NFC')
    .replace(/<\/?[a-z]+>/gi, '')
    .replace(/\*+/g, '')
    .replace(/[‘’]/g, "'")
    .replace(/[“”]/g, '"')
    .replace(/[‐‑–—]/g, '-')
    .replace(/\s+/g, ' ')
    .trim();
}
