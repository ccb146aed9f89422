import { existsSync } from 'node:fs';
import path from 'node:path';
import { keepReadingsIn } from '../engine/text';
import { findHome, type Home } from './home';
import { makeFolder } from './make-folder';

/** What is said of the cache in the environment: a folder, or `none`. */
const VARIABLE = 'RULEWRIGHT_CACHE';

/**
 * The folder for what is kept of one kind from one process to the next: where tools of a project keep such things, in the `.cache`
 * of the `node_modules` that the package is installed in, or of those of a checkout. Undefined where there are none, or where
 * nothing is to be kept.
 */
export function cacheFolder(
  kind: string,
  { root, checkout }: Home = findHome(),
  environment: NodeJS.ProcessEnv = process.env,
): string | undefined {
  // What was worked out before is a shortcut too.
  if (environment.RULEWRIGHT_SHORTCUTS === 'none') return undefined;
  const asked = environment[VARIABLE];
  if (asked === 'none') return undefined;
  if (asked !== undefined && asked !== '') return path.join(path.resolve(asked), kind);
  const around = path.dirname(root);
  const installed =
    checkout || path.basename(around) !== 'node_modules' ? path.join(root, 'node_modules') : around;
  return existsSync(installed) ? path.join(installed, '.cache', 'rulewright', kind) : undefined;
}

/** From now on this process keeps what card texts come to for those after it, where there can be a folder for it. */
export function keepReadings(): void {
  const folder = cacheFolder('texts');
  keepReadingsIn(folder !== undefined && isMade(folder) ? folder : undefined);
}

function isMade(folder: string): boolean {
  try {
    makeFolder(folder);
    return true;
  } catch {
    return false;
  }
}
