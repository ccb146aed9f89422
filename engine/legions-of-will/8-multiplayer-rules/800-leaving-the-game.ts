/** What becomes of the objects and effects of a player who leaves a game that goes on (800.3a). */
import { waitNoMore } from '../../card-game/triggers/waiting';
import { concatMap } from '../../kernel';
import { cease, leave, move } from '../4-zones/400-general';
import { givenBack } from '../6-actions-abilities-effects/608-changing-control';
import { consequence } from '../forms';
import type { LegionsGame, LegionsTypes } from '../game';
import type { GameObject, Player } from '../object';
import { Occurrence } from '../occurrence';
import { triggersNoMore } from './800-general';

const zonesOf = (game: LegionsGame): readonly (readonly GameObject[])[] => [
  ...game.players.flatMap(({ deck, hand, graveyard }) => [deck.objects, hand.objects, graveyard.objects]),
  game.battlefield.objects,
  game.chain.objects,
  game.expelled.objects,
];

const leavesTheGame = (game: LegionsGame, object: GameObject, player: number): Occurrence =>
  game.because(
    leavesWithEverything,
    new Occurrence('leave the game', { object, player, from: object.zone.name }, (on) => {
      if (!object.ceased) leave(on, object);
    }),
  );

/** Right after events: takes out of a game that goes on what belongs to those who have left it. */
export function leaveWithEverything(game: LegionsGame): void {
  if (game.isOver) return;
  for (const player of game.players)
    if (!player.inGame && !player.hasLeft) leavesWithEverything(game, player);
}

/** 800.3a: everything of a player who leaves goes with that player, at once. */
export const leavesWithEverything = consequence(
  '800.3a',
  'With a player who leaves the game go all objects that the player owns, and all control that the player was given',
  (game, player: Player) => {
    const { seat } = player;
    game.set(player, 'hasLeft', true);
    game.set(player, 'lastHand', player.hand.objects.length);
    const owned = concatMap(zonesOf(game), (objects) => objects.filter((object) => object.owner === seat));
    game.apply(owned.map((object) => leavesTheGame(game, object, seat)));
    endControl(game, seat);
    const abilities = game.chain.objects.filter(
      (object) => object.controller === seat && object.ability !== undefined,
    );
    game.apply(abilities.map((object) => game.because(leavesWithEverything, cease(object))));
    const left = [...game.battlefield.objects, ...game.chain.objects].filter(
      (object) => object.controller === seat,
    );
    game.apply(
      left.map((object) => game.because(leavesWithEverything, move(object, 'expel', { zone: 'expelled' }))),
    );
    waitNoMore<LegionsTypes>(
      game,
      game.waiting.filter(({ controller }) => controller === seat && triggersNoMore(game, controller)),
      triggersNoMore,
    );
  },
);

/** Ends the effects that give a player control of something. */
function endControl(game: LegionsGame, seat: number): void {
  const ended = game.effects.filter(
    (effect, place) =>
      effect.control &&
      effect.objects.some((object) => {
        // Whom an effect gave control to is who had it before the next one did.
        const next = game.effects
          .slice(place + 1)
          .find((each) => each.control && each.objects.includes(object));
        return !object.ceased && (next?.control?.from ?? object.controller) === seat;
      }),
  );
  if (ended.length === 0) return;
  const back = givenBack(game, ended);
  for (const effect of ended) game.journal.remove(game.effects, effect);
  game.changed();
  game.apply(back.map((event) => game.because(leavesWithEverything, event)));
}
