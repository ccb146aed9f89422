import { addTimestampOrder } from '../card-game/position/timestamp-order';
import { gathered, Hasher, PerGame, Position, placeAmong, RecordFields, Zone, ZoneHashes } from '../kernel';
import type { RiftboundGame } from './game';
import { Context, Location, Piece } from './piece';
import { Player } from './player';
import { contextFields, gameFields, pieceFields } from './position-fields';

/** More than there are at any table. */
const SEATS = 64;
/** Where the game itself is: nothing else is there. */
const THE_GAME = -SEATS * SEATS * SEATS;

const ofPieces = new RecordFields(pieceFields);
const ofContexts = new RecordFields(contextFields);
const ofTheGame = new RecordFields(gameFields);

/** The hashes of a game's piles, none of which is known. */
export const pilesOf = ({ journal }: RiftboundGame): ZoneHashes<Piece> =>
  new ZoneHashes(journal, ofPieces, (target) => (target instanceof Piece ? target : undefined));

/** What hashing a game's positions needs each time. */
interface Hashing {
  readonly hashes: ZoneHashes<Piece>;
  /** The zones of all players. */
  readonly piles: readonly Zone<Piece>[];
}

const known = new PerGame<Hashing>();

const hashingOf = (game: RiftboundGame): Hashing =>
  known.get(game) ??
  known.set(game, { hashes: pilesOf(game), piles: gathered(game.players, ({ zones }) => zones) });

/** Where an object, a player, a pile or a location is; undefined for what is none of these. */
function placeIn(game: RiftboundGame, zones: readonly Zone<Piece>[], value: object): number | undefined {
  if (value instanceof Piece) return placeAmong(value, zones);
  if (value instanceof Player) return -1 - game.players.indexOf(value);
  if (value instanceof Location) return -SEATS - game.locations.indexOf(value);
  if (value instanceof Zone) return -SEATS * SEATS - zones.indexOf(value);
  return value === game ? THE_GAME : undefined;
}

/**
 * A hash of everything that can matter to how a game goes on: of each field of the state as it is declared to count.
 *
 * @param isUnderWayLeftOut whether procedures under way don't count
 */
export function positionHash(
  game: RiftboundGame,
  isUnderWayLeftOut = false,
  hashes = hashingOf(game).hashes,
): string {
  hashes.refresh();
  const zones = [...hashingOf(game).piles, game.board, game.chain];
  for (const { facedown } of game.battlefields) if (facedown) zones.push(facedown);
  const position = new Position(game.now.turn, {
    placeOf: (value) => placeIn(game, zones, value),
    addRecord: (hasher, value) => {
      if (value instanceof Piece) hashes.addObject(hasher, value, position);
      else if (value instanceof Context) ofContexts.add(hasher, value, position);
      else return false;
      return true;
    },
  });
  const hasher = new Hasher();
  for (const zone of zones) hashes.addZone(hasher, zone, position);
  ofTheGame.add(hasher, game, position);
  if (!isUnderWayLeftOut) game.addStanding(hasher, position);
  const legends = gathered(game.players, ({ legend }) => legend.objects);
  addTimestampOrder(hasher, legends, game.board.objects, game.effects);
  return hasher.digest();
}
