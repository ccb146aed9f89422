import type { Hasher } from './hash';
import { addShared, type Surroundings } from './plain-data';

/** What a game knows of what is in its positions. */
export interface Places {
  /** See `Surroundings`. */
  placeOf(value: object): number | undefined;
  /** Adds a record of the state by its fields; false for what is none. */
  addRecord(hasher: Hasher, value: object, position: Position): boolean;
}

/** Of objects that are nowhere any more, and are spoken of by such, no more is hashed than which are the same. */
const DEEPEST = 2;

/**
 * A position while it is hashed.
 *
 * Objects are told apart by where they are, not by when they came to be, so that a position which recurs with new objects in it has
 * the same hash. What is nowhere any more is told by what it last was.
 */
export class Position implements Surroundings {
  /** Numbers that are only compared with each other, and objects that are nowhere any more, in the order in which they were met. */
  private readonly met = new Map<number | object, number>();
  private depth = 0;

  /** @param turn the number of the present turn */
  constructor(
    readonly turn: number,
    private readonly places: Places,
  ) {}

  /** Where an object of the game is; undefined for what is none. */
  placeOf(value: object): number | undefined {
    return this.places.placeOf(value);
  }

  /** Adds a record of the state by its fields; false for what is none. */
  addRecord(hasher: Hasher, value: object): boolean {
    return this.places.addRecord(hasher, value, this);
  }

  /** Adds where an object of the game is. */
  addReference(hasher: Hasher, held: object | undefined): void {
    const place = held && this.placeOf(held);
    hasher.add(place);
    if (held === undefined || place !== 0) return;
    const isNew = !this.met.has(held);
    hasher.add(this.numberOf(held));
    if (!isNew || this.depth === DEEPEST) return;
    this.depth += 1;
    this.addRecord(hasher, held);
    this.depth -= 1;
  }

  /** Adds plain data (see `addShared`). */
  addShared(hasher: Hasher, held: unknown): void {
    addShared(hasher, held, this);
  }

  /** The number of what is only compared with others of its kind: the same for the same, in the order in which they were met. */
  numberOf(held: number | object): number {
    const before = this.met.get(held);
    if (before !== undefined) return before;
    this.met.set(held, this.met.size);
    return this.met.size - 1;
  }
}
