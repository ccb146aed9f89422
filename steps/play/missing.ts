import type { ObjectReference } from '../phrases/references';
import { ExpectationFailed, InputError } from '../problems';
import type { Identities } from './identities';
import type { Introduced } from './introduced';

/**
 * Why an object that a step names isn't there. Where the scenario has introduced the name, that is the engine's matter:
 * it is gone, or hasn't come. There were never so many, or nobody has introduced the name: that is wrong input.
 */
export function missing(
  { text, name, number }: ObjectReference,
  known: Identities,
  introduced: Introduced,
): Error {
  const { length } = known.numbersOf(name);
  if (number !== undefined && length > 0 && number > length && !introduced.mentions(name))
    return new InputError(
      `There is no ${text}: ${length === 1 ? 'only one object has' : `only ${length} objects have`} had this name.`,
    );
  if (number !== undefined && length > 0 && number > length)
    return new ExpectationFailed(`${text} is looked for.`, 'in the game', `there have been ${length} so far`);
  if (length > 0)
    return new ExpectationFailed(`${text} is looked for.`, 'in the game', 'it no longer exists');
  if (introduced.knows(name))
    return new ExpectationFailed(
      `${text} is looked for.`,
      'in the game',
      'nothing that is seen has had this name',
    );
  return unknownName(text, name, introduced);
}

/** What a step names has never been introduced. */
export const unknownName = (text: string, name: string, introduced: Introduced): InputError =>
  new InputError(`There is no object called ${text}${introduced.suggest(name)}.`);
