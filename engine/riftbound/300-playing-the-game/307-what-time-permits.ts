/**
 * What the time permits: which cards and abilities may be played in a state of the turn, before anybody looks at what they
 * cost and what they choose (310, 330, 339).
 *
 * That follows from the state of the turn and from what the card or the ability says: the rules are asked once a game for
 * each of both. Where they look at more, they are asked each time.
 */
import { PerGame, speedUps } from '../../kernel';
import type { RiftboundGame } from '../game';
import type { Activation, Piece } from '../piece';
import type { ActivatedAbility } from '../text/tree/index';
import { onceAnArrangement } from '../worked-out-once';
import type { KnownCard, Permitted } from './350-cards-known';

/** All of a turn that permissions and prohibitions to play and to activate look at (307–310, 363.1), as one of 32 times. */
export const timeFor = ({ chain, now }: RiftboundGame, player: number): number =>
  (chain.objects.length > 0 ? 1 : 0) +
  (now.showdown ? 2 : 0) +
  (now.combat ? 4 : 0) +
  (now.active === player ? 8 : 0) +
  (now.phase === 'action phase' ? 16 : 0);

const activations = new PerGame<Map<ActivatedAbility, Permitted>[]>();

/** What is known to be permitted to a player who could activate abilities on the board. */
export function permittedOnTheBoard(game: RiftboundGame, player: number): Map<ActivatedAbility, Permitted> {
  const all =
    activations.get(game) ??
    activations.set(
      game,
      game.players.map(() => new Map()),
    );
  const own = all[player];
  if (!own) throw new RangeError(`There is no player in seat ${player}`);
  return own;
}

const permitsPlaying = (game: RiftboundGame, player: number, piece: Piece): boolean =>
  game.permits('play from', player, piece) && game.permits('play', player, piece);

/** Are players told that they can't do something? That is no matter of time. */
const somebodyCannot = onceAnArrangement((game) => game.standing("player can't").length > 0);

/**
 * Is a player permitted to play a card from where it is, now?
 *
 * @param time what `timeFor` says. @param known what is known of the card.
 */
export function mayPlay(
  game: RiftboundGame,
  player: number,
  piece: Piece,
  time: number,
  known: KnownCard,
): boolean {
  const { hand, champion } = game.player(player);
  const { zone } = piece;
  // Of a facedown card, it matters when and where it was hidden (737.1.b).
  if (!speedUps.areUsed || (zone !== hand && zone !== champion)) return permitsPlaying(game, player, piece);
  const permitted = zone === hand ? known.times.fromHand : known.times.fromChampionZone;
  const bit = 1 << time;
  const isAsked = (permitted.asked & bit) !== 0;
  const may = (permitted.permitted & bit) !== 0;
  if (isAsked && (!may || !somebodyCannot(game))) return may;
  const isPermitted = permitsPlaying(game, player, piece);
  if (isPermitted || !somebodyCannot(game)) note(permitted, bit, isPermitted);
  return isPermitted;
}

function note(known: Permitted, bit: number, isPermitted: boolean): void {
  known.asked |= bit;
  if (isPermitted) known.permitted |= bit;
}

/** Is a player permitted to activate an ability of an object that the player controls, now? */
export function mayActivate(
  game: RiftboundGame,
  player: number,
  activation: Activation,
  time: number,
  onTheBoard: Map<ActivatedAbility, Permitted>,
): boolean {
  const { source, ability } = activation;
  // Of Legion, it matters what else was played (738.1.c.4); elsewhere than on the board, what zone that is (373).
  if (!speedUps.areUsed || ability.legion || source.zone !== game.board || source.attachedTo)
    return game.permits('activate', player, activation);
  let known = onTheBoard.get(ability);
  if (!known) {
    known = { asked: 0, permitted: 0 };
    onTheBoard.set(ability, known);
  }
  const bit = 1 << time;
  if ((known.asked & bit) === 0) note(known, bit, game.permits('activate', player, activation));
  return (known.permitted & bit) !== 0;
}
