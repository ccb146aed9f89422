import type { IndexedScenario } from './scenario-index';

const fileOf = ({ at }: IndexedScenario): string => at.slice(0, at.lastIndexOf(':'));

/**
 * So many of some scenarios: those that stand in the same files as others first, then such as are spread over the rest, so that they
 * are about different things.
 */
export function nearestFirst(
  scenarios: readonly IndexedScenario[],
  to: readonly IndexedScenario[],
  most: number,
): readonly IndexedScenario[] {
  const files = new Set(to.map(fileOf));
  const near = scenarios.filter((each) => files.has(fileOf(each))).slice(0, Math.ceil(most / 2));
  const far = scenarios.filter((each) => !near.includes(each));
  const room = most - near.length;
  const step = Math.max(1, far.length / room);
  return [
    ...near,
    ...far.filter((_, place) => Math.floor(place / step) !== Math.floor((place - 1) / step)),
  ].slice(0, most);
}
