/**
 * What the words of an effect say that it is done to; undefined: they say nothing of objects.
 *
 * @param isReference tells the game's phrases for objects from what else may stand there: places, amounts.
 */
export function doneTo<O>(effect: object, isReference: (value: unknown) => value is O): O | undefined {
  const parts: readonly unknown[] = ['object', 'to', 'objects'].map((name) => Reflect.get(effect, name));
  return parts.find(isReference);
}
