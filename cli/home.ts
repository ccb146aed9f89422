import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** Where the package's files are: its sources in a checkout, what was compiled from them once published. */
export interface Home {
  readonly root: string;
  readonly version: string;
  /** True in a checkout, where the sources run as they are. */
  readonly checkout: boolean;
}

/** Finds the package that this file belongs to. */
export function findHome(from: string = __dirname): Home {
  let root = from;
  while (!existsSync(path.join(root, 'package.json'))) root = path.dirname(root);
  const manifest: unknown = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8'));
  const version =
    typeof manifest === 'object' && manifest !== null && 'version' in manifest
      ? String(manifest.version)
      : '';
  return { root, version, checkout: existsSync(path.join(root, 'cli', 'main.ts')) };
}

/**
 * The files with the steps of the Gherkin vocabulary: all of steps/, those of property scenarios in fuzz/, and in a
 * checkout those in which Rulewright checks engines that are none.
 */
export function stepFiles({ root, checkout }: Home): string[] {
  const compiled = checkout ? root : path.join(root, 'dist');
  const ending = checkout ? '.ts' : '.js';
  const properties = filesBelow(path.join(compiled, 'fuzz'), ending).filter((file) =>
    path.basename(file).startsWith('steps'),
  );
  const harness = checkout ? [path.join(root, 'cli', 'test', 'engine-steps.ts')] : [];
  return [...filesBelow(path.join(compiled, 'steps'), ending), ...properties, ...harness].filter(
    (file) => !/\.(test|d)\.[tj]s$/.test(file) && !OF_TESTS.test(file),
  );
}

/** What tests of the steps play with defines none. */
const OF_TESTS = /[\\/]steps[\\/]test[\\/]/;
const OF_PROPERTIES = /[\\/]fuzz[\\/](?:[^\\/]+[\\/])*steps[^\\/]*$/;

/** Files of steps without those of property scenarios: few scenarios need them, and they load all that random games are made of. */
export const withoutProperties = (files: readonly string[]): string[] =>
  files.filter((file) => !OF_PROPERTIES.test(file));

/** The nearest folder above a file in which there is a file with a name; undefined where there is none. */
export function fileAbove(file: string, name: string): string | undefined {
  const folder = path.dirname(file);
  if (existsSync(path.join(folder, name))) return folder;
  return folder === file ? undefined : fileAbove(folder, name);
}

/** Every file below a folder whose name ends so, sorted; none where the folder doesn't exist. */
export function filesBelow(folder: string, ending: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith(ending) && !file.split(path.sep).includes('node_modules'))
    .map((file) => path.join(folder, file))
    .sort();
}
