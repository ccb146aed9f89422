import type {
  CardSpecification,
  Observation,
  PermanentSetup,
  PlayerSetup,
  SetupRequest,
} from '../../port/contract';

/** A permanent as a scenario's Given puts it on the table. */
export interface Lying {
  readonly card: CardSpecification;
  /** Name of the base, or other place, that it is in; left out: where such objects usually are. */
  readonly base?: string;
  /** Name of the permanent that it is attached to, where attached permanents are told of so. */
  readonly attachedTo?: string;
  readonly rested?: boolean;
  readonly faceDown?: boolean;
  readonly damage?: number;
  readonly counters?: Readonly<Record<string, number>>;
  readonly playedThisTurn?: boolean;
  readonly statuses?: readonly string[];
}

/** Piles that a player has as a table is arranged, where a setup gives none by name. */
const PILES = ['hand', 'deck', 'graveyard', 'expelled'] as const;

type Pile = (typeof PILES)[number];

/** One player's side of the table, as far as a scenario says anything of it. */
export interface Side {
  readonly name: string;
  /** Left out: as much as a scenario gives a player of itself. */
  readonly resource?: number;
  /** Resources of several kinds, as the port names them. */
  readonly pool?: Readonly<Record<string, number>>;
  readonly points?: number;
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
    sides: players.map((player) => {
      const { name, resource = 0, deck = [], hand = [], graveyard = [], expelled = [], bases } = player;
      if (player.zones) return sideByZones(player, player.zones);
      return {
        name,
        resource,
        cards: { deck, hand, graveyard, expelled },
        sizes: { hand: hand.length },
        permanents: bases.flatMap((base) => [
          lyingAs({ ...base, faceDown: base.faceDown ?? false }),
          ...(base.attached ?? []).map((held) => ({ ...lyingAs(held), base: base.card.name })),
        ]),
      };
    }),
    from:
      from === 'the beginning'
        ? from
        : { active: players[from.activePlayer]?.name ?? '', part: from.part, turn: from.turn },
  };
}

/**
 * The side of a player whose piles have names of their own. What is attached to one of several permanents of one name
 * lies beside: no scenario can say which of them is meant.
 */
function sideByZones(
  { name, permanents = [], pool, points }: PlayerSetup,
  zones: Readonly<Record<string, readonly CardSpecification[]>>,
): Side {
  const lying = ({ statuses = [], rested, at, ...each }: PermanentSetup): Lying => ({
    ...lyingAs(each),
    ...(at === undefined ? {} : { base: at }),
    ...(rested || statuses.length > 0 ? { statuses: [...(rested ? ['exhausted'] : []), ...statuses] } : {}),
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
    ...(pool && Object.keys(pool).length > 0 ? { pool } : {}),
    ...(points ? { points } : {}),
  };
}

function lyingAs({ card, rested, faceDown, damage, counters, playedThisTurn }: PermanentSetup): Lying {
  return {
    card,
    ...(rested ? { rested } : {}),
    ...(faceDown === undefined ? {} : { faceDown }),
    ...(damage ? { damage } : {}),
    ...(counters && Object.keys(counters).length > 0 ? { counters } : {}),
    ...(playedThisTurn ? { playedThisTurn } : {}),
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
  const all = request.players.flatMap(({ bases, hand = [], deck = [], graveyard = [], expelled = [] }) => [
    ...bases.flatMap(({ card, attached = [] }) => [card, ...attached.map((held) => held.card)]),
    ...[hand, deck, graveyard, expelled].flat(),
  ]);
  const cards = new Map(all.map((card) => [card.name, card]));
  const { objects, players, activePlayer, step, turn, over } = observation;
  // A table of zones by name knows more than a scene can say of its middle: its game is told from its beginning.
  if (over || turn < 1 || request.players.some(({ zones }) => zones)) return undefined;
  const known = (name: string | undefined): CardSpecification | undefined => cards.get(name ?? '');
  const sides = players.map(({ name, seat, resource }): Side => {
    const pile = (zone: Pile): readonly CardSpecification[] =>
      objects
        .filter((each) => each.zone === zone && each.owner === seat)
        .flatMap((each) => known(each.name) ?? blank(each.name));
    const mine = objects.filter(({ zone, controller }) => zone === 'battlefield' && controller === seat);
    const nameOf = new Map(objects.map((each) => [each.id, each.name]));
    return {
      name,
      resource,
      cards: {
        hand: pile('hand'),
        deck: pile('deck'),
        graveyard: pile('graveyard'),
        expelled: pile('expelled'),
      },
      sizes: { hand: pile('hand').length },
      permanents: mine.map(({ name: cardName, base, statuses, damage, counters }) => ({
        ...lyingAs({
          card: known(cardName) ?? blank(cardName),
          rested: statuses.includes('rested'),
          faceDown: statuses.includes('face down'),
          damage,
          counters,
        }),
        ...(base === undefined ? {} : { base: nameOf.get(base) ?? '' }),
      })),
    };
  });
  const active = players[activePlayer]?.name ?? '';
  return { ...scene, chance: [], sides, from: { active, part: step, turn } };
}

/** A card that came into the game in some other way is known by its name only. */
const blank = (name = 'Blank'): CardSpecification => ({ name, types: ['action'] });
