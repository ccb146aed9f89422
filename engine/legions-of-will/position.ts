import { gathered, Hasher, PerGame, placeAmong, Zone, ZoneHashes } from '../kernel';
import type { LegionsGame } from './game';
import { type Context, Piece, Player } from './piece';

/** More than there are at any table. */
const SEATS = 64;

/** What is hashed of an object wherever it is. */
function addPiece(hasher: Hasher, { card, owner, controller = -1, faceDown, rested, damage }: Piece): void {
  const flags = (faceDown ? 1 : 0) + (rested ? 2 : 0);
  hasher.name(card.name).add(4 * (SEATS * (controller + 1) + owner) + flags);
  if (damage !== 0) hasher.add(true).add(damage);
}

/** The same on the battlefield or the chain of events: what is written of it, and where on the battlefield others are that it has to do with. */
function addPermanent(hasher: Hasher, piece: Piece, { battlefield, now }: LegionsGame): void {
  const at = (other: Piece | undefined): number =>
    other ? (other.zone === battlefield ? battlefield.objects.indexOf(other) : -2) : -1;
  const { counters, playedOnTurn, movedOnTurn } = piece;
  addPiece(hasher, piece);
  if (piece.paidX !== 0) hasher.name('X').add(piece.paidX);
  const kinds = Object.keys(counters);
  for (const kind of kinds.length > 1 ? kinds.sort() : kinds) hasher.name(kind).add(counters[kind]);
  const flags =
    (piece.attacking ? 1 : 0) +
    (piece.blocked ? 2 : 0) +
    (playedOnTurn === now.turn ? 4 : 0) +
    (movedOnTurn === now.turn ? 8 : 0);
  hasher
    .add(flags + 16 * piece.usedThisTurn.length)
    .add(at(piece.attachedTo))
    .add(at(piece.attackedBase))
    .add(at(piece.attackedBefore));
  for (const blocked of piece.blocking) hasher.add(at(blocked));
}

/** The hashes of a game's piles, none of which is known. */
export const pilesOf = ({ journal }: LegionsGame): ZoneHashes<Piece> =>
  new ZoneHashes(journal, (target) => (target instanceof Piece ? target : undefined));

const known = new PerGame<ZoneHashes<Piece>>();

const knownPiles = (game: LegionsGame): ZoneHashes<Piece> =>
  known.get(game) ?? known.set(game, pilesOf(game));

/** The seats of the players that somebody has attacked in a turn, each a bit. */
function attackedIn(turn: number, on: ReadonlyMap<number, number>): number {
  let seats = 0;
  for (const [seat, attacked] of on) if (attacked === turn) seats += 2 ** seat;
  return seats;
}

/** Where an object, a player or a pile is; undefined for what is none of these. */
function placeIn(game: LegionsGame, zones: readonly Zone<Piece>[], value: object): number | undefined {
  if (value instanceof Piece) return placeAmong(value, zones);
  if (value instanceof Player) return -1 - game.players.indexOf(value);
  if (value instanceof Zone) return -SEATS - zones.indexOf(value);
  return value === game ? 0 : undefined;
}

/**
 * A hash of everything that can matter to how a game goes on. Objects are told apart by where they are, not by when
 * they came to be, so that a position which recurs with new objects in it has the same hash.
 */
export function positionHash(game: LegionsGame, piles = knownPiles(game)): string {
  piles.refresh();
  const { now } = game;
  const hasher = new Hasher();
  const zones = [
    ...gathered(game.players, (player) => [player.deck, player.hand, player.graveyard]),
    game.battlefield,
    game.chain,
    game.expelled,
  ];
  const at = (piece: Piece | undefined): number => (piece ? placeAmong(piece, zones) : -1);
  const context = (known: Context | undefined): void => {
    if (!known) return;
    hasher.add(known.controller).add(at(known.source)).add(known.x).add(known.modes.join());
    for (const targets of known.targets)
      for (const target of targets) hasher.add('piece' in target ? at(target.piece) : -2 - target.player);
  };
  for (const zone of zones)
    if (zone !== game.chain && zone !== game.battlefield) hasher.part(piles.of(zone, addPiece));
  hasher.part(
    piles.objectByObject(
      game.battlefield,
      game.now.turn,
      (own, piece) => addPermanent(own, piece, game),
      'places',
    ),
  );
  hasher.add(game.chain.objects.length);
  for (const piece of game.chain.objects) {
    addPermanent(hasher, piece, game);
    context(piece.context);
  }
  for (const piece of game.battlefield.objects)
    if (piece.context) {
      hasher.add(at(piece));
      context(piece.context);
    }
  for (const player of game.players)
    hasher
      .add(player.reserve)
      .add(player.inGame ? -1 : player.lastHand)
      .add(player.mulligansTaken)
      .add(player.skips.length === 0 ? 0 : player.skips.join())
      .add(player.attackedOn.size === 0 ? 0 : attackedIn(now.turn, player.attackedOn))
      .add(player.deck.top?.revealedBefore ?? false);
  hasher
    .add(now.active)
    .name(now.phase)
    .name(now.step)
    .add(now.over)
    .add(now.drawn)
    .add(game.chance.position);
  if (now.extraTurns.length > 0) hasher.name('extra turns').add(now.extraTurns.join());
  if (now.extraPhases.length > 0) hasher.name('extra phases').add(now.extraPhases.join());
  game.addStanding(hasher, (value) => placeIn(game, zones, value));
  for (const effect of game.effects) {
    hasher.name(effect.duration).add(effect.remaining).add(effect.pieces.length);
    for (const piece of effect.pieces) hasher.add(at(piece));
    hasher.add(at(effect.context.source));
  }
  for (const delayed of game.delayed) hasher.name(delayed.trigger.on).add(at(delayed.context.source));
  for (const triggered of game.waiting)
    hasher.name(triggered.text).add(triggered.controller).add(at(triggered.source));
  return hasher.digest();
}
