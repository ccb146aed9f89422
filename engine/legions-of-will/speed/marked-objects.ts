import type { GameObject } from '../object';

/**
 * Objects, none twice, in the order in which they were added: a set for what is filled and emptied at every change. That
 * an object is in it is marked on the object, so neither takes more than a few instructions.
 */
export class MarkedObjects {
  readonly objects: GameObject[] = [];

  /** @param mark a bit of `GameObject.marks`, of this set alone. */
  constructor(private readonly mark: number) {}

  has(object: GameObject): boolean {
    return (object.marks & this.mark) !== 0;
  }

  add(object: GameObject): void {
    if ((object.marks & this.mark) !== 0) return;
    object.marks |= this.mark;
    this.objects.push(object);
  }

  clear(): void {
    const { objects, mark } = this;
    if (objects.length === 0) return;
    for (const object of objects) object.marks &= ~mark;
    // Emptied one by one, a list keeps its room.
    while (objects.length > 0) objects.pop();
  }
}
