import { createHash } from 'node:crypto';

/** A short digest of some lines. */
export function digestOf(lines: Iterable<string>): string {
  const hash = createHash('sha256');
  for (const line of lines) hash.update(line).update('\n');
  return hash.digest('hex').slice(0, 16);
}
