import type { ObjectView } from '../port/contract';

/**
 * The objects of a table by their ids, one table after another. An engine that shows what hasn't changed by the same views
 * has only the rest looked at.
 */
export class ObjectsById {
  private shown: readonly ObjectView[] = [];
  private readonly byId = new Map<string, ObjectView>();

  /** The objects of this table by their ids, until the next one is asked for. Of several with one id the last one counts. */
  of(objects: readonly ObjectView[]): ReadonlyMap<string, ObjectView> {
    const { shown, byId } = this;
    if (objects === shown) return byId;
    const shorter = Math.min(objects.length, shown.length);
    let from = 0;
    while (from < shorter && objects[from] === shown[from]) from += 1;
    let same = 0;
    const least = shorter - from;
    while (same < least && objects[objects.length - 1 - same] === shown[shown.length - 1 - same]) same += 1;
    for (let at = from; at < shown.length - same; at += 1) byId.delete(shown[at]?.id ?? '');
    this.add(objects, from, objects.length - same);
    // Of two with one id, one stayed and one went: which of them is known now is anybody's guess.
    if (byId.size !== objects.length) {
      byId.clear();
      this.add(objects, 0, objects.length);
    }
    this.shown = objects;
    return byId;
  }

  private add(objects: readonly ObjectView[], from: number, to: number): void {
    for (let at = from; at < to; at += 1) {
      const object = objects[at];
      if (object) this.byId.set(object.id, object);
    }
  }
}
