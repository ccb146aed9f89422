import { existsSync, readFileSync } from 'node:fs';
import { parameterTerms } from '../steps/parameter-types';
import { games } from '../steps/terms';
import { nearestStep } from './nearest';
import { otherWording, repaired } from './other-wordings';
import { type Misspelling, misspellingsIn, setRight, wordsOfGap } from './step-words';

const gameStep = /^a (?:new )?(?<game>.+) game between /;

const curly = /[\u2018\u2019\u201A-\u201F\u00AB\u00BB\u2039\u203A]/;

/** Says why no step is known for a text, as far as that can be told, or what step is nearest. */
export function whyUndefined(uri: string, line: number, text: string, known: readonly string[]): string {
  const [mark] = curly.exec(text.replaceAll(/"[^"]*"/g, '')) ?? [];
  if (mark !== undefined) return `${mark} is no quote of a step: write straight ones, " or '`;
  const open = openQuote(text);
  if (open !== undefined) {
    const column = columnOf(uri, line, text) + open;
    return `a quote that begins at column ${column} doesn't end: close it, or leave it out`;
  }
  const game = text.match(gameStep)?.groups?.game;
  if (game !== undefined && !games.some((terms) => terms.game === game)) {
    const plain = games.find((terms) => game.startsWith(`${terms.game} `));
    return plain === undefined
      ? `there is no game "${game}"; games known: ${games.map((terms) => terms.game).join(', ')}`
      : `of ${plain.game} there is only the game itself, no variant "${game.slice(plain.game.length + 1)}": arrange on its table what the variant changes`;
  }
  const otherwise = otherWording(text);
  if (otherwise !== undefined) return `say "${otherwise}"`;
  const isStep = (better: string): boolean => known.some((step) => fits(better, step));
  const right = repaired(text, isStep);
  if (right !== undefined) return right;
  const meant = setRight(text, isStep);
  if (meant !== undefined) return `perhaps ${meant.map(suggestion).join(' and ')}`;
  return whatIsNearest(uri, text, known);
}

function whatIsNearest(uri: string, text: string, known: readonly string[]): string {
  const nearest = nearestStep(text, known);
  if (nearest === undefined) return 'no steps are known at all';
  const stuck = unread(text, nearest);
  if (stuck === undefined) return `the nearest known step is "${nearest}"`;
  const first = misspellingsIn(stuck.rest).flatMap(([likeliest]) => likeliest ?? [])[0];
  const closed = stuck.gap === undefined ? undefined : wordsOfGap(stuck.gap, textOf(uri));
  const hint =
    first !== undefined && stuck.rest.startsWith(first.word)
      ? `perhaps ${suggestion(first)}`
      : (closed ?? 'docs/vocabulary.md lists what may stand in its gaps');
  return `the nearest known step is "${nearest}", which can't be read from "${stuck.rest}" on: ${hint}`;
}

const suggestion = ({ word, meant }: Misspelling): string => `"${meant}" for "${word}"`;

const textOf = (uri: string): string => (existsSync(uri) ? readFileSync(uri, 'utf8') : '');

/** Where a text doesn't fit a step whose words it begins with, and what gap stands there. */
interface Stuck {
  readonly rest: string;
  readonly gap?: string;
}

/** From where on a text doesn't fit a step whose words it begins with; undefined where it doesn't begin with them. */
function unread(text: string, step: string): Stuck | undefined {
  const parts = partsOf(step);
  for (let count = parts.length; count > 0; count -= 1) {
    const begun = parts.slice(0, count);
    if (!begun.some((part) => !part.startsWith('{') && /[a-z]/i.test(part))) return undefined;
    const [found] = new RegExp(`^${begun.map(patternOf).join('')}`).exec(text) ?? [];
    const rest = found === undefined ? '' : text.slice(found.length).trim();
    if (rest !== '') return { rest, gap: gapIn(parts[count]) ?? gapIn(parts[count - 1]) };
  }
  return undefined;
}

const gapIn = (part: string | undefined): string | undefined => /^\{([a-z]+)\}$/.exec(part ?? '')?.[1];

const patterns = new Map<string, RegExp>();

/** Could a text be a known step, whatever fills its gaps? */
export function fits(text: string, step: string): boolean {
  const pattern = patterns.get(step) ?? new RegExp(`^${partsOf(step).map(patternOf).join('')}$`);
  patterns.set(step, pattern);
  return pattern.test(text);
}

const partsOf = (step: string): string[] => step.split(/(\{[a-z]+\})/).filter((part) => part !== '');

const BUILT_IN: Readonly<Record<string, string>> = { int: '-?\\d+', string: '"[^"]*"' };

/** What a part of a step matches: a gap, or words with "(s)" and "one/other" in them. */
function patternOf(part: string): string {
  const gap = gapIn(part);
  if (gap !== undefined)
    return `(?:${BUILT_IN[gap] ?? parameterTerms.find(({ name }) => name === gap)?.pattern ?? ''})`;
  return part
    .replace(/[.*+?^$|[\]\\]/g, '\\$&')
    .replace(/\(([^)]*)\)/g, '(?:$1)?')
    .replace(/([A-Za-z]+)\/([A-Za-z]+)/g, '(?:$1|$2)');
}

/** Where a quote begins that doesn't end; undefined where all do. An apostrophe begins none: only one after a space does. */
function openQuote(text: string): number | undefined {
  for (let at = 0; at < text.length; at += 1) {
    const mark = text[at];
    if (mark !== '"' && !(mark === "'" && (at === 0 || text[at - 1] === ' '))) continue;
    const end = text.indexOf(mark, at + 1);
    if (end < 0) return at;
    at = end;
  }
  return undefined;
}

/** The column of a step's text in its file, counted from 1. */
function columnOf(uri: string, line: number, text: string): number {
  const written = readFileSync(uri, 'utf8').split(/\r\n|\r|\n/)[line - 1] ?? '';
  return Math.max(0, written.indexOf(text)) + 1;
}
