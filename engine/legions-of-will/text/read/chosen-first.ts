import { ITS, sequence } from '../../../text';
import type { Effect, ObjectReference, Who } from '../tree';

/**
 * What is done with two objects, of which both may be left to a choice: then the first is chosen before, and the second is
 * "another" than that one.
 *
 * @param doing what is done, once it is known what the first object is called in it.
 */
export function chosenFirst(
  who: Who,
  first: ObjectReference,
  second: ObjectReference,
  doing: (first: ObjectReference) => Effect,
): Effect {
  if (first.ref !== 'choice' || second.ref !== 'choice') return doing(first);
  return sequence<Effect>([{ do: 'choose', who, object: first }, doing(ITS)]);
}
