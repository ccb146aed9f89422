import { cpSync, existsSync, readdirSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { findHome } from './home';
import { makeFolder } from './make-folder';
import { exitCodes, Problem } from './problem';
import { removeDraft } from './write-file';

/** What `rulewright init adapter` is asked for. */
export interface InitFlags {
  readonly language: string;
}

interface Language {
  /** Below examples/: each file is copied. */
  readonly files: readonly string[];
  readonly command: string;
  readonly first: string;
}

const languages: Readonly<Record<string, Language>> = {
  python: {
    files: ['adapter-python/adapter.py', 'new-adapter-python/engine.py'],
    command: 'python3 adapter.py',
    first: 'engine.py',
  },
  typescript: {
    files: ['adapter.ts', 'package.json', 'tsconfig.json'].map((name) => `new-adapter-typescript/${name}`),
    command: 'node dist/adapter.js',
    first: 'adapter.ts',
  },
};

/** Starts a new adapter in a folder that is empty or not there yet. Returns the exit code. */
export function initAdapter(folder: string, { language: name }: InitFlags): number {
  const language = languages[name];
  if (!language)
    throw new Problem([
      `--language ${name}: there is a beginning for ${Object.keys(languages).join(' and ')}; in another language, begin with the conversation in docs/protocol.md.`,
    ]);
  if (existsSync(folder) && readdirSync(folder).length > 0)
    throw new Problem([`"${folder}" isn't empty: name a new folder.`]);
  copy(language, folder);
  const build = name === 'typescript' ? 'npm install && npm run build && ' : '';
  console.log(
    `An adapter that plays nothing yet is in ${folder}; begin with ${language.first}. Then, in that folder:`,
  );
  console.log(`  ${build}npx rulewright probe --engine "${language.command}"`);
  return exitCodes.passed;
}

/** Everything or nothing: the folder appears when all is in it. */
function copy({ files }: Language, folder: string): void {
  const target = path.resolve(folder);
  const draft = `${target}.draft-${process.pid}`;
  try {
    makeFolder(draft);
    for (const file of files)
      cpSync(path.join(findHome().root, 'examples', file), path.join(draft, path.basename(file)));
    rmSync(target, { recursive: true, force: true });
    renameSync(draft, target);
  } catch (error) {
    removeDraft(draft);
    const why = error instanceof Error ? error.message : String(error);
    throw new Problem([`"${folder}" can't be written (${why}): name a folder that can.`]);
  }
}
