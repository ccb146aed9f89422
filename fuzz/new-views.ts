import type { ObjectView } from '../port/contract';

/**
 * Tells what of a table is new since the table before. What hangs on one object alone needn't be looked at again where an
 * engine shows it by the same view: such a view doesn't change.
 */
export class NewViews {
  private shown: readonly ObjectView[] = [];

  /** All objects of this table whose views weren't in the one before, in its order; others may be among them. */
  among(objects: readonly ObjectView[]): readonly ObjectView[] {
    const { shown } = this;
    if (objects === shown) return NONE;
    this.shown = objects;
    const shorter = Math.min(objects.length, shown.length);
    let from = 0;
    while (from < shorter && objects[from] === shown[from]) from += 1;
    let same = 0;
    while (same < shorter - from && objects[objects.length - 1 - same] === shown[shown.length - 1 - same])
      same += 1;
    return objects.slice(from, objects.length - same);
  }
}

const NONE: readonly ObjectView[] = [];
