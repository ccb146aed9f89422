/** An object of a game's state whose fields can be written. */
export type Draft<T> = { -readonly [K in keyof T]: T[K] };

/**
 * An object that is being made, to be filled in. The fields of a game's state are read-only to everybody but the journal; what
 * nothing of the state holds yet can be written, as nothing that is taken back could come to it. The journal writes through it.
 */
export const draft = <T extends object>(made: T): Draft<T> => made;

/**
 * What `ask` answers as if some fields of an object were others. They are put back at once, so that nothing needs to be taken
 * back; what is worked out about the game and kept mustn't hang on them.
 */
export function asIf<T extends object, K extends keyof T, R>(
  object: T,
  fields: Readonly<Pick<T, K>>,
  ask: () => R,
): R {
  const before: Partial<Pick<T, K>> = {};
  for (const key in fields) before[key] = object[key];
  Object.assign(object, fields);
  try {
    return ask();
  } finally {
    Object.assign(object, before);
  }
}
