/** So much is remembered of a function, then it begins anew: a process that watches files plays for hours. */
const REMEMBERED = 20_000;

/**
 * A function that works out once what a text comes to: features say the same things again and again. What it gives must not
 * be changed by whoever gets it. What it throws isn't remembered.
 */
export function remembered<T>(read: (text: string) => T): (text: string) => T {
  let known = new Map<string, T>();
  return (text) => {
    const found = known.get(text);
    if (found !== undefined) return found;
    const value = read(text);
    if (known.size >= REMEMBERED) known = new Map();
    known.set(text, value);
    return value;
  };
}
