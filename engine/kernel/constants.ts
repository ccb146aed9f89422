import { Hasher, type Lanes } from './hash';

/** What constants came to. What is read from a card's text stays as it is for as long as anybody has it. */
const known = new WeakMap<object, Lanes>();

const EMPTY = new Hasher().name('nothing').lanes();

/**
 * What something that never changes comes to in a hash: the tree of a text, what is printed on a card. It is read whole, once, and
 * so is each of its parts: wherever one of them is met again, it is known.
 *
 * @throws TypeError where it holds an object of a game, which is told by its place, or anything else that isn't plain data
 */
export function constantLanes(constant: unknown): Lanes {
  if (constant === undefined || constant === null) return EMPTY;
  if (typeof constant !== 'object') return primitive(constant);
  const before = known.get(constant);
  if (before) return before;
  const lanes = Array.isArray(constant) ? listed(constant) : fielded(constant);
  known.set(constant, lanes);
  return lanes;
}

function primitive(value: unknown): Lanes {
  const hasher = new Hasher();
  if (typeof value === 'string') return hasher.name(value).lanes();
  if (typeof value === 'number' || typeof value === 'boolean') return hasher.add(value).lanes();
  throw new TypeError(`A ${typeof value} is no constant`);
}

function listed(list: readonly unknown[]): Lanes {
  const hasher = new Hasher().name('list').add(list.length);
  for (const each of list) hasher.part(constantLanes(each));
  return hasher.lanes();
}

function fielded(constant: object): Lanes {
  const prototype: unknown = Object.getPrototypeOf(constant);
  if (prototype !== Object.prototype && prototype !== null)
    throw new TypeError(`A ${constant.constructor.name} is no constant`);
  const hasher = new Hasher().name('fields');
  const fields = Object.entries(constant).filter(([, value]) => value !== undefined);
  for (const [name, value] of fields.sort(byName)) hasher.name(name).part(constantLanes(value));
  return hasher.add(fields.length).lanes();
}

const byName = ([one]: readonly [string, unknown], [other]: readonly [string, unknown]): number =>
  one < other ? -1 : one > other ? 1 : 0;
