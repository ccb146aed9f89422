/**
 * What the time permits follows from the state of the turn and from what the card or the ability says: the rules are asked once a game for
 * each of both. Where they look at more, they are asked each time.
 */

import { PerGame, speedUp } from '../../kernel';
import { movesOf } from '../100-game-concepts/139-units';
import { mayActivate, mayPlay } from '../300-playing-the-game/307-what-time-permits';
import type { RiftboundGame } from '../game';
import type { GameObject, Location } from '../object';
import type { ActivatedAbility } from '../text/tree/index';
import { knownTo, type PermissionTimes } from './cards-known';
import { onceAnArrangement } from './worked-out-once';

/** All of a turn that permissions and prohibitions to play and to activate look at (307–310, 363.1), as one of 32 times. */
const timeFor = ({ chain, now }: RiftboundGame, player: number): number =>
  (chain.objects.length > 0 ? 1 : 0) +
  (now.showdown ? 2 : 0) +
  (now.combat ? 4 : 0) +
  (now.active === player ? 8 : 0) +
  (now.phase === 'action phase' ? 16 : 0);

/** Are players told that they can't do something? That is no matter of time. */
const somebodyCannot = onceAnArrangement((game) => game.activeStatements("player can't").length > 0);

function note(known: PermissionTimes, bit: number, isPermitted: boolean): void {
  known.asked |= bit;
  if (isPermitted) known.permitted |= bit;
}

/** Of a facedown card, it matters when and where it was hidden (737.1.b); of others elsewhere, what their text says. */
export const playingInTime = speedUp(mayPlay, {
  answer: (game, player, object) => {
    const { hand, champion } = game.player(player);
    const { zone } = object;
    if (zone !== hand && zone !== champion) return undefined;
    const { times } = knownTo(game, player).of(object);
    const permitted = zone === hand ? times.fromHand : times.fromChampionZone;
    const bit = 1 << timeFor(game, player);
    const isAsked = (permitted.asked & bit) !== 0;
    const may = (permitted.permitted & bit) !== 0;
    if (isAsked && (!may || !somebodyCannot(game))) return may;
    const isPermitted = mayPlay.rules(game, player, object);
    if (isPermitted || !somebodyCannot(game)) note(permitted, bit, isPermitted);
    return isPermitted;
  },
});

/** By seats. */
const activations = new PerGame<Map<ActivatedAbility, PermissionTimes>[]>();

/** What is known to be permitted to a player who could activate abilities on the board. */
const onTheBoard = (
  game: RiftboundGame,
  player: number,
): Map<ActivatedAbility, PermissionTimes> | undefined =>
  (activations.get(game) ??
    activations.set(
      game,
      game.players.map(() => new Map()),
    ))[player];

/** Of Legion, it matters what else was played (738.1.c.4); elsewhere than on the board, what zone that is (373). */
export const activatingInTime = speedUp(mayActivate, {
  answer: (game, player, activation) => {
    const { source, ability } = activation;
    if (ability.legion || source.zone !== game.board || source.attachedTo) return undefined;
    const all = onTheBoard(game, player);
    if (!all) return undefined;
    let known = all.get(ability);
    if (!known) {
      known = { asked: 0, permitted: 0 };
      all.set(ability, known);
    }
    const bit = 1 << timeFor(game, player);
    if ((known.asked & bit) === 0) note(known, bit, mayActivate.rules(game, player, activation));
    return (known.permitted & bit) !== 0;
  },
});

/** Where a unit can make a standard move to, and all that this follows from besides how the board is arranged. */
interface KnownMoves {
  readonly player: number;
  readonly time: number;
  readonly exhausted: boolean;
  readonly to: readonly Location[];
}

const knownMoves = onceAnArrangement(() => new Map<GameObject, KnownMoves>());

/** Which moves a text forbids is asked each time. */
export const movingInTime = speedUp(movesOf, {
  answer: (game, player, unit) => {
    if (game.activeStatements("can't move").length > 0) return undefined;
    const time = timeFor(game, player);
    const { exhausted } = unit;
    const all = knownMoves(game);
    const known = all.get(unit);
    if (known?.time === time && known.exhausted === exhausted && known.player === player) return known.to;
    const to = movesOf.rules(game, player, unit);
    all.set(unit, { player, time, exhausted, to });
    return to;
  },
});
