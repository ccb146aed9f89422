/** Stands for the card's own name, once for each of its letters. */
const NAME = '\uE000';

/** Stands for the name that a text gives to what it makes, where that speaks of itself. */
const OWN = '\uE002';
const NAMED = /\bnamed ((?:[A-Z][\w'-]*)(?: [A-Z][\w'-]*)*)/g;

/** "… named Spark with 'Sacrifice Spark: …'": in quotation marks the name means what has it. */
function withOwnNames(text: string): string {
  const names = [...text.matchAll(NAMED)].flatMap((match) => match.slice(1, 2));
  return names.reduce(
    (read, name) =>
      read.replace(/"[^"]*"/g, (quoted) =>
        found(quoted, name).reduce(
          (said, { start, text: word }) => marked(said, start, word.length, OWN),
          quoted,
        ),
      ),
    text,
  );
}

/** More names than this in one paragraph are all taken for the card's. */
const MOST = 4;

/** Typographic signs as plain ones, one for one; a full stop before a closing quotation mark after it. */
export function normalisedText(text: string): string {
  return text
    .replace(/[‘’]/g, "'")
    .replace(/[“”]/g, '"')
    .replace(/[–—−]/g, '-')
    .replace(/\u00a0/g, ' ')
    .replace(/\."(?=\s*(?:$|\n|[A-Z"]))/g, '".');
}

/**
 * The text with the card's name, or the part of it before a comma, marked: first everywhere, then, where the name is
 * made of words that the game knows too, in fewer and fewer places.
 */
export function readings(text: string, name: string, isWord: (word: string) => boolean): string[] {
  const places = found(text, normalisedText(name));
  const quoted = withOwnNames(text);
  const ambiguous = (place: Place) => (place.text.match(/[A-Za-z]+/g) ?? []).every(isWord);
  const doubtful = places.length <= MOST ? places.filter(ambiguous) : [];
  const certain = places.filter((place) => !doubtful.includes(place));
  return subsets(doubtful).map((chosen) =>
    [...certain, ...chosen].reduce(
      (read, { start, text: found }) => marked(read, start, found.length, NAME),
      quoted,
    ),
  );
}

interface Place {
  readonly start: number;
  readonly text: string;
}

function found(text: string, name: string): Place[] {
  const short = name.split(',')[0] ?? name;
  const forms = [name, short].filter((form) => form.trim() !== '');
  if (forms.length === 0) return [];
  const either = forms.map((form) => form.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('|');
  const pattern = new RegExp(`(?<![A-Za-z])(?:${either})(?![A-Za-z])`, 'g');
  return [...text.matchAll(pattern)].map((match) => ({ start: match.index, text: match[0] }));
}

/** All subsets, the largest first. */
function subsets(places: readonly Place[]): (readonly Place[])[] {
  const [first, ...rest] = places;
  if (first === undefined) return [[]];
  const without = subsets(rest);
  const all = [...without.map((others) => [first, ...others]), ...without];
  return all.sort((a, b) => b.length - a.length);
}

const marked = (text: string, start: number, length: number, sign: string): string =>
  text.slice(0, start) + sign.repeat(length) + text.slice(start + length);
