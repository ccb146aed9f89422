// What the other scripts need to know about the project's folders.
import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const require = createRequire(import.meta.url);

export const root = path.join(path.dirname(fileURLToPath(import.meta.url)), '..');

export const sourceFolders = ['cli', 'engine', 'fuzz', 'port', 'reports', 'rulebooks', 'steps'];

/** Every file below the given top folders of a checkout, this one unless another is named: relative to its root, in a stable order. */
export function filesUnder(folders, within = root) {
  return folders.flatMap((folder) => walk(folder, within)).sort();
}

function walk(folder, within) {
  let entries;
  try {
    entries = readdirSync(path.join(within, folder), { withFileTypes: true });
  } catch (error) {
    if (error.code === 'ENOENT') return [];
    throw error;
  }
  return entries.flatMap((entry) => {
    if (entry.name === 'node_modules') return [];
    const file = path.join(folder, entry.name);
    return entry.isDirectory() ? walk(file, within) : [file];
  });
}

export function isTest(file) {
  return /\.test\.(ts|js|mjs)$/.test(file) || /[\\/]tests?[\\/]/.test(file);
}

/** The script behind an installed package's command, to be run with this very node. */
export function packageBinary(name, command) {
  const manifest = require.resolve.paths(name).map((folder) => path.join(folder, name, 'package.json'));
  for (const file of manifest) {
    try {
      const { bin } = JSON.parse(readFileSync(file, 'utf8'));
      return path.join(path.dirname(file), typeof bin === 'string' ? bin : bin[command]);
    } catch (error) {
      if (error.code !== 'ENOENT') throw error;
    }
  }
  throw new Error(`${name} is not installed: run "npm ci"`);
}

/** What a script does; what is wrong with its input is a sentence, and ends it with 2. */
export async function withSentences(body) {
  try {
    return await body();
  } catch (error) {
    console.error(error.message);
    return process.exit(2);
  }
}
