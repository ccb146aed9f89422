/** Is a part of an ability tree a phrase for objects? Places and amounts have other words. */
export const isReference = <Reference extends { readonly ref: string }>(value: unknown): value is Reference =>
  typeof value === 'object' && value !== null && 'ref' in value;

/** What the words of an effect say that it is done to; undefined: they say nothing of objects. */
export function doneTo<Reference extends { readonly ref: string }>(effect: object): Reference | undefined {
  const parts: readonly unknown[] = ['object', 'to', 'objects'].map((name) => Reflect.get(effect, name));
  return parts.find(isReference<Reference>);
}
