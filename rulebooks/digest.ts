import { createHash } from 'node:crypto';
import { rulesOf } from './library';
import type { Rulebook } from './model';

/** The digest of a whole rulebook: another one as soon as a rule is added, renumbered, reworded or removed. */
export function digestOfRulebook(rulebook: Rulebook): string {
  const hash = createHash('sha256');
  for (const { key, digest } of rulesOf(rulebook)) hash.update(`${key} ${digest}\n`);
  return hash.digest('hex').slice(0, 16);
}
