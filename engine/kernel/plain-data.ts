import { GameEvent } from './event';
import type { Hasher } from './hash';

/** What plain data are hashed with, besides themselves: what a game knows of its objects. */
export interface Surroundings {
  /** Where an object, a player or a place is, as a number; 0 for an object that is nowhere any more; undefined for what is none of these. */
  placeOf(value: object): number | undefined;
  /** Adds where an object is. */
  addReference(hasher: Hasher, held: object): void;
  /** Adds a record of the state by its fields; false for what is none. */
  addRecord(hasher: Hasher, value: object): boolean;
}

/** Of plain data as deep as that nothing more is read: it is a circle, or nothing that a procedure needs. */
const DEEPEST = 8;

/**
 * Adds what the steps of a procedure share to a hash: numbers and words, lists with all their elements, and plain data field
 * by field, in the order of the names. A field that was written, taken back and written again is the last one, and one that
 * was written and taken back is there and undefined: it counts like one that never was there.
 *
 * Objects of the game count by their places, so that a position which recurs with new objects in it has the same hash, and its
 * records by their declared fields.
 */
export function addShared(hasher: Hasher, data: unknown, position: Surroundings, depth = 0): void {
  if (typeof data === 'number' || typeof data === 'boolean' || data === undefined) hasher.add(data);
  else if (typeof data === 'string') hasher.name(data);
  else if (typeof data !== 'object' || data === null || depth === DEEPEST) hasher.name(typeof data);
  else {
    if (position.placeOf(data) !== undefined) position.addReference(hasher.name('object'), data);
    else if (position.addRecord(hasher, data)) return;
    else if (data instanceof GameEvent) addEvent(hasher, data, position, depth);
    else if (Array.isArray(data) || data instanceof Set) addList(hasher, [...data], position, depth);
    else if (data instanceof Map) addList(hasher, [...data].flat(), position, depth);
    else {
      const definition = definitionIn(data);
      if (definition === undefined) addFields(hasher, fieldsOf(data), position, depth);
      else hasher.name(definition);
    }
  }
}

/** An event that may still happen: what it is and what it is about. What became of it is no part of the position. */
function addEvent(hasher: Hasher, event: GameEvent<never>, position: Surroundings, depth: number): void {
  hasher.name(event.kind);
  if ('about' in event) addShared(hasher, event.about, position, depth + 1);
}

/** The names of what was found to be defined once and for all: the same few parts of a turn stand in every position. */
const definitions = new WeakMap<object, string>();

/** The name of what the rulebook defines once and for all, as a part of the turn or a rule: it has a name, and acts. */
function definitionIn(data: object): string | undefined {
  const known = definitions.get(data);
  if (known !== undefined) return known;
  const name: unknown = 'name' in data ? data.name : 'number' in data ? data.number : undefined;
  if (typeof name !== 'string') return undefined;
  if (!Object.values(data).some((value) => typeof value === 'function')) return undefined;
  definitions.set(data, name);
  return name;
}

function addList(hasher: Hasher, list: readonly unknown[], position: Surroundings, depth: number): void {
  hasher.name('list').add(list.length);
  for (const each of list) addShared(hasher, each, position, depth + 1);
}

const fieldsOf = (data: object): (readonly [string, unknown])[] =>
  Object.entries(data).filter(([, value]: readonly [string, unknown]) => value !== undefined);

function addFields(
  hasher: Hasher,
  fields: (readonly [string, unknown])[],
  position: Surroundings,
  depth: number,
): void {
  putInOrder(fields);
  for (const [name, value] of fields) {
    hasher.name(name);
    addShared(hasher, value, position, depth + 1);
  }
  // So that what stands in this one isn't taken for what stands beside it.
  hasher.add(fields.length);
}

/** They are few: each finds its place among those before it faster than a list is sorted. */
function putInOrder(fields: (readonly [string, unknown])[]): void {
  for (let at = 1; at < fields.length; at += 1) {
    const field = fields[at];
    if (!field) continue;
    let to = at;
    while (to > 0) {
      const before = fields[to - 1];
      if (!before || before[0] <= field[0]) break;
      fields[to] = before;
      to -= 1;
    }
    fields[to] = field;
  }
}
