/**
 * Tables as version 1 of the protocol has them: what is printed on cards beside their names, what players have in piles, and what lies in
 * bases each have a field of their own. Adapters that speak version 1 are sent such tables, and such tables are still read.
 */
import type { CardSpecification, PermanentSetup, PlayerSetup, SetupRequest } from './table';

/** Whatever version 1 has in a field. */
type Old = Readonly<Record<string, unknown>>;

/** Fields of cards in version 1, all games' together. */
const CARD_FIELDS = [
  ...['cost', 'will', 'power', 'defense', 'capacity', 'production', 'activationCost'],
  ...['domains', 'might', 'mightBonus', 'powerCost', 'effectText'],
];
/** Piles that had a field of a player. */
const PILES = ['deck', 'hand', 'graveyard', 'expelled'];

const picked = (from: Old, names: readonly string[]): Old =>
  Object.fromEntries(names.flatMap((name) => (from[name] === undefined ? [] : [[name, from[name]]])));

const without = (from: Old, names: readonly string[]): Old =>
  Object.fromEntries(Object.entries(from).filter(([name]) => !names.includes(name)));

const isObject = (value: unknown): value is Old =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);
const isEmpty = (of: object): boolean => Object.keys(of).length === 0;

function newCard(card: unknown): unknown {
  if (!isObject(card) || 'fields' in card) return card;
  const fields = picked(card, CARD_FIELDS);
  const rest = without(card, CARD_FIELDS);
  return isEmpty(fields) ? rest : { ...rest, fields };
}

function newPermanent(permanent: unknown): unknown {
  if (!isObject(permanent)) return permanent;
  const { card, attached, ...lying } = permanent;
  return {
    ...lying,
    card: newCard(card),
    ...(attached === undefined ? {} : { attached: listOf(attached).map(newPermanent) }),
  };
}

function newPlayer(player: unknown): unknown {
  if (!isObject(player)) return player;
  const { bases, permanents, resource, pool, zones, ...rest } = player;
  const piles = { ...picked(rest, PILES), ...(isObject(zones) ? zones : {}) };
  const resources = { ...(resource === undefined ? {} : { resource }), ...(isObject(pool) ? pool : {}) };
  return {
    ...without(rest, PILES),
    zones: Object.fromEntries(
      Object.entries(piles).map(([zone, cards]) => [zone, listOf(cards).map(newCard)]),
    ),
    resources,
    permanents: [...listOf(bases), ...listOf(permanents)].map(newPermanent),
  };
}

/**
 * A table of version 1 as this version has it.
 *
 * @param table as it was read; whatever else is wrong with it is left, to be found as it is checked
 */
export const tableFrom1 = (table: unknown): unknown =>
  isObject(table) ? { ...table, players: listOf(table.players).map(newPlayer) } : table;

const oldCard = ({ fields = {}, ...card }: CardSpecification): Old => ({ ...card, ...fields });

const oldPermanent = ({ card, attached, ...lying }: PermanentSetup): Old => ({
  ...lying,
  card: oldCard(card),
  ...(attached ? { attached: attached.map(oldPermanent) } : {}),
});

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
  return ofBases
    ? { ...player, ...resources, ...piles, bases: lying }
    : { ...player, bases: [], zones: piles, permanents: lying, pool: resources };
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
