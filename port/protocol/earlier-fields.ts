import { CARD_FIELDS, isObject, LYING_FIELDS, listOf, type Old, PILES } from './version-1';

/** Where something stands now that had a field of its own. */
type Instead = Readonly<Record<string, string>>;

const ofEach = (fields: readonly string[], instead: string): Instead =>
  Object.fromEntries(fields.map((field) => [field, instead]));

const OF_CARDS = ofEach(
  CARD_FIELDS,
  'what is printed on a card besides its name, types and text stands in "fields"',
);
const OF_LYING = ofEach(
  LYING_FIELDS,
  'what is so of an object stands in "statuses", by the names that the hello has',
);
const OF_PLAYERS: Instead = {
  ...ofEach(PILES, 'cards stand in "zones", by the names of the zones'),
  ...ofEach(
    ['resource', 'pool', 'points'],
    'what a player has some of stands in "resources", by the names that the hello has',
  ),
  bases: 'what a player has on the table stands in "permanents"',
};

function firstIn(value: unknown, path: string, earlier: Instead): string | undefined {
  if (!isObject(value)) return undefined;
  const field = Object.keys(earlier).find((each) => value[each] !== undefined);
  return field === undefined ? undefined : `at ${path}: there is no "${field}" any more: ${earlier[field]}`;
}

const firstOf = <T>(
  all: readonly T[],
  find: (each: T, place: number) => string | undefined,
): string | undefined => {
  for (const [place, each] of all.entries()) {
    const found = find(each, place);
    if (found !== undefined) return found;
  }
  return undefined;
};

function inLying(lying: unknown, path: string): string | undefined {
  if (!isObject(lying)) return undefined;
  return (
    firstIn(lying, path, OF_LYING) ??
    firstIn(lying.card, `${path}/card`, OF_CARDS) ??
    firstOf(listOf(lying.attached), (held, place) => inLying(held, `${path}/attached/${place}`))
  );
}

function inPlayer(player: unknown, path: string): string | undefined {
  if (!isObject(player)) return undefined;
  const zones: Old = isObject(player.zones) ? player.zones : {};
  return (
    firstIn(player, path, OF_PLAYERS) ??
    firstOf(Object.entries(zones), ([zone, cards]) =>
      firstOf(listOf(cards), (card, place) => firstIn(card, `${path}/zones/${zone}/${place}`, OF_CARDS)),
    ) ??
    firstOf(listOf(player.permanents), (each, place) => inLying(each, `${path}/permanents/${place}`))
  );
}

/**
 * What a table has in a field that there was once: the engine would overlook it.
 *
 * @param table as it was read
 * @returns where it is, and where it stands now; undefined where there is nothing of the sort
 */
export const earlierFieldIn = (table: unknown): string | undefined =>
  isObject(table)
    ? firstOf(listOf(table.players), (player, seat) => inPlayer(player, `/table/players/${seat}`))
    : undefined;
