import { speedUps } from './speed-ups';

/**
 * Works something out that follows from a thing alone which never changes, as what is printed or part of it, once for each. Where no shortcuts are taken it is
 * worked out anew each time.
 */
export function onceForEach<K extends object, T>(work: (part: K) => T): (part: K) => T {
  const known = new WeakMap<K, { readonly found: T }>();
  return (part) => {
    if (!speedUps.areUsed) return work(part);
    let made = known.get(part);
    if (!made) {
      made = { found: work(part) };
      known.set(part, made);
    }
    return made.found;
  };
}
