import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { type Identity, idFromTitle, titleFromId } from '../rulebooks/identity';
import { rulebookIds, rulesOf } from '../rulebooks/library';
import type { Rulebook } from '../rulebooks/model';
import { serialise } from '../rulebooks/serialise';
import type { Source } from '../rulebooks/source';
import { toRulebook } from '../rulebooks/to-rulebook';
import { givenIdentity } from './given-identity';
import { exitCodes, Problem } from './problem';
import { readRulebookFile } from './rulebook-file';
import { writeWhole } from './write-file';

/** How a rulebook is indexed. */
export interface IndexOptions {
  /** `id@edition`; left out, they are taken from the file. */
  readonly as: string | undefined;
  /** Whether every unread line is listed. */
  readonly unread: boolean;
}

/** How many unread lines are shown where they aren't asked for. */
const fewLines = 3;

/** Writes the index of a rulebook below the current folder; returns the exit code. Throws a Problem for wrong input. */
export function indexRulebookFile(file: string, { as, unread }: IndexOptions): number {
  const asked = as === undefined ? undefined : givenIdentity(as);
  const { source } = readRulebookFile(file);
  const identity = asked ?? identityOf(source, file);
  const rulebook = toRulebook(source, { ...identity, title: source.title || titleFromId(identity.id) });
  const target = path.join('rulebooks', identity.id, `${identity.edition}.json`);
  const isChanged = write(target, serialise(rulebook));
  console.log(summary(source, rulebook.title, referencesIn(rulebook), identity, file, unread).join('\n'));
  const titled = idFromTitle(source.title);
  if (asked !== undefined && titled !== undefined && titled !== asked.id && rulebookIds().includes(titled)) {
    console.error(
      `"${file}" calls itself "${source.title}", which is ${titled} here, and it was stored as ${asked.id}: if that is a slip, remove ${target} and give --as ${titled}@${asked.edition}.`,
    );
  }
  console.log(`${isChanged ? 'Written to' : 'Unchanged:'} ${target}`);
  return exitCodes.passed;
}

function identityOf(source: Source, file: string): Identity {
  const { edition } = source;
  const id = idFromTitle(source.title);
  if (id !== undefined && edition !== undefined) return { id, edition };
  const lacks =
    id === undefined ? (edition === undefined ? 'neither a title nor the day' : 'no title') : 'no day';
  const wanted = `${id ?? 'id'}@${edition ?? 'YYYY-MM-DD'}`;
  throw new Problem([
    `"${file}" says ${lacks}${id === undefined && edition !== undefined ? '' : ' on which its edition took effect'}: give both with --as ${wanted}.`,
  ]);
}

/** As many as are stored: of a range each number, and each number once a rule or note. */
function referencesIn(rulebook: Rulebook): number {
  const notes = rulebook.chapters.flatMap(({ sections }) => sections.flatMap((each) => each.notes ?? []));
  return sum([...rulesOf(rulebook), ...notes].map(({ references }) => references.length));
}

/** Whether the file was changed by it. */
function write(target: string, json: string): boolean {
  try {
    if (existsSync(target) && readFileSync(target, 'utf8') === json) return false;
    writeWhole(target, json);
    return true;
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    throw new Problem([
      `"${target}" can't be written (${why}): run the command in a folder that can be written.`,
    ]);
  }
}

function summary(
  source: Source,
  title: string,
  references: number,
  { id, edition }: Identity,
  file: string,
  all: boolean,
): string[] {
  const { rules, notes, unread } = source;
  const numbers = new Set(rules.map(({ number }) => number)).size;
  const repeated = rules.length - numbers;
  const examples = sum([...rules, ...notes].map((each) => each.examples));
  const lost = unread.filter(({ lostRule }) => lostRule === true);
  const shown = all
    ? unread
    : [...lost, ...unread.filter((each) => !lost.includes(each))].slice(0, Math.max(fewLines, lost.length));
  const more = unread.length - shown.length;
  return [
    `${title}, ${id}@${edition} (read as ${source.format})`,
    `${count(rules.length, 'rule')}${repeated === 0 ? '' : ` under ${count(numbers, 'number')}`}${notes.length === 0 ? '' : `, ${count(notes.length, 'note')}`}, ${count(examples, 'example')}, ${count(references, 'reference')} with ranges written out`,
    unread.length === 0 ? 'Every line was read.' : `${count(unread.length, 'line')} in no rule:`,
    ...shown.map(({ line, why }) => `  ${file}:${line} ${why}`),
    ...(more > 0 ? [`  and ${more} more; --unread lists them all`] : []),
  ];
}

function count(number: number, thing: string): string {
  return `${number} ${thing}${number === 1 ? '' : 's'}`;
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, each) => total + each, 0);
}
