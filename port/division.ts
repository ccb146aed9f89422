import type { PendingDecision } from './contract';

/** May an option be given anything, where the others have these amounts? Each that it waits for must have its threshold. */
export function isOpen(
  { thresholds = [], after }: PendingDecision,
  amounts: readonly number[],
  place: number,
): boolean {
  const hasEnough = (earlier: number): boolean => (amounts[earlier] ?? 0) >= (thresholds[earlier] ?? 0);
  const some = after?.[place];
  if (some) return some.every(hasEnough);
  for (let earlier = 0; earlier < place; earlier += 1) if (!hasEnough(earlier)) return false;
  return true;
}
