import path from 'node:path';
import { nameOf } from '../reports/conformance';
import type { RunResult } from '../reports/model';

/** Where a run is asked to leave what it makes. */
interface Places {
  readonly transcripts?: string;
  readonly report?: string;
  readonly engines: readonly string[];
}

/** A folder's name out of words. */
const slug = (words: string): string =>
  words
    .replace(/[^\p{L}\p{N}.]+/gu, '-')
    .replace(/^-|-$/g, '')
    .slice(-60);

/**
 * The folder for the transcripts of an engine: the one asked for, else in the report's, else none. Of several engines each
 * has its own. None for the reference engine, to which nothing is said in messages.
 */
export function transcriptFolder(places: Places, command: string | undefined): string | undefined {
  if (command === undefined) return undefined;
  const folder =
    places.transcripts ?? (places.report === undefined ? undefined : path.join(places.report, 'transcripts'));
  if (folder === undefined) return undefined;
  return places.engines.length > 1
    ? path.join(folder, `${places.engines.indexOf(command) + 1}-${slug(command)}`)
    : folder;
}

/** The name of an engine's folder in a report on several: by its place, for two may have one name. */
export const folderFor = ({ engine }: RunResult, place: number): string =>
  `${place + 1}-${slug(nameOf(engine))}`;
