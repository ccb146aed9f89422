import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';
import { filesDigest } from './code-digest';
import type { Home } from './home';
import type { Interruption } from './interruption';
import { cacheFolder } from './kept-readings';
import { type Bounds, tryAll } from './mutants';
import type { Exercising } from './mutate-worker';
import { writeWhole } from './write-file';

/** What the scenarios of some files exercise, by file. */
type Played = Readonly<Record<string, readonly Exercising[]>>;

/** What a scenario exercises, and what conditions it asks in vain. */
export type Asked = Pick<Exercising, 'rules' | 'unmet'>;

/**
 * Which rules each scenario exercises as the rules are, and which conditions it asks in vain, of those that pass: by the scenario, as `file:line`. What was played before
 * with the same files and the same numbers of rules is kept, and not played again: it only says which scenarios to try.
 *
 * @param played numbers of the rules that the engine enforces, and the edition in which scenarios are played that choose none
 * @param playing is told how many files have to be played, before they are
 */
export async function exercisedByScenario(
  files: readonly string[],
  { numbers, edition }: { readonly numbers: readonly string[]; readonly edition?: string | undefined },
  jobs: number,
  bounds: Bounds,
  home: Home,
  interruption: Interruption,
  playing: (files: number) => void,
): Promise<ReadonlyMap<string, Asked>> {
  const folder = cacheFolder('asked', home);
  const rules = createHash('sha256')
    .update([...numbers, ...(edition === undefined ? [] : [`@${edition}`])].join(' '))
    .digest('hex')
    .slice(0, 16);
  const kept = files.map((file) => readKept(folder, rules, file));
  const missing = files.filter((_, place) => kept[place] === undefined);
  if (missing.length > 0) playing(missing.length);
  const played: Record<string, readonly Exercising[]> = {};
  const orders = missing.map((file) => ({
    off: [],
    scenarios: [[path.relative(process.cwd(), file)]],
    isListing: true,
    edition,
  }));
  await tryAll(orders, jobs, bounds, home, interruption, ({ exercising = [] }, place) => {
    const file = missing[place] ?? '';
    played[file] = exercising;
    keep(folder, rules, file, exercising);
  });
  if (missing.length > 0 && folder !== undefined) forgetOld(folder);
  return passing(files.map((file, place) => kept[place] ?? played[file] ?? []));
}

const passing = (lists: Played[string][]): ReadonlyMap<string, Asked> =>
  new Map(lists.flat().flatMap(({ at, passes, ...asked }) => (passes ? [[at, asked]] : [])));

/** Of so many lists of rules it is kept what scenarios exercise. */
const KEPT = 4;

function forgetOld(folder: string): void {
  const all = existsSync(folder) ? readdirSync(folder).map((each) => path.join(folder, each)) : [];
  const newestFirst = all
    .map((each) => ({ each, time: statSync(each).mtimeMs }))
    .sort((one, other) => other.time - one.time);
  for (const { each } of newestFirst.slice(KEPT)) rmSync(each, { recursive: true, force: true });
}

const fileOf = (folder: string, rules: string, file: string): string =>
  path.join(folder, rules, `${filesDigest([file])}.json`);

/** Scenarios are kept by their lines: the same text may stand in a file of another name. */
function readKept(
  folder: string | undefined,
  rules: string,
  file: string,
): readonly Exercising[] | undefined {
  if (folder === undefined) return undefined;
  const kept = fileOf(folder, rules, file);
  if (!existsSync(kept)) return undefined;
  const uri = path.relative(process.cwd(), file);
  const value: unknown = JSON.parse(readFileSync(kept, 'utf8'));
  return isList(value) ? value.flatMap((each) => exercisingIn(each, uri) ?? []) : undefined;
}

function keep(
  folder: string | undefined,
  rules: string,
  file: string,
  exercising: readonly Exercising[],
): void {
  if (folder === undefined) return;
  const rows = exercising.map(({ at, passes, rules, unmet }) => [
    at.slice(at.lastIndexOf(':') + 1),
    passes,
    rules,
    unmet,
  ]);
  try {
    writeWhole(fileOf(folder, rules, file), JSON.stringify(rows));
  } catch {
    // Where nothing can be kept, it is played again.
  }
}

function exercisingIn(value: unknown, uri: string): Exercising | undefined {
  if (!isList(value)) return undefined;
  const [line, passes, rules, unmet] = value;
  return typeof line === 'string' && isList(rules) && isList(unmet)
    ? { at: `${uri}:${line}`, passes: passes === true, rules: rules.map(String), unmet: unmet.map(String) }
    : undefined;
}

const isList = (value: unknown): value is readonly unknown[] => Array.isArray(value);
