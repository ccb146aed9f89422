import { rulesOf } from './library';
import type { Rulebook } from './model';

/**
 * The key of a rule that is printed with a blank within its number: "322. 3" is one of several numbered 322, in the lines
 * between 322.1 and 322.4. Undefined where there are not just as many of them there as numbers are missing.
 */
export function keyOfBlank(rulebook: Rulebook, number: string): string | undefined {
  const [, before, after] = /^(\d{3}|[A-Z])\.(\d+)$/.exec(number) ?? [];
  if (before === undefined) return undefined;
  const wanted = Number(after);
  const missed: string[] = [];
  let last = 0;
  const inOrder = [...rulesOf(rulebook)].sort((one, other) => one.line - other.line);
  for (const rule of inOrder) {
    if (rule.number === before && rule.occurrence > 1) missed.push(rule.key);
    const [, own] = rule.number.startsWith(`${before}.`) ? (/^[^.]+\.(\d+)$/.exec(rule.number) ?? []) : [];
    if (own === undefined) continue;
    const next = Number(own);
    if (last < wanted && wanted < next)
      return missed.length === next - last - 1 ? missed[wanted - last - 1] : undefined;
    last = next;
    missed.length = 0;
  }
  return undefined;
}
