import { Hasher, PerGame, placeAmong, ZoneHashes } from '../kernel';
import type { LegionsGame } from './game';
import { type Context, Piece } from './piece';

/** More than there are at any table. */
const SEATS = 64;

/** What is hashed of an object wherever it is. */
function addPiece(hasher: Hasher, { card, owner, controller = -1, faceDown, rested, damage }: Piece): void {
  const flags = (faceDown ? 1 : 0) + (rested ? 2 : 0);
  hasher.name(card.name).add(4 * (SEATS * (controller + 1) + owner) + flags);
  if (damage !== 0) hasher.add(true).add(damage);
}

/** The hashes of a game's piles, none of which is known. */
export const pilesOf = ({ journal }: LegionsGame): ZoneHashes<Piece> =>
  new ZoneHashes(journal, (target) => (target instanceof Piece ? target : undefined));

const known = new PerGame<ZoneHashes<Piece>>();

const knownPiles = (game: LegionsGame): ZoneHashes<Piece> =>
  known.get(game) ?? known.set(game, pilesOf(game));

/**
 * A hash of everything that can matter to how a game goes on. Objects are told apart by where they are, not by when
 * they came to be, so that a position which recurs with new objects in it has the same hash.
 */
export function positionHash(game: LegionsGame, piles = knownPiles(game)): string {
  piles.refresh();
  const hasher = new Hasher();
  const zones = [
    ...game.players.flatMap((player) => [player.deck, player.hand, player.graveyard]),
    game.battlefield,
    game.chain,
    game.expelled,
  ];
  const at = (piece: Piece | undefined): number => (piece ? placeAmong(piece, zones) : -1);
  const attackedNow = (on: ReadonlyMap<number, number>): string =>
    [...on].flatMap(([seat, turn]) => (turn === game.now.turn ? [seat] : [])).join();
  const context = (known: Context | undefined): void => {
    if (!known) return;
    hasher.add(known.controller).add(at(known.source)).add(known.x).add(known.modes.join());
    for (const targets of known.targets)
      for (const target of targets) hasher.add('piece' in target ? at(target.piece) : -2 - target.player);
  };
  for (const zone of zones) {
    if (zone !== game.battlefield && zone !== game.chain) {
      hasher.part(piles.of(zone, addPiece));
      continue;
    }
    hasher.add(zone.objects.length);
    for (const piece of zone.objects) {
      addPiece(hasher, piece);
      for (const kind of Object.keys(piece.counters).sort()) hasher.add(kind).add(piece.counters[kind]);
      hasher
        .add(at(piece.attachedTo))
        .add(piece.attacking)
        .add(at(piece.attackedBase))
        .add(at(piece.attackedBefore))
        .add(piece.blocked);
      hasher
        .add(piece.playedOnTurn === game.now.turn)
        .add(piece.movedOnTurn === game.now.turn)
        .add(piece.usedThisTurn.length);
      for (const blocked of piece.blocking) hasher.add(at(blocked));
      context(piece.context);
    }
  }
  for (const player of game.players)
    hasher
      .add(player.reserve)
      .add(player.inGame)
      .add(player.mulligansTaken)
      .add(player.skips.join())
      .add(attackedNow(player.attackedOn))
      .add(player.deck.top?.revealedBefore ?? false);
  const { active, phase, step, over, drawn } = game.now;
  hasher
    .add(active)
    .name(phase)
    .name(step)
    .add(over)
    .add(drawn)
    .add(game.chance.position)
    .add(game.standingAt());
  for (const effect of game.effects)
    hasher
      .add(effect.duration)
      .add(effect.remaining)
      .add(effect.pieces.map(at).join())
      .add(at(effect.context.source));
  for (const delayed of game.delayed) hasher.add(delayed.trigger.on).add(at(delayed.context.source));
  for (const triggered of game.waiting)
    hasher.add(triggered.text).add(triggered.controller).add(at(triggered.source));
  return hasher.digest();
}
