import type { ObjectReference } from '../tree';

/** "A base you control", in what is waited for: whichever it is, and nobody chooses. */
export function anySuch(object: ObjectReference): ObjectReference {
  return object.ref === 'choice' ? { ref: 'all', filter: object.filter } : object;
}
