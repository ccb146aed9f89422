import type { Moved } from './changes';
import type { Edition } from './edition';
import type { Pairing } from './pairing';

/** The rules that kept their number and stand elsewhere among those that did, as few as explain the new order. */
export function movedRules(pairing: Pairing): Moved[] {
  const { older, newer } = pairing;
  const stayed = older.rules.flatMap((_, from) => {
    const to = pairing.newOf(from);
    return to !== undefined && pairing.sameKey(from, to) ? [{ from, to }] : [];
  });
  if (stayed.every(({ to }, index) => index === 0 || to > (stayed[index - 1]?.to ?? 0))) return [];
  const inOrder = longestRising(stayed.map(({ to }) => to));
  const moved = stayed.filter((_, index) => !inOrder.has(index));
  const groups: { from: number; to: number }[][] = [];
  for (const each of moved) {
    const last = groups.at(-1)?.at(-1);
    if (last !== undefined && each.from === last.from + 1 && each.to === last.to + 1)
      groups.at(-1)?.push(each);
    else groups.push([each]);
  }
  return groups.map((group) => ({
    what: 'moved',
    keys: group.flatMap(({ from }) => keyAt(older, from) ?? []),
    afterBefore: keyAt(older, (group[0]?.from ?? 0) - 1),
    afterNow: keyAt(newer, (group[0]?.to ?? 0) - 1),
  }));
}

function keyAt({ rules }: Edition, place: number): string | undefined {
  return rules[place]?.key;
}

/**
 * The places in a list of the longest sequence that rises. Of several that are equally long, the one that leaves most
 * where it was: of three of which the outer two change places, the middle one.
 */
function longestRising(list: readonly number[]): Set<number> {
  const ranks = new Map([...list].sort((one, other) => one - other).map((value, rank) => [value, rank]));
  const weights = list.map((value, index) => list.length + 1 + (ranks.get(value) === index ? 1 : 0));
  const best: number[] = [];
  const previous: (number | undefined)[] = [];
  list.forEach((value, index) => {
    let weight = 0;
    for (let before = 0; before < index; before++) {
      if ((list[before] ?? 0) < value && (best[before] ?? 0) > weight) {
        weight = best[before] ?? 0;
        previous[index] = before;
      }
    }
    best[index] = weight + (weights[index] ?? 0);
  });
  const places = new Set<number>();
  let place: number | undefined = best.indexOf(Math.max(...best));
  while (place !== undefined && place >= 0) {
    places.add(place);
    place = previous[place];
  }
  return places;
}
