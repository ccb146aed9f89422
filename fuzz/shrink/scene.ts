import type {
  CardSpecification,
  ObjectView,
  Observation,
  PermanentSetup,
  PlayerSetup,
  SetupRequest,
} from '../../port/contract';
import { describedGames } from '../../port/in-process-games';
import { type TableWords, tableWordsOf } from '../table-words';

/** A permanent as a scenario's Given puts it on the table. */
export interface Lying {
  readonly card: CardSpecification;
  /** Name of the place that it is in; left out: where such objects usually are. */
  readonly at?: string;
  /** Name of the permanent that it is attached to, where attached permanents are told of so. */
  readonly attachedTo?: string;
  readonly damage?: number;
  readonly counters?: Readonly<Record<string, number>>;
  /** What is so of it; left out: what is usual. */
  readonly statuses?: readonly string[];
}

/** One player's side of the table, as far as a scenario says anything of it. */
export interface Side {
  readonly name: string;
  /** What the player has of each resource, as the port names them; left out: as much as a scenario gives a player of itself. */
  readonly resources?: Readonly<Record<string, number>>;
  readonly permanents: readonly Lying[];
  /** Cards in the piles of the game, by their names. */
  readonly cards: Readonly<Record<string, readonly CardSpecification[]>>;
  /** How many cards a pile holds in all; left out: as many as a scenario makes it of itself. */
  readonly sizes: Readonly<Record<string, number | undefined>>;
}

/** A table as the Givens of a scenario say it: whatever is left out, a scenario adds of itself. */
export interface Scene {
  readonly rulebook: string;
  readonly seed: number;
  readonly off: readonly string[];
  readonly sides: readonly Side[];
  readonly chance: NonNullable<SetupRequest['chance']>;
  readonly constructed: boolean;
  readonly from:
    | 'the beginning'
    | {
        /** Name of the active player. */
        readonly active: string;
        /** Left out: the part of a turn that a scenario begins in of itself. */
        readonly part?: string;
        /** Left out: the turn that a scenario is in of itself. */
        readonly turn?: number;
      };
}

/** Makes a scene the table that a scenario would ask an engine for. */
export type Arrange = (scene: Scene) => SetupRequest;

/** A table as a scene that says everything, so that it is arranged as the same table. */
export function sceneOf({
  rulebook,
  seed,
  off = [],
  players,
  from,
  chance = [],
  decks,
}: SetupRequest): Scene {
  return {
    rulebook,
    seed,
    off,
    chance,
    constructed: decks === 'constructed',
    sides: players.map((player) => sideOf(player, tableWordsOf(rulebook))),
    from:
      from === 'the beginning'
        ? from
        : { active: players[from.activePlayer]?.name ?? '', part: from.part, turn: from.turn },
  };
}

function sideOf(player: PlayerSetup, words: TableWords): Side {
  const { name, resources = {}, zones = {}, permanents = [] } = player;
  const { homes, holding, stock } = words;
  if (!homes) return sideByZones(player, zones);
  const home = ({ statuses = [], ...each }: PermanentSetup): Lying => {
    const isSaid = statuses.some((status) => status === homes.used || words.arranged.includes(status));
    return lyingAs({ ...each, statuses: isSaid ? statuses : [...statuses, homes.used] });
  };
  return {
    name,
    resources: { ...(stock === undefined ? {} : { [stock]: 0 }), ...resources },
    cards: Object.fromEntries(holding.map((pile) => [pile, zones[pile] ?? []])),
    sizes: sizesOf(zones, words),
    permanents: permanents.flatMap((each) => [
      home(each),
      ...(each.attached ?? []).map((held) => ({ ...lyingAs(held), at: each.card.name })),
    ]),
  };
}

/** How many cards there are in the piles of which a scenario would make some up itself. */
const sizesOf = (
  zones: Readonly<Record<string, readonly CardSpecification[]>>,
  { usual }: TableWords,
): Side['sizes'] => Object.fromEntries(usual.map((pile) => [pile, zones[pile]?.length ?? 0]));

/**
 * The side of a player whose piles have names of their own. What is attached to one of several permanents of one name
 * lies beside: no scenario can say which of them is meant.
 */
function sideByZones(
  { name, permanents = [], resources }: PlayerSetup,
  zones: Readonly<Record<string, readonly CardSpecification[]>>,
): Side {
  const lying = ({ at, ...each }: PermanentSetup): Lying => ({
    ...lyingAs(each),
    ...(at === undefined ? {} : { at }),
  });
  const holderOf = ({ card: { name: holder } }: PermanentSetup): Pick<Lying, 'attachedTo'> =>
    permanents.filter(({ card }) => card.name === holder).length === 1 ? { attachedTo: holder } : {};
  return {
    name,
    cards: zones,
    sizes: Object.fromEntries(Object.entries(zones).map(([pile, cards]) => [pile, cards.length])),
    permanents: permanents.flatMap((each) => [
      lying(each),
      ...(each.attached ?? []).map((held) => ({ ...lying(held), ...holderOf(each) })),
    ]),
    ...(resources && Object.keys(resources).length > 0 ? { resources } : {}),
  };
}

function lyingAs({ card, statuses = [], damage, counters }: PermanentSetup): Lying {
  return {
    card,
    ...(damage ? { damage } : {}),
    ...(counters && Object.keys(counters).length > 0 ? { counters } : {}),
    ...(statuses.length > 0 ? { statuses } : {}),
  };
}

/**
 * The table at a moment of a game, as a scene that begins there. What has no place in a scene (effects, whatever is
 * being done) is left out: whether that matters, a trial says.
 *
 * @param scene the scene that the game began from
 * @param request the table that it was arranged as
 * @returns undefined where the game is over or hasn't properly begun
 */
export function sceneAt(scene: Scene, request: SetupRequest, observation: Observation): Scene | undefined {
  const { players, activePlayer, step, turn, over } = observation;
  if (over || turn < 1) return undefined;
  const cards = new Map(request.players.flatMap(cardsOf).map((card) => [card.name, card]));
  // Whoever is out of the game has no table that could be arranged.
  const sides = players
    .filter(({ inGame }) => inGame)
    .map((player): Side => {
      const words = tableWordsOf(request.rulebook);
      const piles = Object.keys(request.players[player.seat]?.zones ?? {});
      return words.homes
        ? sideOfHomes(player, observation, cards, words)
        : sideOfZones(player, piles, observation, cards, words);
    });
  const active = players[activePlayer]?.name ?? '';
  return { ...scene, chance: [], constructed: false, sides, from: { active, part: step, turn } };
}

type Cards = ReadonlyMap<string, CardSpecification>;
type PlayerView = Observation['players'][number];

/** Every card that a player has in a setup, wherever it is. */
function cardsOf({ permanents = [], zones = {} }: PlayerSetup): readonly CardSpecification[] {
  return [
    ...permanents.flatMap(({ card, attached = [] }) => [card, ...attached.map((held) => held.card)]),
    ...Object.values(zones).flat(),
  ];
}

/** The cards of one player's pile; those that came into the game in some other way are known by their names only. */
const pileOf = (
  zone: string,
  seat: number,
  { objects }: Observation,
  cards: Cards,
): readonly CardSpecification[] =>
  objects
    .filter((each) => each.zone === zone && each.owner === seat)
    .map((each) => cards.get(each.name ?? '') ?? blank(each));

/** A player's side of a table of homes. */
function sideOfHomes(
  { name, seat, resources }: PlayerView,
  table: Observation,
  cards: Cards,
  words: TableWords,
): Side {
  const { inPlay, holding, arranged } = words;
  const { objects } = table;
  const zones = Object.fromEntries(holding.map((zone) => [zone, pileOf(zone, seat, table, cards)] as const));
  const mine = objects.filter(({ zone, controller }) => zone === inPlay && controller === seat);
  const nameOf = new Map(objects.map((each) => [each.id, each.name]));
  return {
    name,
    resources,
    cards: zones,
    sizes: sizesOf(zones, words),
    permanents: mine.map((each) => ({
      ...lyingAs({
        card: cards.get(each.name ?? '') ?? blank(each),
        statuses: each.statuses.filter((status) => arranged.includes(status)),
        damage: each.damage,
        counters: each.counters,
      }),
      ...(each.at === undefined ? {} : { at: nameOf.get(each.at) ?? '' }),
    })),
  };
}

/** A player's side of a table of zones by name. */
function sideOfZones(
  { name, seat, resources }: PlayerView,
  piles: readonly string[],
  table: Observation,
  cards: Cards,
  { inPlay, hiddenIn, places, arranged, hidden }: TableWords,
): Side {
  const { objects } = table;
  const held = Object.fromEntries(piles.map((pile) => [pile, pileOf(pile, seat, table, cards)] as const));
  // Places belong to who brought them, everything else to who controls it.
  const isPlace = ({ types, at }: ObjectView): boolean =>
    at === undefined && types.some((type) => places.includes(type));
  // What is neither a card nor a token the game brings of itself.
  const mine = objects.filter(
    (each) =>
      (each.zone === inPlay || each.zone === hiddenIn) &&
      (cards.has(each.name ?? '') || isToken(each)) &&
      (isPlace(each) ? each.owner : (each.controller ?? each.owner)) === seat,
  );
  const byId = new Map(objects.map((each) => [each.id, each]));
  const lying = (each: ObjectView): Lying => {
    const at = byId.get(each.at ?? '');
    // Where such objects usually are goes without saying.
    const place = at && isPlace(at) ? at.name : undefined;
    const holder = byId.get(each.attachedTo ?? '')?.name;
    const isHidden = each.zone === hiddenIn && hidden !== undefined;
    const statuses = isHidden ? [hidden] : arranged.filter((status) => each.statuses.includes(status));
    return {
      card: cards.get(each.name ?? '') ?? blank(each),
      ...(each.damage > 0 ? { damage: each.damage } : {}),
      ...(holder === undefined ? (place === undefined ? {} : { at: place }) : { attachedTo: holder }),
      ...(statuses.length > 0 ? { statuses } : {}),
    };
  };
  const some = Object.entries(resources).filter(([, amount]) => amount > 0);
  return {
    name,
    cards: held,
    sizes: Object.fromEntries(Object.entries(held).map(([pile, some]) => [pile, some.length])),
    // What is attached comes after what it is attached to.
    permanents: [...mine.filter((each) => isPlace(each)), ...mine.filter((each) => !isPlace(each))]
      .toSorted((one, other) => Number(one.attachedTo !== undefined) - Number(other.attachedTo !== undefined))
      .map(lying),
    ...(some.length > 0 ? { resources: Object.fromEntries(some) } : {}),
  };
}

const isToken = ({ supertypes }: ObjectView): boolean => supertypes.includes('token');

/** A card that came into the game in some other way: what is seen of it. */
function blank(object: ObjectView): CardSpecification {
  const { name = 'Blank', types, characteristics } = object;
  const [type = 'action'] = types;
  return {
    name,
    types: [type],
    ...(isToken(object) ? { supertypes: ['token'], fields: printedAs(characteristics) } : {}),
  };
}

/** The names of fields that objects show under the same names. */
const SHOWN_SO: ReadonlySet<string> = new Set(
  describedGames.flatMap(({ description }) =>
    description.fields.flatMap(({ name, shown }) => (name === shown ? name : [])),
  ),
);

/** What is shown of an object, as it would be printed. */
const printedAs = (
  characteristics: ObjectView['characteristics'],
): NonNullable<CardSpecification['fields']> =>
  Object.fromEntries(Object.entries(characteristics).filter(([name]) => SHOWN_SO.has(name)));
