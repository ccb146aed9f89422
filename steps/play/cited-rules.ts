import { Unsupported } from '../../port/problems';
import type { Session } from './session';

/** Throws Unsupported where the engine declares that it doesn't cite rules: what it doesn't cite then says nothing. */
export function needCitedRules({ engine }: Session): void {
  const lacking = engine.hello().features.missing.find(({ feature }) => feature === 'rules in the trace');
  if (lacking) throw new Unsupported(lacking.feature, lacking.reason);
}
