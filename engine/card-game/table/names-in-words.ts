/**
 * Some names as a sentence lists them: `a, b and c`.
 *
 * @param last what stands before the last of them
 * @returns `none` where there are none
 */
export const namesInWords = (names: readonly string[], last: 'and' | 'or'): string =>
  names.length < 2 ? (names[0] ?? 'none') : `${names.slice(0, -1).join(', ')} ${last} ${names.at(-1)}`;
