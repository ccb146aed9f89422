/** Rulebooks leave these out, for they look like digits. */
const letters = 'abcdefghijkmnpqrstuvwxyz';

const from = String.raw`\b(?<section>\d{3})(?:\.(?<rule>\d+)(?<letter>[a-z])?(?![a-z]))?`;
const to = String.raw`(?:[–—-](?<end>\d+(?!\d|\.\d)|[a-z]\b))?`;
const citation = new RegExp(from + to, 'g');
const announced = /\b(?:rules?|sections?)\s(?:[\d.a-z–—-]+,?\s(?:and|or)\s|[\d.a-z–—-]+,\s)*$/i;
const lettersAfter = /^(?:,?\s(?:and|or)\s(?<letter>[b-z])\b)/;
const chapterCitation = /\b(?:section|chapter)s?\s(?<chapter>\d)(?!\d|\.\d)/g;

interface Found {
  readonly at: number;
  readonly numbers: readonly string[];
}

/**
 * The chapters, sections and rules that a text cites, in order, each once. A range such as 601.1a–d is
 * written out, and a bare letter ("704.5a and b") is completed. A section number counts only where the text
 * says that it is one.
 */
export function referencesIn(text: string): string[] {
  const found = [...chaptersIn(text), ...rulesIn(text)].sort((a, b) => a.at - b.at);
  return [...new Set(found.flatMap(({ numbers }) => numbers))];
}

function chaptersIn(text: string): Found[] {
  return [...text.matchAll(chapterCitation)].map((match) => ({
    at: match.index,
    numbers: [match.groups?.chapter ?? ''],
  }));
}

function rulesIn(text: string): Found[] {
  const found: Found[] = [];
  for (const match of text.matchAll(citation)) {
    const { section = '', rule, letter, end } = match.groups ?? {};
    if (rule === undefined && !announced.test(text.slice(0, match.index))) {
      continue;
    }
    const after = text.slice(match.index + match[0].length).match(lettersAfter)?.groups?.letter;
    const numbers = rule === undefined ? [section] : range(`${section}.`, rule, letter, end);
    if (rule !== undefined && letter !== undefined && after !== undefined) {
      numbers.push(`${section}.${rule}${after}`);
    }
    found.push({ at: match.index, numbers });
  }
  return found;
}

function range(section: string, rule: string, letter = '', end?: string): string[] {
  const only = [`${section}${rule}${letter}`];
  if (end === undefined) {
    return only;
  }
  if (/\d/.test(end)) {
    const [from, to] = [Number(rule), Number(end)];
    const more = letter === '' ? Math.max(0, to - from) : 0;
    return [...only, ...Array.from({ length: more }, (_, index) => `${section}${from + index + 1}`)];
  }
  const from = letter === '' ? -1 : letters.indexOf(letter);
  const following = letters.slice(from + 1, letters.indexOf(end) + 1);
  return [...only, ...[...following].map((each) => `${section}${rule}${each}`)];
}
