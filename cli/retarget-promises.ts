import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Rung } from '../reports/model';
import { serialisePromises } from '../reports/promises';
import { readPromises } from './coverage-gate';

/** What the project's promises are in: beside `features/`. */
const promiseFile = 'coverage.json';

/**
 * The promise file in a folder with the promises of one rulebook under their rules' new numbers; undefined where there
 * is none, or nothing changes. Where two rules become one, the first one's promise stays. Throws a Problem for a file
 * that can't be read.
 *
 * @param newNumber the number that a rule has in the newer edition; undefined if it keeps its own
 */
export function retargetPromises(
  root: string,
  id: string,
  edition: string,
  newNumber: (rule: string) => string | undefined,
): { readonly file: string; readonly text: string } | undefined {
  const file = path.join(root, promiseFile);
  if (!existsSync(file)) return undefined;
  const before = readPromises(file, false);
  const rulebooks = before.rulebooks.map((each) => {
    if (each.rulebook !== id) return each;
    const rules = new Map<string, Rung>();
    for (const [rule, rung] of each.rules) {
      const number = newNumber(rule) ?? rule;
      if (!rules.has(number)) rules.set(number, rung);
    }
    // A publisher's file may not say its edition.
    return { rulebook: id, edition: edition || each.edition, rules };
  });
  const text = serialisePromises({ ...before, rulebooks });
  return text === serialisePromises(before) ? undefined : { file, text };
}
