import type { MagicObject } from '../object';

/** What can be so of a permanent, by its names (C.1, G.38.1), in the order in which it is told. */
const STATUSES = new Map<string, (object: MagicObject) => boolean>([
  ['tapped', ({ tapped }) => tapped],
  ['untapped', ({ tapped }) => !tapped],
  ['attacking', ({ attacking }) => attacking],
  ['blocked', ({ blocked }) => blocked],
  ['unblocked', ({ unblocked }) => unblocked],
  ['blocking', ({ isBlocking }) => isBlocking],
]);

/** Is that so of an object? */
export const hasStatus = (object: MagicObject, status: string): boolean =>
  STATUSES.get(status)?.(object) ?? false;

/** All that is so of a permanent. */
export const statusesOf = (object: MagicObject): readonly string[] =>
  [...STATUSES].flatMap(([status, isSo]) => (isSo(object) ? [status] : []));
