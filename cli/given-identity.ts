import { type Identity, readIdentity } from '../rulebooks/identity';
import { Problem } from './problem';

/** The rulebook and edition that `--as` names a file as. Throws a Problem where it isn't `id@edition`. */
export function givenIdentity(as: string): Identity {
  const identity = readIdentity(as);
  if (identity !== undefined) return identity;
  throw new Problem([
    `--as "${as}" is not an id, an @ and a day: give it as in --as my-game@2026-01-31, the id in small letters, digits and dashes.`,
  ]);
}
