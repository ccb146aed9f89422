/** Whether a card is one of the places that each player brings. */
type IsPlace = (types: readonly string[]) => boolean;

interface Brought {
  readonly card: { readonly name: string; readonly types: readonly string[] };
  /** Where the scenario says that it is. */
  readonly at?: string | undefined;
}

interface Brings {
  readonly name: string;
  readonly permanents: readonly Brought[];
}

/**
 * The places that a scenario speaks of without having described them, by the player who brings each: one whose card is
 * there, as far as that player brings no other.
 *
 * @param called what the place is called that a player brings of whom nothing is said.
 */
export function undescribedPlaces(
  sides: readonly Brings[],
  called: string,
  isPlace: IsPlace,
): ReadonlyMap<string, string> {
  const places = new Map<string, string>();
  const described = new Set(sides.map(({ name }) => `${name}'s ${called}`));
  const without = new Set<string>();
  for (const { name, permanents } of sides) {
    const own = permanents.filter(({ card }) => isPlace(card.types));
    for (const { card } of own) described.add(card.name);
    if (own.length === 0) without.add(name);
  }
  for (const side of sides)
    for (const { at } of side.permanents) {
      if (at === undefined || described.has(at)) continue;
      const bringer = without.has(side.name) ? side.name : [...without][0];
      if (bringer === undefined) continue;
      described.add(at);
      without.delete(bringer);
      places.set(bringer, at);
    }
  return places;
}
