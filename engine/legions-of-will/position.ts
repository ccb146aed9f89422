import { addTimestampOrder } from '../card-game/position/timestamp-order';
import { gathered, Hasher, PerGame, Position, placeAmong, RecordFields, Zone, ZoneHashes } from '../kernel';
import type { LegionsGame } from './game';
import { Context, Piece, Player } from './piece';
import { contextFields, gameFields, pieceFields } from './position-fields';

/** More than there are at any table. */
const SEATS = 64;
/** Where the game itself is: nothing else is there. */
const THE_GAME = -SEATS * SEATS;

const ofPieces = new RecordFields(pieceFields);
const ofContexts = new RecordFields(contextFields);
const ofTheGame = new RecordFields(gameFields);

/** The hashes of a game's piles, none of which is known. */
export const pilesOf = ({ journal }: LegionsGame): ZoneHashes<Piece> =>
  new ZoneHashes(journal, ofPieces, (target) => (target instanceof Piece ? target : undefined));

const known = new PerGame<ZoneHashes<Piece>>();

const knownPiles = (game: LegionsGame): ZoneHashes<Piece> =>
  known.get(game) ?? known.set(game, pilesOf(game));

/** Where an object, a player or a zone is; undefined for what is none of these. */
function placeIn(game: LegionsGame, zones: readonly Zone<Piece>[], value: object): number | undefined {
  if (value instanceof Piece) return placeAmong(value, zones);
  if (value instanceof Player) return -1 - game.players.indexOf(value);
  if (value instanceof Zone) return -SEATS - zones.indexOf(value);
  return value === game ? THE_GAME : undefined;
}

/**
 * A hash of everything that can matter to how a game goes on: of each field of the state as it is declared to count.
 *
 * @param isUnderWayLeftOut whether procedures under way don't count
 */
export function positionHash(game: LegionsGame, isUnderWayLeftOut = false, piles = knownPiles(game)): string {
  piles.refresh();
  const zones = [
    ...gathered(game.players, (player) => [player.deck, player.hand, player.graveyard]),
    game.battlefield,
    game.chain,
    game.expelled,
  ];
  const position = new Position(game.now.turn, {
    placeOf: (value) => placeIn(game, zones, value),
    addRecord: (hasher, value) => {
      if (value instanceof Piece) piles.addObject(hasher, value, position);
      else if (value instanceof Context) ofContexts.add(hasher, value, position);
      else return false;
      return true;
    },
  });
  const hasher = new Hasher();
  for (const zone of zones) piles.addZone(hasher, zone, position);
  ofTheGame.add(hasher, game, position);
  if (!isUnderWayLeftOut) game.addStanding(hasher, position);
  addTimestampOrder(hasher, game.battlefield.objects, game.effects);
  return hasher.digest();
}
