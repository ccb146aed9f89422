/**
 * Tables and observations as version 1 of the protocol has them: what is printed on cards beside their names, what players have in piles,
 * what lies in bases, and whatever is so of objects and players each have a field of their own. Adapters that speak version 1 are sent
 * such tables, and such tables and observations are still read.
 */
import type { Observation } from './play';
import type { CardSpecification, PermanentSetup, PlayerSetup, SetupRequest } from './table';

/** Whatever version 1 has in a field. */
export type Old = Readonly<Record<string, unknown>>;

/** The statuses that objects of a rulebook's game can have as a table is arranged, as its hello has them. */
export type Arranged = (rulebook: unknown) => readonly string[];

/** Fields of cards in version 1, all games' together. */
export const CARD_FIELDS = [
  ...['cost', 'will', 'power', 'defense', 'capacity', 'production', 'activationCost'],
  ...['domains', 'might', 'mightBonus', 'powerCost', 'effectText'],
];
/** Piles that had a field of a player. */
export const PILES = ['deck', 'hand', 'graveyard', 'expelled'];

/** Fields of what lies on the table that are statuses now: of each value the names that games have for it, and whether it is told at all. */
const STATUS_FIELDS: readonly {
  readonly field: string;
  readonly value: boolean;
  readonly names: readonly string[];
}[] = [
  { field: 'rested', value: true, names: ['rested', 'exhausted'] },
  { field: 'rested', value: false, names: ['reset', 'ready'] },
  { field: 'faceDown', value: true, names: ['face down', 'facedown'] },
  { field: 'faceDown', value: false, names: ['face up'] },
  { field: 'playedThisTurn', value: true, names: ['played this turn'] },
  { field: 'controlled', value: true, names: ['controlled'] },
];
/** Names by which version 1 has those statuses in a list as well. */
const LISTED: readonly string[] = ['exhausted', 'ready'];
/** Fields that version 1 has for the statuses of what lies on the table. */
export const LYING_FIELDS: readonly string[] = [...new Set(STATUS_FIELDS.map(({ field }) => field))];

const picked = (from: Old, names: readonly string[]): Old =>
  Object.fromEntries(names.flatMap((name) => (from[name] === undefined ? [] : [[name, from[name]]])));

const without = (from: Old, names: readonly string[]): Old =>
  Object.fromEntries(Object.entries(from).filter(([name]) => !names.includes(name)));

/** Is it a JSON object? */
export const isObject = (value: unknown): value is Old =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
/** A JSON list; an empty one where the value is something else. */
export const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);
const isEmpty = (of: object): boolean => Object.keys(of).length === 0;

function newCard(card: unknown): unknown {
  if (!isObject(card) || 'fields' in card) return card;
  const fields = picked(card, CARD_FIELDS);
  const rest = without(card, CARD_FIELDS);
  return isEmpty(fields) ? rest : { ...rest, fields };
}

/** What is so of an object; what its game has no name for keeps the field's, so that the game refuses it. */
function statusesOf(lying: Old, arranged: readonly string[]): readonly unknown[] {
  const fromFields = STATUS_FIELDS.flatMap(({ field, value, names }) => {
    if (lying[field] !== value) return [];
    const name = names.find((each) => arranged.includes(each));
    // A place is controlled, or not; of anything else it goes without saying.
    return name ?? (value && field !== 'controlled' ? (names[0] ?? []) : []);
  });
  return [...fromFields, ...listOf(lying.statuses)];
}

function newPermanent(permanent: unknown, arranged: readonly string[]): unknown {
  if (!isObject(permanent)) return permanent;
  const { card, attached, ...lying } = permanent;
  const statuses = statusesOf(lying, arranged);
  return {
    ...without(lying, [...LYING_FIELDS, 'statuses']),
    card: newCard(card),
    ...(statuses.length > 0 ? { statuses } : {}),
    ...(attached === undefined
      ? {}
      : { attached: listOf(attached).map((held) => newPermanent(held, arranged)) }),
  };
}

/** What a player has of each resource: of one kind, of several, and points. */
function resourcesOf({ resource, pool, points }: Old): Old {
  return {
    ...(resource === undefined ? {} : { resource }),
    ...(isObject(pool) ? pool : {}),
    ...(points === undefined ? {} : { points }),
  };
}

function newPlayer(player: unknown, arranged: readonly string[]): unknown {
  if (!isObject(player)) return player;
  const { bases, permanents, zones, ...rest } = player;
  const piles = { ...picked(rest, PILES), ...(isObject(zones) ? zones : {}) };
  return {
    ...without(rest, [...PILES, 'resource', 'pool', 'points']),
    zones: Object.fromEntries(
      Object.entries(piles).map(([zone, cards]) => [zone, listOf(cards).map(newCard)]),
    ),
    resources: resourcesOf(rest),
    permanents: [...listOf(bases), ...listOf(permanents)].map((each) => newPermanent(each, arranged)),
  };
}

/**
 * A table of version 1 as this version has it.
 *
 * @param table as it was read; whatever else is wrong with it is left, to be found as it is checked
 */
export function tableFrom1(table: unknown, arranged: Arranged): unknown {
  if (!isObject(table)) return table;
  const statuses = arranged(table.rulebook);
  return { ...table, players: listOf(table.players).map((player) => newPlayer(player, statuses)) };
}

/** A card of a game that came later keeps its fields together: version 1 has none for them. */
function oldCard({ fields = {}, ...card }: CardSpecification): Old {
  const isOld = Object.keys(fields).every((field) => CARD_FIELDS.includes(field));
  return isOld ? { ...card, ...fields } : { ...card, fields };
}

function oldPermanent({ card, attached, statuses = [], ...lying }: PermanentSetup): Old {
  const hasField = (status: string): boolean =>
    !LISTED.includes(status) && STATUS_FIELDS.some(({ names }) => names.includes(status));
  const listed = statuses.filter((status) => !hasField(status));
  const fields = STATUS_FIELDS.filter(({ names }) =>
    names.some((name) => hasField(name) && statuses.includes(name)),
  );
  return {
    ...lying,
    ...Object.fromEntries(fields.map(({ field, value }) => [field, value])),
    ...(listed.length > 0 ? { statuses: listed } : {}),
    card: oldCard(card),
    ...(attached ? { attached: attached.map(oldPermanent) } : {}),
  };
}

/** Do the players have bases that hold the rest, and piles and a reserve that version 1 has fields for? */
const isOfBases = (players: readonly PlayerSetup[]): boolean =>
  players.some(
    ({ permanents = [], zones = {}, resources = {} }) =>
      permanents.some(({ card }) => card.types.includes('base')) ||
      'deck' in zones ||
      'resource' in resources,
  );

function oldPlayer(
  { zones = {}, resources = {}, permanents = [], ...player }: PlayerSetup,
  ofBases: boolean,
): Old {
  const piles = Object.fromEntries(
    Object.entries(zones).map(([zone, cards]) => [zone, cards.map(oldCard)] as const),
  );
  const lying = permanents.map(oldPermanent);
  if (ofBases) return { ...player, ...resources, ...piles, bases: lying };
  const { points, ...pool } = resources;
  const scored = points === undefined ? {} : { points };
  return { ...player, ...scored, bases: [], zones: piles, permanents: lying, pool };
}

/** A table as version 1 has it: what adapters are sent that speak that. */
export const tableAs1 = ({ players, ...table }: SetupRequest): Old => {
  const ofBases = isOfBases(players);
  return { ...table, players: players.map((player) => oldPlayer(player, ofBases)) };
};

/** What a message says, in the version of the protocol that an engine speaks. */
export const inVersion = <Said extends object>(version: number | undefined, says: Said): object =>
  version === 1 && 'table' in says && isSetup(says.table) ? { ...says, table: tableAs1(says.table) } : says;

const isSetup = (table: unknown): table is SetupRequest => isObject(table) && Array.isArray(table.players);

/**
 * What is observed, as this version has it.
 *
 * @param observation as it was read; whatever else is wrong with it is left, to be found as it is checked
 */
export function observationFrom1(observation: unknown): unknown {
  if (!isObject(observation)) return observation;
  const { focus, players, objects, ...rest } = observation;
  return {
    ...rest,
    ...(Array.isArray(players)
      ? { players: players.map((player, seat) => newView(player, focus === seat)) }
      : { players }),
    ...(Array.isArray(objects) ? { objects: objects.map(newObject) } : { objects }),
  };
}

function newView(player: unknown, hasFocus: boolean): unknown {
  if (!isObject(player)) return player;
  const { resource, pool, points, ...rest } = player;
  const resources = resourcesOf({ ...(pool === undefined ? { resource } : { pool }), points });
  return {
    ...rest,
    ...(isEmpty(resources) ? {} : { resources }),
    ...(hasFocus ? { statuses: ['focus'] } : {}),
  };
}

function newObject(object: unknown): unknown {
  if (!isObject(object)) return object;
  const { base, domains, ...rest } = object;
  return {
    ...rest,
    ...(base === undefined ? {} : { at: base }),
    ...(domains === undefined ? {} : { fields: { domains } }),
  };
}

/** What is observed, as version 1 has it. */
export function observationAs1({ players, objects, ...rest }: Observation): Old {
  const focused = players.find(({ statuses = [] }) => statuses.includes('focus'));
  return {
    ...rest,
    ...(focused ? { focus: focused.seat } : {}),
    players: players.map(({ resources, statuses: _, ...player }) => {
      const { points, ...pool } = resources;
      const kinds = Object.keys(pool);
      return {
        ...player,
        resource: pool[kinds[0] ?? ''] ?? 0,
        ...(kinds.length === 1 && kinds[0] === 'resource' ? {} : { pool }),
        ...(points === undefined ? {} : { points }),
      };
    }),
    objects: objects.map(({ at, fields, ...object }) => ({ ...object, base: at, ...fields })),
  };
}
