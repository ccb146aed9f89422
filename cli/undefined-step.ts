import { readFileSync } from 'node:fs';
import { games } from '../steps/terms';
import { nearestStep } from './nearest';

const gameStep = /^a (?:new )?(?<game>.+) game between /;

/** Says why no step is known for a text, as far as that can be told, or what step is nearest. */
export function whyUndefined(uri: string, line: number, text: string, known: readonly string[]): string {
  const open = openQuote(text);
  if (open !== undefined) {
    const column = columnOf(uri, line, text) + open;
    return `a quote that begins at column ${column} doesn't end: close it, or leave it out`;
  }
  const game = text.match(gameStep)?.groups?.game;
  if (game !== undefined && !games.some((terms) => terms.game === game)) {
    return `there is no game "${game}"; games known: ${games.map((terms) => terms.game).join(', ')}`;
  }
  const nearest = nearestStep(text, known);
  return nearest === undefined ? 'no steps are known at all' : `the nearest known step is "${nearest}"`;
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
