import { DecisionRecord, GameEvent, type Option } from '../../engine/kernel';

/**
 * The rule by which something was not among the options of a decision that left no choice, since the last part of the turn began:
 * who tries it afterwards is told that, and not that there is nothing to decide any more.
 */
export function barredBefore(
  trace: readonly unknown[],
  isTried: (option: Option) => boolean,
): string | undefined {
  let number: string | undefined;
  for (let at = trace.length - 1; at >= 0; at -= 1) {
    const entry = trace[at];
    if (entry instanceof GameEvent && entry.kind === 'begin') break;
    if (!(entry instanceof DecisionRecord) || !('options' in entry.decision)) continue;
    const { options, barring } = entry.decision;
    if (barring && !options.some(isTried)) number = barring(isTried) ?? number;
  }
  return number;
}
