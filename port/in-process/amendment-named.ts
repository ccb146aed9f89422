import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { closest } from 'fastest-levenshtein';
import { type Amendment, AmendmentProblem } from '../amendment/model';
import { readAmendment } from '../amendment/read';
import { checkAmendment, type PlayableAmendment } from '../in-process-amendment';
import { RefusedModule } from './own-rules';
import { filesOfChanges } from './rule-changes';

/** Where amendments lie, beside a feature file or in a folder that it is in. */
const FOLDERS = ['amendments', path.join('examples', 'amendments')];
const ENDINGS = ['.yaml', '.yml', '.json'];

/**
 * The amendment to a rulebook that a scenario calls by its name: it lies in a folder `amendments` or `examples/amendments`
 * beside the scenario's file, or beside a folder that this is in, up to where the command was started. The nearest counts.
 *
 * @param feature the scenario's file
 * @param edition the short name of the edition that the scenario's game is played in; left out: the usual one
 * @throws AmendmentProblem where there is none of this name, or it is to another rulebook or can't be played
 */
export function amendmentNamed(
  name: string,
  rulebook: string,
  feature: string,
  edition?: string,
): PlayableAmendment {
  const unreadable: string[] = [];
  const others: Amendment[] = [];
  for (const file of filesFor(feature)) {
    const amendment = readable(file);
    if (amendment === undefined) unreadable.push(shown(file));
    else if (amendment.name !== name) others.push(amendment);
    else if (amendment.rulebook === rulebook) return checkAmendment(amendment, shown(file), edition);
    else
      throw new AmendmentProblem([
        `"${name}" (${shown(file)}) is an amendment to ${amendment.rulebook}, and this is a game of ${rulebook}: name one to that.`,
      ]);
  }
  throw new AmendmentProblem([whyNone(name, others, unreadable)]);
}

/**
 * Every file that decides what scenarios of a feature file play under where they call amendments by name: the amendments that could be
 * meant, and the modules with rules that these name.
 */
export const filesOfAmendmentsNear = (feature: string): readonly string[] =>
  filesFor(feature).flatMap((file) => [
    file,
    ...(readable(file)?.changes ?? []).flatMap(({ change }) =>
      'module' in change ? filesOfModule(path.resolve(path.dirname(file), change.module)) : [],
    ),
  ]);

/** A module with what it imports; of one that gives no rules, itself: whoever plays under it is told so. */
function filesOfModule(module: string): readonly string[] {
  if (!existsSync(module)) return [];
  try {
    return filesOfChanges([`add ${module}`]);
  } catch (error) {
    if (error instanceof RefusedModule) return [module];
    throw error;
  }
}

const shown = (file: string): string => path.relative(process.cwd(), file);

function readable(file: string): Amendment | undefined {
  try {
    return readAmendment(file);
  } catch (error) {
    if (error instanceof AmendmentProblem) return undefined;
    throw error;
  }
}

/** The files that are looked at, nearest first. */
function filesFor(feature: string): readonly string[] {
  return foldersFrom(path.dirname(path.resolve(feature)))
    .flatMap((folder) => FOLDERS.map((name) => path.join(folder, name)))
    .filter((folder) => existsSync(folder))
    .flatMap((folder) =>
      readdirSync(folder)
        .filter((name) => ENDINGS.includes(path.extname(name)))
        .sort()
        .map((name) => path.join(folder, name)),
    );
}

/** A folder, and those that it is in, up to where the command was started; of one elsewhere, up to the root. */
function foldersFrom(folder: string): readonly string[] {
  const above = path.dirname(folder);
  return folder === process.cwd() || above === folder ? [folder] : [folder, ...foldersFrom(above)];
}

function whyNone(name: string, others: readonly Amendment[], unreadable: readonly string[]): string {
  const known = others.map((each) => each.name);
  const nearest = others.find((each) => each.name === (known.length > 0 ? closest(name, known) : ''));
  const instead = nearest
    ? `the nearest is "${nearest.name}" (${shown(nearest.file ?? '')})`
    : 'none lies in a folder "amendments" or "examples/amendments" beside the feature file or above it';
  const broken = unreadable.length === 0 ? '' : `; what can't be read: ${unreadable.join(', ')}`;
  return `No amendment is called "${name}": ${instead}${broken}.`;
}
