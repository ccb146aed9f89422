import { Hasher, type Lanes } from './hash';
import type { Journal } from './journal';
import type { Zone } from './object';
import { shortcuts } from './shortcuts';

/**
 * Hashes of what lies in piles, kept for as long as nothing is written there: from one position to the next nearly all of
 * them stay as they are. What was written is read in the journal, and what is taken back, before it is.
 */
export class ZoneHashes<O extends { readonly zone: Zone<O> }> {
  private readonly known = new Map<object, Lanes>();
  /** Of single objects, in piles that are hashed object by object. */
  private readonly single = new Map<O, Lanes>();
  /** The lists of those piles, each with the stamp that its objects were hashed under. */
  private readonly singly = new Map<object, number>();
  /** Those of them whose objects tell of each other by their places. */
  private readonly placed = new Set<object>();
  private readUpTo = 0;

  /** @param objectOf what was written, where it is an object; undefined where it is something else */
  constructor(
    private readonly journal: Journal,
    private readonly objectOf: (target: object) => O | undefined,
  ) {
    journal.tellBeforeRollback((mark) => {
      journal.eachSince(Math.min(mark, this.readUpTo), this.read);
      this.readUpTo = mark;
    });
  }

  /** Forgets what was written since it last did: to be called before anything is asked. */
  refresh(): void {
    const { journal } = this;
    if (!shortcuts.areTaken) {
      this.known.clear();
      this.single.clear();
    }
    journal.eachSince(this.readUpTo, this.read);
    this.readUpTo = journal.mark();
  }

  /** The hash of what lies in a pile. @param add adds one object to it: nothing but what is written of the object itself */
  of({ objects }: Zone<O>, add: (hasher: Hasher, object: O) => void): Lanes {
    const known = this.known.get(objects);
    if (known) return known;
    const hasher = new Hasher().add(objects.length);
    for (const object of objects) add(hasher, object);
    const lanes = hasher.lanes();
    this.known.set(objects, lanes);
    return lanes;
  }

  /**
   * The same for a pile in which now one object is written, now another: only what was written is hashed anew.
   *
   * @param stamp what hashes of objects hang on besides; a small number of whatever kind
   * @param add adds one object
   * @param tellsOf what `add` tells of: the object itself, or the places of others in the same pile as well
   */
  objectByObject(
    { objects }: Zone<O>,
    stamp: number,
    add: (hasher: Hasher, object: O) => void,
    tellsOf: 'itself' | 'places',
  ): Lanes {
    const { known, single, singly } = this;
    if (tellsOf === 'places') this.placed.add(objects);
    if (singly.get(objects) !== stamp) {
      singly.set(objects, stamp);
      known.delete(objects);
      single.clear();
    }
    const whole = known.get(objects);
    if (whole) return whole;
    const hasher = new Hasher().add(objects.length);
    for (const object of objects) {
      let lanes = single.get(object);
      if (!lanes) {
        const own = new Hasher();
        add(own, object);
        lanes = own.lanes();
        single.set(object, lanes);
      }
      hasher.part(lanes);
    }
    const lanes = hasher.lanes();
    known.set(objects, lanes);
    return lanes;
  }

  private readonly read = (target: object): void => {
    const object = this.objectOf(target);
    if (object) {
      this.single.delete(object);
      this.known.delete(object.zone.objects);
      return;
    }
    this.known.delete(target);
    if (this.placed.has(target)) this.single.clear();
  };
}
