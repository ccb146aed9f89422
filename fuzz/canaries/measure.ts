import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ReferenceEngine } from '../../port/in-process';
import { fuzzedRulebook, fuzzedRulebooks } from '../rulebooks';
import { hunt } from './hunt';

/** Decisions that it took to find a canary, one number a seed; null where its budget was used up. By name. */
export type Measured = Readonly<Record<string, readonly (number | null)[]>>;

const FILE = join(__dirname, 'measured.json');

/** What was measured last, by rulebook. */
export const measured = (): Readonly<Record<string, Measured>> => JSON.parse(readFileSync(FILE, 'utf8'));

/** The seed of the n-th hunt, from 1. */
export const seedOf = (hunts: number): number => hunts * 1000;

/** Of numbers, the one in the middle; of an even count, the larger of the two. A hunt that found nothing is longer than any. */
export function medianOf(decisions: Measured[string]): number {
  const sorted = decisions.map((each) => each ?? Number.POSITIVE_INFINITY).sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.POSITIVE_INFINITY;
}

/** Which of a canary's hunts was over first, from 1. */
export function quickestOf(decisions: Measured[string]): number {
  const found = decisions.map((each) => each ?? Number.POSITIVE_INFINITY);
  return Math.max(1, found.indexOf(Math.min(...found)) + 1);
}

const SEEDS = 5;

/**
 * Hunts canaries with several seeds, and writes down after each how long it took; what was measured of others stays.
 *
 * @param names whole names of canaries, of any rulebook; all of them where none is named
 * @throws RangeError where there is no canary of a name
 */
function measure(names: readonly string[]): void {
  const all = new Set(
    fuzzedRulebooks.flatMap((id) => (fuzzedRulebook(id)?.canaries ?? []).map(({ name }) => name)),
  );
  const unknown = names.find((name) => !all.has(name));
  if (unknown !== undefined)
    throw new RangeError(`There is no canary "${unknown}": docs/canaries.md has all.`);
  for (const id of fuzzedRulebooks) {
    const rulebook = fuzzedRulebook(id);
    for (const canary of rulebook?.canaries ?? []) {
      if (!rulebook || (names.length > 0 && !names.includes(canary.name))) continue;
      const decisions = Array.from({ length: SEEDS }, (_, place) => {
        const found = hunt(rulebook, canary, seedOf(place + 1), () => new ReferenceEngine());
        return found.violation ? found.decisions : null;
      });
      process.stderr.write(`${canary.name}: ${decisions.join(', ')}\n`);
      const before = measured();
      write({ ...before, [id]: { ...before[id], [canary.name]: decisions } });
    }
  }
}

function write(results: Readonly<Record<string, Measured>>): void {
  writeFileSync(`${FILE}.new`, `${JSON.stringify(results, undefined, 2)}\n`);
  renameSync(`${FILE}.new`, FILE);
}

if (require.main === module) measure(process.argv.slice(2));
