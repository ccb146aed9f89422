/**
 * What the time permits: which cards and abilities may be played in a state of the turn, before anybody looks at what they
 * cost and what they choose (310, 330, 339).
 *
 * That follows from the state of the turn and from what the card or the ability says: the rules are asked once a game for
 * each of both. Where they look at more, they are asked each time.
 */
import { PerGame } from '../../kernel';
import type { RiftboundGame } from '../game';
import type { Card, Piece } from '../piece';
import type { ActivatedAbility } from '../text/tree/index';
import { onceAnArrangement } from '../worked-out-once';
import type { Activation } from './307-states-of-the-turn';

/** What is permitted to one player in one state of the turn, as far as it has been asked. */
export interface Permitted {
  readonly fromHand: Map<Card, boolean>;
  readonly fromChampionZone: Map<Card, boolean>;
  readonly onTheBoard: Map<ActivatedAbility, boolean>;
}

const known = new PerGame<Map<number, Permitted>>();

/** All of a turn that permissions and prohibitions to play and to activate look at (307–310, 363.1), and whose they are. */
const timeFor = ({ chain, now }: RiftboundGame, player: number): number =>
  (chain.objects.length > 0 ? 1 : 0) +
  (now.showdown ? 2 : 0) +
  (now.combat ? 4 : 0) +
  (now.active === player ? 8 : 0) +
  (now.phase === 'action phase' ? 16 : 0) +
  32 * player;

/** What is known to be permitted to a player at this time. */
export function permittedNow(game: RiftboundGame, player: number): Permitted {
  const all = known.get(game) ?? known.set(game, new Map());
  const time = timeFor(game, player);
  let found = all.get(time);
  if (!found) {
    found = { fromHand: new Map(), fromChampionZone: new Map(), onTheBoard: new Map() };
    all.set(time, found);
  }
  return found;
}

const permitsPlaying = (game: RiftboundGame, player: number, piece: Piece): boolean =>
  game.permits('play from', player, piece) && game.permits('play', player, piece);

/** Are players told that they can't do something? That is no matter of time. */
const somebodyCannot = onceAnArrangement((game) => game.standing("player can't").length > 0);

/** Is a player permitted to play a card from where it is, now? */
export function mayPlay(game: RiftboundGame, player: number, piece: Piece, permitted: Permitted): boolean {
  const { hand, champion } = game.player(player);
  const { zone, card } = piece;
  // Of a facedown card, it matters when and where it was hidden (737.1.b).
  if (zone !== hand && zone !== champion) return permitsPlaying(game, player, piece);
  const cards = zone === hand ? permitted.fromHand : permitted.fromChampionZone;
  const may = cards.get(card);
  if (may === false || (may && !somebodyCannot(game))) return may;
  const isPermitted = permitsPlaying(game, player, piece);
  if (isPermitted || !somebodyCannot(game)) cards.set(card, isPermitted);
  return isPermitted;
}

/** Is a player permitted to activate an ability of an object that the player controls, now? */
export function mayActivate(
  game: RiftboundGame,
  player: number,
  activation: Activation,
  permitted: Permitted,
): boolean {
  const { source, ability } = activation;
  // Of Legion, it matters what else was played (738.1.c.4); elsewhere than on the board, what zone that is (373).
  if (ability.legion || source.zone !== game.board || source.attachedTo)
    return game.permits('activate', player, activation);
  const may = permitted.onTheBoard.get(ability);
  if (may !== undefined) return may;
  const isPermitted = game.permits('activate', player, activation);
  permitted.onTheBoard.set(ability, isPermitted);
  return isPermitted;
}
