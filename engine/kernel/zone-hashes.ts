import type { RecordFields, Telling } from './fields';
import { Hasher, type Lanes } from './hash';
import type { Journal } from './journal';
import type { Zone } from './object';
import type { Position } from './position';
import { speedUps } from './speed-ups';

/** What is hashed of one object. */
interface Own<O> {
  /** What its own fields come to. */
  readonly lanes: Lanes;
  /** Its fields that tell of others, and have something to tell. */
  readonly telling: readonly Telling<O>[];
}

/** What is hashed of what lies in one zone. */
interface Pile<O> {
  readonly lanes: Lanes;
  /** The objects there that tell of others, each with its place. */
  readonly telling: readonly (readonly [place: number, object: O, telling: readonly Telling<O>[]])[];
}

/** Of so many objects hashes are kept: those that have gone are forgotten in the end. */
const KEPT = 10_000;

/**
 * Hashes of objects and of the zones they lie in, kept for as long as nothing is written there: from one position to the next
 * nearly all of them stay as they are. What was written is read in the journal, and what is taken back, before it is. What objects
 * tell of others is hashed anew each time.
 */
export class ZoneHashes<O extends { readonly zone: Zone<O> }> {
  private readonly piles = new Map<object, Pile<O>>();
  private readonly single = new Map<O, Own<O>>();
  private readUpTo = 0;

  /**
   * @param fields those of the game's objects
   * @param objectOf what was written, where it is an object; undefined where it is something else
   */
  constructor(
    private readonly journal: Journal,
    private readonly fields: RecordFields<O>,
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
    if (!speedUps.areUsed || this.single.size > KEPT) {
      this.piles.clear();
      this.single.clear();
    }
    journal.eachSince(this.readUpTo, this.read);
    this.readUpTo = journal.mark();
  }

  /** Adds all that lies in a zone. */
  addZone(hasher: Hasher, { objects }: Zone<O>, position: Position): void {
    const { lanes, telling } = this.piles.get(objects) ?? this.piled(objects, position);
    hasher.part(lanes);
    for (const [place, object, fields] of telling) {
      hasher.add(place);
      for (const tell of fields) tell(hasher, object, position);
    }
  }

  /** Adds one object, wherever it is or was. */
  addObject(hasher: Hasher, object: O, position: Position): void {
    const { lanes, telling } = this.own(object, position);
    hasher.part(lanes);
    for (const tell of telling) tell(hasher, object, position);
  }

  private piled(objects: readonly O[], position: Position): Pile<O> {
    const hasher = new Hasher().add(objects.length);
    const others: Pile<O>['telling'][number][] = [];
    objects.forEach((object, place) => {
      const { lanes, telling } = this.own(object, position);
      hasher.part(lanes);
      if (telling.length > 0) others.push([place, object, telling]);
    });
    const pile = { lanes: hasher.lanes(), telling: others };
    this.piles.set(objects, pile);
    return pile;
  }

  private own(object: O, position: Position): Own<O> {
    const known = this.single.get(object);
    if (known) return known;
    const hasher = new Hasher();
    this.fields.addAlone(hasher, object, position);
    const own = { lanes: hasher.lanes(), telling: this.fields.telling(object) };
    this.single.set(object, own);
    return own;
  }

  private readonly read = (target: object): void => {
    const object = this.objectOf(target);
    if (object) {
      this.single.delete(object);
      this.piles.delete(object.zone.objects);
    } else this.piles.delete(target);
  };
}
