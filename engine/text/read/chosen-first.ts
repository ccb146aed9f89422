import { ITS } from './reader';
import { sequence } from './sequence';

type Named = { readonly ref: string };
type Done = { readonly do: string };

/**
 * What is done with two objects, of which both may be left to a choice: then the first is chosen before, and the second is
 * "another" than that one.
 *
 * @param doing what is done, once it is known what the first object is called in it.
 */
export function chosenFirst<W, O extends Named, E extends Done>(
  who: W,
  first: O,
  second: O,
  doing: (first: O | typeof ITS) => E,
) {
  if (first.ref !== 'choice' || second.ref !== 'choice') return doing(first);
  return sequence([{ do: 'choose' as const, who, object: first }, doing(ITS)]);
}
