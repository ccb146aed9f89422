import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { KnownRulebook } from '../reports/coverage';
import { countingKills, type Kills, killsIn } from '../reports/kills';
import { filesBelow, type Home } from './home';
import { Problem } from './problem';

/** Where it is looked for what `rulewright mutate` found, and where it says that it is to be written to. */
export const killsFile = path.join('report', 'kills.json');

/** The rulebooks with what is killed of them, and a sentence where results are there that count for nothing. */
export interface WithKills {
  readonly known: readonly KnownRulebook[];
  readonly outdated?: string;
}

/** Reads what switching rules off showed, if that was tried. Throws a Problem for a file that is damaged. */
export function readKills(file: string): Kills | undefined {
  if (!existsSync(file)) return undefined;
  let value: unknown;
  try {
    value = JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    value = undefined;
  }
  const kills = killsIn(value);
  if (kills === undefined) {
    throw new Problem([`"${file}" is damaged: run "rulewright mutate" again, or remove it.`]);
  }
  return kills;
}

/** Adds to rulebooks what is killed of them. */
export function withKills(known: readonly KnownRulebook[], file: string, home: Home): WithKills {
  const kills = readKills(file);
  if (kills === undefined) return { known };
  const now = { version: home.version, engine: engineDigest(home) };
  let outdated = 0;
  const added = known.map((each): KnownRulebook => {
    const counting = countingKills(kills, each.rulebook, now, filesDigest);
    outdated += counting.outdated;
    return { ...each, killed: counting.killed };
  });
  return {
    known: added,
    ...(outdated === 0
      ? {}
      : {
          outdated: `${outdated} results in ${file} are outdated and count for nothing, for the rule, its scenarios or the engine changed: run "rulewright mutate" again.`,
        }),
  };
}

/** A digest of the engine's code: of every file that could change how a game goes. */
export function engineDigest({ root, checkout }: Home): string {
  const folder = checkout ? root : path.join(root, 'dist');
  const files = ['engine', 'port'].flatMap((each) =>
    ['.ts', '.js', '.ohm'].flatMap((ending) => filesBelow(path.join(folder, each), ending)),
  );
  return digestOf(files.filter((file) => !/\.(?:test|d)\.ts$/.test(file)).sort());
}

/** A digest of what stands in some files, given relative to the current folder. */
export function filesDigest(files: readonly string[]): string {
  return digestOf(files);
}

function digestOf(files: readonly string[]): string {
  const hash = createHash('sha256');
  for (const file of files) hash.update(existsSync(file) ? readFileSync(file) : '').update('\0');
  return hash.digest('hex').slice(0, 16);
}
