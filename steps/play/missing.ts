import { distance } from 'fastest-levenshtein';
import type { ObjectReference } from '../phrases/references';
import { ExpectationFailed, ScenarioFault } from '../problems';
import type { Identities } from './identities';

/** Of what a name is at most so much is wrong, when another is suggested. */
const ALIKE = 0.4;

/** Why an object that a step names isn't there: it is gone, there were never so many, or none was called that. */
export function missing({ text, name, number }: ObjectReference, known: Identities): Error {
  const { length } = known.numbersOf(name);
  if (number !== undefined && length > 0 && number > length)
    return new ScenarioFault(
      `There is no ${text}: ${length === 1 ? 'only one object has' : `only ${length} objects have`} had this name.`,
    );
  if (length > 0)
    return new ExpectationFailed(`${text} is looked for.`, 'in the game', 'it no longer exists');
  const [nearest] = known.names
    .map((each) => ({ each, far: distance(each.toLowerCase(), name.toLowerCase()) / each.length }))
    .filter(({ far }) => far <= ALIKE)
    .sort((one, other) => one.far - other.far);
  const perhaps = nearest ? ` Perhaps "${nearest.each}" is meant.` : '';
  return new ScenarioFault(`There is no object called ${text}, and there has been none.${perhaps}`);
}
