import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Home } from './home';

/** From a rule's number to the places, `file:line`, where an engine implements it. */
export type Implementations = Readonly<Record<string, readonly string[]>>;

type ByRulebook = Readonly<Record<string, Implementations>>;

/** The file, beside this one once published, that scripts/build.mjs keeps the places in. */
const placesFile = 'implementations.json';

let inCheckout: ByRulebook | undefined;

/** Where the reference engine implements the rules of a rulebook; none of one that it doesn't play. */
export function implementationsOf(rulebook: string, home: Home): Implementations {
  if (home.checkout) {
    inCheckout ??= read(askedOfAnEngine(home));
    return inCheckout[rulebook] ?? {};
  }
  const file = path.join(__dirname, placesFile);
  return (existsSync(file) ? read(readFileSync(file, 'utf8')) : {})[rulebook] ?? {};
}

/** Rules note where they are made only in a process that asks for it before they are. */
function askedOfAnEngine({ root }: Home): string {
  const sources = path.join(root, 'scripts', 'typescript.cjs');
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['--require', sources, path.join(root, 'cli', 'places-of-rules.ts')],
    { encoding: 'utf8', maxBuffer: Number.POSITIVE_INFINITY },
  );
  if (status !== 0) throw new Error(`The engine doesn't say where its rules are made: ${stderr.trim()}`);
  return stdout;
}

function read(text: string): ByRulebook {
  const value: unknown = JSON.parse(text);
  return isPlaces(value) ? value : {};
}

function isPlaces(value: unknown): value is ByRulebook {
  return typeof value === 'object' && value !== null && Object.values(value).every(isImplementations);
}

function isImplementations(value: unknown): value is Implementations {
  return typeof value === 'object' && value !== null && Object.values(value).every(Array.isArray);
}
