import { Unsupported } from '../../port/problems';
import type { Session } from './session';

/** Throws Unsupported where the engine declares that it doesn't cite rules: what it doesn't cite then says nothing. */
export function needCitedRules({ engine }: Session): void {
  const lacking = engine.hello().features.missing.find(({ feature }) => feature === 'rules in the trace');
  if (lacking) throw new Unsupported(lacking.feature, lacking.reason);
}

/** Is a cited rule the one that a scenario expects, or one that says the same? */
export const isCitation = (
  { equalCitations }: Session,
  cited: string | undefined,
  expected: string,
): boolean =>
  cited === expected ||
  (cited !== undefined && equalCitations.some((rules) => rules.includes(expected) && rules.includes(cited)));
