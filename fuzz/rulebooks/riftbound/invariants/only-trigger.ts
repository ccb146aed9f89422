import type { ObjectView } from '../../../../port/contract';

/** What has triggered may leave behind what triggers later, and is called the same. */
const LATER = /, .*\b(?:do this twice|when|whenever|at the|the (?:next|first) time)\b/i;

/** Keywords that never trigger. */
const IDLE =
  /^(?:\s*\[(?:Tank|Assault|Shield|Ganking|Deflect|Hidden|Accelerate|Action|Reaction)(?: \d+)?\],?)+\s*$/;

/** The one text of an object that could be an ability of its on the chain; undefined where there are more. */
export function onlyTrigger({ abilities }: ObjectView): string | undefined {
  const [text = '', another] = abilities.filter((each) => !IDLE.test(each));
  return another === undefined && !LATER.test(text) ? text : undefined;
}
