import { gathered, Hasher, PerGame, placeAmong, Zone, ZoneHashes } from '../kernel';
import type { RiftboundGame } from './game';
import { type Context, Location, Piece } from './piece';
import { Player } from './player';

/** More than there are at any table. */
const SEATS = 64;

/** What is hashed of an object wherever it is. */
function addPiece(hasher: Hasher, { card, owner, controller = -1, revealed, lookedAtBy = -1 }: Piece): void {
  const seats = SEATS * (SEATS * (lookedAtBy + 1) + controller + 1) + owner;
  hasher.name(card.name).add(2 * seats + (revealed ? 1 : 0));
}

/** The same of an object on the board: what is written of it. */
function addOnBoard(hasher: Hasher, piece: Piece, { now }: RiftboundGame): void {
  addPiece(hasher, piece);
  const flags =
    (piece.facedown ? (piece.hiddenOnTurn === now.turn ? 3 : 1) : 0) +
    (piece.exhausted ? 4 : 0) +
    (piece.buffed ? 8 : 0) +
    (piece.stunned ? 16 : 0) +
    (piece.hasAttacked ? 32 : 0) +
    (piece.hasDefended ? 4096 : 0) +
    (piece.playedOnTurn === now.turn ? 64 : 0) +
    (piece.wasMighty === undefined ? 128 : piece.wasMighty ? 256 : 0) +
    (piece.damagedThrough === undefined ? 0 : 512) +
    (piece.designation === undefined ? 0 : piece.designation === 'attacker' ? 1024 : 2048);
  if (piece.location) hasher.name(piece.location.name);
  hasher.add(flags).add(piece.damage).add(piece.movesThisTurn).add(piece.triggeredThisTurn.length);
  for (const triggered of piece.triggeredThisTurn) hasher.name(triggered);
}

/** The hashes of a game's piles, none of which is known. */
export const pilesOf = ({ journal }: RiftboundGame): ZoneHashes<Piece> =>
  new ZoneHashes(journal, (target) => (target instanceof Piece ? target : undefined));

/** What hashing a game's positions needs each time. */
interface Hashing {
  readonly hashes: ZoneHashes<Piece>;
  /** Where nothing lies facedown. */
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
  return value === game ? 0 : undefined;
}

/**
 * A hash of everything that can matter to how a game goes on. Objects are told apart by where they are, not by when
 * they came to be, so that a position which recurs with new objects in it has the same hash.
 */
export function positionHash(game: RiftboundGame, hashes = hashingOf(game).hashes): string {
  hashes.refresh();
  const { board, chain, battlefields } = game;
  const hasher = new Hasher();
  const { piles } = hashingOf(game);
  const zones = [...piles, board, chain];
  for (const { facedown } of battlefields) if (facedown) zones.push(facedown);
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
  for (const pile of piles) hasher.part(hashes.of(pile, addPiece));
  hasher.part(
    hashes.objectByObject(board, game.now.turn, (own, piece) => addOnBoard(own, piece, game), 'itself'),
  );
  // Where others are changes with what lies in the piles before them.
  let place = 0;
  for (const { attachedTo, damagedBy, alsoDamagedBy } of board.objects) {
    if (attachedTo || damagedBy) hasher.add(place).add(at(attachedTo)).add(at(damagedBy));
    for (const other of alsoDamagedBy) hasher.add(at(other));
    place += 1;
  }
  hasher.add(chain.objects.length);
  for (const piece of chain.objects) {
    addPiece(hasher, piece);
    if (piece.facedown) hasher.add(piece.hiddenOnTurn === game.now.turn);
    hasher.add(piece.pending).add(piece.destination?.name).add(piece.ability?.text);
    hasher.add(piece.hiddenAt?.name).add(piece.onlyTo?.name);
    for (const { name } of piece.saidPlaces ?? []) hasher.add(name);
    hasher.add(piece.oncePlayed.length);
    context(piece.context);
  }
  for (const { facedown } of battlefields) {
    if (!facedown) continue;
    hasher.add(facedown.objects.length);
    for (const piece of facedown.objects) {
      addPiece(hasher, piece);
      if (piece.facedown) hasher.add(piece.hiddenOnTurn === game.now.turn);
    }
  }
  for (const { contestedBy, staged } of game.battlefields) hasher.add(contestedBy).add(staged);
  for (const player of game.players) {
    hasher.add(player.points).add(player.energy).add(player.inGame).add(player.cardsPlayed);
    for (const { piece, to } of player.playedThisTurn)
      hasher.name(piece.card.name).name(to?.name ?? 'nowhere');
    for (const { kind, piece } of player.happenedThisTurn) hasher.name(kind).name(piece.card.name);
    for (const domain of Object.keys(player.power).sort()) hasher.name(domain).add(player.power[domain]);
    hasher
      .add(player.scored.length === 0 ? '' : player.scored.map(at).join())
      .add(player.mulliganed)
      .add(Math.min(2, player.turnsTaken));
  }
  const { active, phase, step, over, priority, passes, focus, focusPasses, initialChain, chainResolved } =
    game.now;
  const { showdown, combat, attacker, cleanupDue } = game.now;
  hasher.add(active).name(phase).name(step).add(over).add(priority).add(passes).add(focus).add(focusPasses);
  hasher
    .add(initialChain)
    .add(chainResolved)
    .add(showdown?.name)
    .add(combat?.name)
    .add(attacker)
    .add(cleanupDue);
  hasher.add(game.now.extraTurns.length === 0 ? '' : game.now.extraTurns.join()).add(game.now.regular);
  hasher.add(game.chance.position);
  game.addStanding(hasher, (value) => placeIn(game, zones, value));
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
