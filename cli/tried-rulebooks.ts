import type { KnownRulebook } from '../reports/coverage';
import { knownRulebooks } from './rules';
import { selectRulebooks } from './selection';

/** The rulebooks whose rules are tried: where an edition is asked for, only that one's. Throws a Problem where there is no such edition. */
export function triedRulebooks({
  rulebook,
  edition,
}: {
  readonly rulebook?: string;
  readonly edition?: string;
}): readonly KnownRulebook[] {
  const known = knownRulebooks(selectRulebooks(rulebook), undefined, edition);
  return edition === undefined ? known : known.filter(({ playedAs }) => playedAs?.name === edition);
}
