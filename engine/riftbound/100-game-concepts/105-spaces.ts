/** The zones (106, 107), and what happens to an object that changes them. */
import type * as layer from '../../card-game/zones/movement';
import { movement } from '../../card-game/zones/movement';
import { type Draft, query, Zone } from '../../kernel';
import { activate } from '../400-types-of-actions/450-timestamps';
import { definition, fact } from '../forms';
import type { RiftboundGame, RiftboundTypes } from '../game';
import { type GameObject, Location } from '../object';
import { Occurrence } from '../occurrence';
import { rememberThisTurn } from '../phrases/this-turn';
import type { Player } from '../player';

export type ZoneName =
  | 'main deck'
  | 'rune deck'
  | 'hand'
  | 'trash'
  | 'banishment'
  | 'champion zone'
  | 'board'
  | 'facedown zone'
  | 'chain';

/** Where an object goes. */
export interface Destination extends layer.Destination {
  readonly zone: ZoneName;
  /** On the board, and of a facedown zone: where. */
  readonly location?: Location;
  readonly exhausted?: boolean;
}

/** To whose pile of a kind a card goes. Switched off, to that of the player who has it. */
const whosePile = (number: string, pile: string) =>
  definition(
    number,
    `A card goes to its owner's ${pile}, whoever has it`,
    (_game, object: GameObject, _whose: number) => object.owner,
    (_game, _object, whose) => whose,
  );

export const whoseTrash = whosePile('107.1.d', 'trash');
export const whoseBanishment = whosePile('107.5.d', 'banishment');
export const whoseHand = whosePile('107.6.f', 'hand');
export const whoseDeck = whosePile('403.1.c', 'deck');

/** 109: what changes zones to or from a non-board zone has no memory of what was done to it. */
export const modificationsCease = fact(
  '109',
  'What changes zones to or from a non-board zone keeps no modifications',
  () => true,
);

/** 180.1: a token put elsewhere ceases to exist. */
export const tokensCease = fact(
  '180.1',
  'A token put into a non-board zone ceases to exist',
  (_game, object: GameObject, to: ZoneName) => object.isToken && to !== 'board' && to !== 'chain',
);

/** 107.2.b.1: only an empty champion zone takes its champion back. */
export const championZoneIsTaken = fact(
  '107.2.b.1',
  'A chosen champion returns to the champion zone only if no card is there',
  (_game, player: Player) => player.champion.objects.length > 0,
);

/** 103.2.d.3: what never comes to the champion zone. */
export const isNoChampion = fact(
  '103.2.d.3',
  'A Signature card is not put into the Champion Zone',
  (_game, { card }: GameObject) => card.supertypes.includes('signature'),
);

/** 106.5.d: legends remain in place for the whole game. */
export const legendsRemain = fact(
  { number: '106.5.d', restates: ['170.2.b'] },
  'Legends never leave the Legend Zone',
  (_game, object: GameObject) => object.zone.name === 'legend zone',
);

/** 166.2.b: so do battlefields. */
export const battlefieldsRemain = fact(
  '166.2.b',
  'Battlefields never leave the board',
  (game: RiftboundGame, object: GameObject) =>
    object.zone === game.board && object.card.types.includes('battlefield'),
);

/** The pile of a player that a zone's name means. */
export function pileOf(player: Player, zone: ZoneName): Zone<GameObject> {
  switch (zone) {
    case 'main deck':
      return player.mainDeck;
    case 'rune deck':
      return player.runeDeck;
    case 'hand':
      return player.hand;
    case 'banishment':
      return player.banishment;
    case 'champion zone':
      return player.champion;
    default:
      return player.trash;
  }
}

/** Whose pile of a name it is that a card goes to. */
function whoseOf(game: RiftboundGame, object: GameObject, zone: ZoneName): number {
  const holder = object.controller ?? object.owner;
  switch (zone) {
    case 'trash':
      return whoseTrash(game, object, holder);
    case 'banishment':
      return whoseBanishment(game, object, holder);
    case 'hand':
      return whoseHand(game, object, holder);
    case 'main deck':
    case 'rune deck':
      return whoseDeck(game, object, holder);
    default:
      return object.owner;
  }
}

function zoneOf(game: RiftboundGame, object: GameObject, to: Destination): Zone<GameObject> {
  if (to.zone === 'board') return game.board;
  if (to.zone === 'chain') return game.chain;
  if (to.zone === 'facedown zone' && to.location?.facedown) return to.location.facedown;
  return pileOf(game.player(whoseOf(game, object, to.zone)), to.zone);
}

/** 719.5: what was attached stays where it is (422.4.b). */
function detachFrom(game: RiftboundGame, object: GameObject, topMost: GameObject): void {
  activate(game, object);
  game.set(
    topMost,
    'attached',
    topMost.attached.filter((each) => each !== object),
  );
}

/** Is what can't be in a zone, or leave the one it is in, told to? */
function stays(game: RiftboundGame, object: GameObject, { zone, location }: Destination): boolean {
  if (legendsRemain(game, object) || battlefieldsRemain(game, object)) return true;
  if (zone === 'facedown zone') return location?.facedown === undefined;
  if (zone !== 'champion zone') return false;
  return championZoneIsTaken(game, game.player(object.owner)) || isNoChampion(game, object);
}

function arrive(game: RiftboundGame, object: GameObject, arrived: Draft<GameObject>, to: Destination): void {
  const { zone, location } = to;
  if (zone === 'board' || zone === 'chain' || zone === 'facedown zone')
    arrived.controller = to.controller ?? object.controller ?? object.owner;
  arrived.cardAt = object.cardAt;
  arrived.playedFrom = object.playedFrom;
  arrived.paidEnergy = object.paidEnergy;
  if (object.zone === game.chain && zone === 'board') {
    arrived.hiddenAt = object.hiddenAt;
    arrived.playedOnTurn = game.now.turn;
    arrived.additionalCosts = object.additionalCosts;
  }
  arrived.exhausted = to.exhausted ?? false;
  if (zone === 'facedown zone') {
    arrived.facedown = true;
    arrived.hiddenOnTurn = game.now.turn;
    arrived.location = location;
  }
  if (zone === 'board' && location) {
    arrived.location = location;
    game.journal.push(location.objects, arrived);
  }
}

/** How objects of this game change zones; what they were like stays known (356.3.e.13). */
export const { move: putInto, leave } = movement<RiftboundTypes, Destination>({
  zoneOf,
  stays,
  // All fields are written, whatever they are: one that is put in only where it is something takes twenty times as long.
  about: ({ object, player, what, from, bottom }, { location: to }) => ({
    object,
    player,
    what,
    from,
    bottom,
    origin: object?.location,
    to,
    source: undefined,
    ability: undefined,
    others: undefined,
  }),
  noted: rememberThisTurn,
  isNew: modificationsCease,
  remember: (object, arrived) => {
    arrived.damage = object.damage;
    arrived.buffed = object.buffed;
  },
  arrive,
  vanishes: (game, object, { zone }) => tokensCease(game, object, zone),
  leave: (game, object) => {
    const { location, attached, attachedTo } = object;
    game.set(object, 'lastLocation', location);
    if (location) game.journal.remove(location.objects, object);
    if (attached.length > 0) {
      game.set(object, 'wasAttached', [...attached]);
      for (const each of object.wasAttached) detachFrom(game, each, object);
    }
    if (attachedTo) detachFrom(game, object, attachedTo);
  },
});

/** An ability leaves the chain: it resolved, or never came to be there. */
export const cease = (object: GameObject, kind = 'leave the chain'): Occurrence =>
  new Occurrence(kind, { object, source: object.context?.source, from: 'chain' }, (game) => {
    if (!object.ceased) leave(game, object);
  });

/** The units on the board. */
export const unitsOnBoard = query('the units on the board', (game: RiftboundGame): readonly GameObject[] =>
  game.board.objects.filter((object) => game.typesOf(object).includes('unit')),
);

/** The objects at a location that are units, or gear, and whose. */
export const unitsAt = (game: RiftboundGame, location: Location): readonly GameObject[] =>
  location.objects.filter((object) => game.typesOf(object).includes('unit'));

/** 106.3: puts a battlefield on the board, with its facedown zone (106.4), without anything happening. */
export function placeBattlefield(game: RiftboundGame, object: GameObject): Location {
  const facedown = new Zone<GameObject>('facedown zone', undefined, 'controller');
  const location = new Location(object.id, object.card.name, undefined, object, facedown);
  game.journal.push(game.battlefields, location);
  game.journal.push(game.board.objects, object);
  game.set(object, 'zone', game.board);
  game.set(object, 'location', location);
  return location;
}
