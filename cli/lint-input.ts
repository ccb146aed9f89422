import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { restatementsIn } from '../rulebooks/classification';
import { idFromTitle } from '../rulebooks/identity';
import { editionsOf, loadRulebook, rulebookIds } from '../rulebooks/library';
import { LibraryError } from '../rulebooks/library-error';
import type { BookInput } from '../rulebooks/lint/book';
import { sourceOfStored } from '../rulebooks/lint/stored';
import type { Rulebook } from '../rulebooks/model';
import { givenIdentity } from './given-identity';
import { knownClassification } from './known-classification';
import { Problem } from './problem';
import { readRulebookFile } from './rulebook-file';

/** A rulebook to lint, and where its findings are shown. */
export interface LintInput extends BookInput {
  /** The file's name as it was given, or `id@edition`. */
  readonly name: string;
  /** The file that findings point into. */
  readonly file: string;
  /** The line of that file on which a rule is; left out where findings have it already. */
  readonly lineOf?: (rule: string) => number;
}

/**
 * Finds what to lint: a publisher's file, or a rulebook of the library, `id` or `id@edition`. Throws a Problem where it
 * is neither or can't be read.
 *
 * @param as of which rulebook of the library a file is an edition, `id`, or of which day's, `id@edition`; left out, its title and
 * date say it
 */
export function findLintInput(name: string, as?: string): LintInput {
  const [id = ''] = name.split('@');
  if (!rulebookIds().includes(id) && existsSync(name)) return fromFile(name, as);
  const input = fromLibrary(name);
  if (as === undefined) return input;
  throw new Problem([`--as ${as}: ${input.name} is stored here under its own name: --as is for a file.`]);
}

function fromFile(file: string, as: string | undefined): LintInput {
  const { source, text } = readRulebookFile(file);
  const { id, edition } = as === undefined ? { id: idFromTitle(source.title) } : namedEdition(as);
  const earlier = id === undefined ? undefined : editionUpTo(id, edition ?? source.edition ?? '9999');
  return { name: file, file, source, text, earlier, ...restatedIn(earlier) };
}

/** The rulebook that a file is said to be an edition of, and that edition's day where it is said. */
function namedEdition(as: string): { readonly id: string; readonly edition?: string } {
  const identity = as.includes('@') ? givenIdentity(as) : { id: as };
  if (rulebookIds().includes(identity.id)) return identity;
  throw new Problem([`--as ${as}: there is no such rulebook here: the rulebooks are ${known()}.`]);
}

function fromLibrary(name: string): LintInput {
  const rulebook = loadKnown(name);
  const { id, edition } = rulebook;
  const own = path.join('rulebooks', id, `${edition}.json`);
  const file = existsSync(own) ? own : path.relative('', path.join(__dirname, '..', own));
  const before = editionsOf(id).filter((each) => each < edition);
  return {
    name: `${id}@${edition}`,
    file,
    source: sourceOfStored(rulebook),
    earlier: before.length === 0 ? undefined : loadRulebook(`${id}@${before.at(-1)}`),
    lineOf: lineFinder(readFileSync(file, 'utf8')),
    ...restatedIn(rulebook),
  };
}

/** What rules of an edition say the same, as far as that is classified: it is to hold in the next edition, too. */
function restatedIn(rulebook: Rulebook | undefined): Pick<BookInput, 'restatements'> {
  const classification = rulebook && knownClassification(rulebook);
  return classification === undefined ? {} : { restatements: restatementsIn(classification) };
}

function loadKnown(name: string): Rulebook {
  try {
    return loadRulebook(name);
  } catch (error) {
    if (!(error instanceof LibraryError)) throw error;
    const isId = rulebookIds().includes(name.split('@')[0] ?? '');
    const neither = `"${name}" is neither a file nor a rulebook here: give the publisher's file, or one of ${known()}, perhaps with @ and an edition.`;
    throw new Problem([isId ? error.message : neither]);
  }
}

function known(): string {
  return rulebookIds().join(', ') || 'none';
}

/** The newest edition of a rulebook that is no newer than a day; undefined if the library has none. */
function editionUpTo(id: string, day: string): Rulebook | undefined {
  if (!rulebookIds().includes(id)) return undefined;
  const edition = editionsOf(id).findLast((each) => each <= day);
  return edition === undefined ? undefined : loadKnown(`${id}@${edition}`);
}

/** A stored rulebook has every rule on a line of its own. */
function lineFinder(json: string): (rule: string) => number {
  const lines = new Map<string, number>();
  for (const [index, line] of json.split('\n').entries()) {
    const key = line.match(/"key":\s?"([^"]+)"/)?.[1];
    if (key !== undefined) lines.set(key, index + 1);
  }
  return (rule) => lines.get(rule) ?? 1;
}

/** The address of a file for SARIF: relative to the current folder where it is below it. */
export function uriOf(file: string): string {
  const relative = path.relative('', file);
  const isBelow = relative !== '' && !relative.startsWith('..') && !path.isAbsolute(relative);
  return isBelow ? relative.split(path.sep).join('/') : pathToFileURL(file).href;
}
