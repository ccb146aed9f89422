import { existsSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import parseTags from '@cucumber/tag-expressions';
import { ReferenceEngine } from '../port/in-process';
import { editionsOf, gameOf } from '../port/in-process/games';
import { loadRulebook, rulebookIds } from '../rulebooks/library';
import { LibraryError } from '../rulebooks/library-error';
import type { Rulebook } from '../rulebooks/model';
import { gamesPlayedIn } from '../steps/terms';
import { filesBelow, type Home } from './home';
import { lineSuffix } from './line-suffix';
import { Problem } from './problem';
import { featureFilesOf } from './rulebook-features';

/**
 * The rulebooks that a run is about: the one asked for, or all that the engine plays. Throws a Problem for one that isn't here, and for an
 * older edition: to take its newest one instead would say of one edition what was seen of another.
 *
 * @param choosesEdition has the command an option --edition, which a Problem may name?
 */
export function selectRulebooks(name: string | undefined, choosesEdition = true): string[] {
  if (name === undefined) {
    const played = new ReferenceEngine().hello().rulebooks.map((rulebook) => rulebook.id);
    return rulebookIds().filter((each) => played.includes(each));
  }
  const { id, edition } = namedRulebook(name);
  if (edition === loadRulebook(id).edition) return [id];
  const game = gameOf(id);
  const played =
    choosesEdition && game && editionsOf(game).find(({ ruleset }) => ruleset.edition === edition);
  const choice = played ? ` (--edition ${played.ruleset.name} chooses that edition)` : '';
  throw new Problem([
    `--rulebook ${name}: that is an older edition, and here a rulebook is named without one: say --rulebook ${id}${choice}.`,
  ]);
}

/** The rulebook of a name, which may have an edition in it: `id@2013-05-01`. Throws a Problem where there is none. */
export function namedRulebook(name: string): Rulebook {
  try {
    return loadRulebook(name);
  } catch (error) {
    if (error instanceof LibraryError) throw new Problem([error.message]);
    throw error;
  }
}

/**
 * The feature files to run: those below the given paths (a file may end in `:line`), or else those for the rulebooks
 * in `features/` here, or else the package's own.
 */
export function selectFiles(paths: readonly string[], rulebooks: readonly string[], home: Home): string[] {
  if (paths.length > 0) return withoutLinesOfWhole([...new Set(paths.flatMap(filesAt))]);
  const files = rulebooks.flatMap((id) => featureFilesOf(id, home, rulebooks.length === 1));
  if (files.length > 0) return files;
  throw new Problem([
    `There is no scenario for ${rulebooks.join(', ')} in features/ here or in this package: name feature files.`,
  ]);
}

function filesAt(given: string): string[] {
  const suffix = given.match(lineSuffix)?.[0] ?? '';
  const file = path.resolve(given.slice(0, given.length - suffix.length));
  if (!existsSync(file)) {
    throw new Problem([`There is no file or folder "${given}": name a feature file or a folder of them.`]);
  }
  if (!statSync(file).isDirectory()) {
    if (file.endsWith('.feature')) return [file + scenariosAt(file, suffix)];
    throw new Problem([`"${given}" is not a feature file: scenarios are in files that end in .feature.`]);
  }
  const files = filesBelow(file, '.feature');
  if (files.length > 0) return files;
  throw new Problem([
    `There is no feature file below "${given}": scenarios are in files that end in .feature.`,
  ]);
}

/** A file that is given whole is played whole, also where lines of it are given as well. */
const withoutLinesOfWhole = (files: readonly string[]): string[] =>
  files.filter((file) => !lineSuffix.test(file) || !files.includes(file.replace(lineSuffix, '')));

/** The lines of the scenarios that some lines of a file belong to, each with a colon. Throws a Problem for one that belongs to none. */
function scenariosAt(file: string, suffix: string): string {
  if (suffix === '') return '';
  const { ScenarioLines }: typeof import('./enclosing-scenarios') = require('./enclosing-scenarios');
  const known = ScenarioLines.of(file);
  if (known === undefined) return suffix;
  const name = path.relative(process.cwd(), file);
  const lines = suffix
    .slice(1)
    .split(':')
    .flatMap((line) => {
      const scenarios = known.at(Number(line));
      if (scenarios.length > 0) return scenarios;
      const begin = known.all;
      throw new Problem([
        begin.length === 0
          ? `${name}: there is no scenario in it: nothing was checked.`
          : `${name}:${line} is in no scenario: ${begin.length === 1 ? 'its only one begins' : 'they begin'} at ${begin.length === 1 ? 'line' : 'the lines'} ${begin.join(', ')}.`,
      ]);
    });
  return [...new Set(lines)].map((line) => `:${line}`).join('');
}

/** Throws a Problem if the text is no tag expression. */
export function checkTags(expression: string): void {
  try {
    parseTags(expression);
  } catch (error) {
    const why =
      error instanceof Error
        ? (error.message.match(/because of syntax error: (.*)/s)?.[1] ?? error.message)
        : '';
    const reason = why.trim().replace(/\s+/g, ' ').replace(/\.$/, '');
    throw new Problem([
      `--tags "${expression}" is not a tag expression (${reason}): write for example "@also:603.3b and not @slow".`,
    ]);
  }
}

/** To which rulebook a feature file belongs: the folder's that it is in, else the only one, else that of the game it plays. */
export function rulebookOfFile(uri: string, rulebooks: readonly string[]): string | undefined {
  const folders = path.resolve(uri).split(path.sep);
  if (folders.includes('harness') && folders.includes('features')) return undefined;
  const ofFolder = rulebooks.find((id) => folders.includes(id));
  if (ofFolder !== undefined || rulebooks.length === 1) return ofFolder ?? rulebooks[0];
  const played = gamesIn(path.resolve(uri)).filter((id) => rulebooks.includes(id));
  return played.length === 1 ? played[0] : undefined;
}

const gamesOf = new Map<string, readonly string[]>();

/** Reads feature files again, which may have been edited since. */
export function forgetFeatures(): void {
  gamesOf.clear();
}

/** Ids of the rulebooks whose games a feature file says that it plays; read once. */
function gamesIn(file: string): readonly string[] {
  const known = gamesOf.get(file);
  if (known) return known;
  const text = existsSync(file) ? readFileSync(file, 'utf8') : '';
  const found = gamesPlayedIn(text).map(({ rulebook }) => rulebook);
  gamesOf.set(file, found);
  return found;
}
