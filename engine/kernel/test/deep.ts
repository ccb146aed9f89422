/** Whether all that takes long is tested, with `npm run test:deep`; `npm test` plays a fixed part of it. */
export const isDeep = process.env.RULEWRIGHT_TEST === 'deep';

/** So many of the cases, spread evenly and always the same; all of them in a deep run. */
export function sample<T>(cases: readonly T[], many: number): readonly T[] {
  const before = (place: number): number => Math.floor((place * many) / cases.length);
  return isDeep || cases.length <= many
    ? cases
    : cases.filter((_, place) => before(place + 1) > before(place));
}

/** How many random cases of a property: the same few with `npm test`, many others in each deep run. */
export const runs = (usual: number, deep: number): { numRuns: number; seed?: number } =>
  isDeep ? { numRuns: deep } : { numRuns: usual, seed: 1 };

/** How often something is tried: with `npm test`, and in a deep run. */
export const times = (usual: number, deep: number): number => (isDeep ? deep : usual);
