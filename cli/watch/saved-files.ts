import { existsSync, statSync } from 'node:fs';
import path from 'node:path';
import type { FSWatcher } from 'chokidar';

/** What is watched: feature files, and what else decides how they are played. */
export interface Watched {
  /** Feature files, or folders of them. */
  readonly features: readonly string[];
  /** Files, or folders with code and data. */
  readonly sources: readonly string[];
}

/** What was saved at one go, as absolute names. */
export interface Saved {
  readonly features: readonly string[];
  readonly sources: readonly string[];
}

/** Editors write one file in several steps, and several files at once: what follows so soon belongs together. */
const TOGETHER = 40;

const nothingOf = new Set(['node_modules', '.git', 'dist', 'report', 'coverage', 'recipes']);
const sourceEnding = /(?<!\.test|\.d)\.ts$|\.(?:ohm|json|js|py)$/;

/**
 * Tells of what is saved, as soon as the files are watched.
 *
 * @returns what ends it
 */
export async function watchFiles(
  watched: Watched,
  tell: (saved: Saved) => void,
): Promise<() => Promise<void>> {
  // Only a watch needs it.
  const { watch }: typeof import('chokidar') = require('chokidar');
  const roots = [...watched.features, ...watched.sources];
  const isWithin = (file: string, places: readonly string[]): boolean =>
    places.some((place) => file === place || file.startsWith(place + path.sep));
  const isFeature = (file: string): boolean => file.endsWith('.feature') && isWithin(file, watched.features);
  const isSource = (file: string): boolean =>
    watched.sources.includes(file) ||
    (sourceEnding.test(file) && isWithin(file, watched.sources)) ||
    (file.endsWith('confirmed.json') && isWithin(file, watched.features));
  const leads = (folder: string): boolean =>
    isWithin(folder, roots)
      ? !nothingOf.has(path.basename(folder)) || roots.includes(folder)
      : roots.some((root) => root.startsWith(folder + path.sep));
  const watcher: FSWatcher = watch(foldersOf(roots), {
    ignoreInitial: true,
    ignored: (file, stats) =>
      stats?.isFile() ? !isFeature(file) && !isSource(file) : stats !== undefined && !leads(file),
  });
  let saved = new Set<string>();
  let timer: NodeJS.Timeout | undefined;
  watcher.on('all', (_event, name) => {
    const file = path.resolve(name);
    if (!isFeature(file) && !isSource(file)) return;
    saved.add(file);
    clearTimeout(timer);
    timer = setTimeout(() => {
      const files = [...saved].sort();
      saved = new Set();
      tell({ features: files.filter(isFeature), sources: files.filter((each) => !isFeature(each)) });
    }, TOGETHER);
  });
  await new Promise<void>((resolve) => {
    watcher.once('ready', resolve);
  });
  return async () => {
    clearTimeout(timer);
    await watcher.close();
  };
}

/** Folders are watched, not files: an editor may put a new file in the place of the old one. */
const foldersOf = (roots: readonly string[]): string[] => [
  ...new Set(
    roots.map((root) => (existsSync(root) && statSync(root).isDirectory() ? root : path.dirname(root))),
  ),
];
