/** Equal abilities of one object, each of which counts for itself (359). */
import type { Ability } from '../text/tree/index';

/** Tells an ability of an object from others with the same text: nothing is said of the first one. */
export function nthOfItsText(abilities: readonly Ability[], place: number): string {
  const text = abilities[place]?.text;
  let before = 0;
  for (const each of abilities.slice(0, place)) if (each.text === text) before += 1;
  return before === 0 ? '' : ` (${before + 1})`;
}
