import { Hasher, PerGame, placeAmong, ZoneHashes } from '../kernel';
import type { RiftboundGame } from './game';
import { type Context, Piece } from './piece';

/** More than there are at any table. */
const SEATS = 64;

/** What is hashed of an object wherever it is. */
function addPiece(hasher: Hasher, { card, owner, controller = -1, revealed, lookedAtBy = -1 }: Piece): void {
  const seats = SEATS * (SEATS * (lookedAtBy + 1) + controller + 1) + owner;
  hasher.name(card.name).add(2 * seats + (revealed ? 1 : 0));
}

/** The hashes of a game's piles, none of which is known. */
export const pilesOf = ({ journal }: RiftboundGame): ZoneHashes<Piece> =>
  new ZoneHashes(journal, (target) => (target instanceof Piece ? target : undefined));

const known = new PerGame<ZoneHashes<Piece>>();

const knownPiles = (game: RiftboundGame): ZoneHashes<Piece> =>
  known.get(game) ?? known.set(game, pilesOf(game));

/**
 * A hash of everything that can matter to how a game goes on. Objects are told apart by where they are, not by when
 * they came to be, so that a position which recurs with new objects in it has the same hash.
 */
export function positionHash(game: RiftboundGame, hashes = knownPiles(game)): string {
  hashes.refresh();
  const hasher = new Hasher();
  const facedown = game.battlefields.flatMap((each) => (each.facedown ? [each.facedown] : []));
  const piles = game.players.flatMap((player) => player.zones);
  const others = [game.board, game.chain, ...facedown];
  const zones = [...piles, ...others];
  const at = (piece: Piece | undefined): number => (piece ? placeAmong(piece, zones) : -1);
  const context = (known: Context | undefined): void => {
    if (!known) return;
    hasher.add(known.controller).add(at(known.source)).add(known.x).add(known.modes.join());
    for (const targets of known.targets)
      for (const target of targets)
        hasher.add(
          'piece' in target
            ? at(target.piece)
            : 'player' in target
              ? -2 - target.player
              : target.location.name,
        );
  };
  // Nothing lies facedown in a pile.
  for (const pile of piles) hasher.part(hashes.of(pile, addPiece));
  for (const zone of others) {
    hasher.add(zone.objects.length);
    for (const piece of zone.objects) {
      addPiece(hasher, piece);
      if (piece.facedown) hasher.add(piece.hiddenOnTurn === game.now.turn);
      if (zone === game.chain) {
        hasher.add(piece.pending).add(piece.destination?.name).add(piece.ability?.text);
        hasher.add(piece.hiddenAt?.name).add(piece.onlyTo?.name);
        context(piece.context);
      }
      if (zone !== game.board) continue;
      if (piece.location) hasher.name(piece.location.name);
      hasher
        .add(piece.exhausted)
        .add(piece.damage)
        .add(piece.buffed)
        .add(piece.stunned)
        .add(piece.designation)
        .add(piece.hasFought)
        .add(at(piece.attachedTo))
        .add(piece.movesThisTurn)
        .add(piece.playedOnTurn === game.now.turn)
        .add(piece.wasMighty)
        .add(at(piece.damagedBy))
        .add(piece.damagedThrough !== undefined)
        .add(piece.triggeredThisTurn.join());
    }
  }
  for (const { contestedBy, staged } of game.battlefields) hasher.add(contestedBy).add(staged);
  for (const player of game.players) {
    hasher.add(player.points).add(player.energy).add(player.inGame).add(player.cardsPlayed);
    for (const { card } of player.playedThisTurn) hasher.name(card.name);
    for (const domain of Object.keys(player.power).sort()) hasher.add(domain).add(player.power[domain]);
    hasher.add(player.scored.map(at).join()).add(player.mulliganed).add(Math.min(2, player.turnsTaken));
  }
  const { active, phase, step, over, priority, passes, focus, focusPasses, initialChain } = game.now;
  const { showdown, combat, attacker, cleanupDue } = game.now;
  hasher.add(active).name(phase).name(step).add(over).add(priority).add(passes).add(focus).add(focusPasses);
  hasher.add(initialChain).add(showdown?.name).add(combat?.name).add(attacker).add(cleanupDue);
  hasher.add(game.now.extraTurns.join()).add(game.now.regular);
  hasher.add(game.chance.position);
  game.addStanding(hasher);
  for (const effect of game.effects)
    hasher
      .add(effect.duration)
      .add(effect.pieces.map(at).join())
      .add(at(effect.context.source))
      .add(effect.modifications.map((each) => (each.change === 'become' ? each.traits.name : '')).join())
      .add(effect.control?.seat);
  for (const delayed of game.delayed) hasher.add(delayed.trigger.on).add(at(delayed.context.source));
  for (const triggered of game.waiting) hasher.add(triggered.text).add(triggered.controller);
  return hasher.digest();
}
