/** Playing a card because an effect says so (406.3). */

import { asIf } from '../../kernel';
import { isBarredFromPlaying } from '../000-golden-and-silver-rules/050-cant-beats-can';
import type { Placing } from '../300-playing-the-game/350-choices';
import { canPlay } from '../300-playing-the-game/350-playable';
import { beginPlaying, playingACard } from '../300-playing-the-game/350-the-process-of-play';
import { fact, permission, prohibition } from '../forms';
import type { RiftboundGame } from '../game';
import { instruction } from '../instruction';
import type { Context, GameObject, Location } from '../object';
import type { Occurrence } from '../occurrence';
import { amount, candidates, fits, locations, players } from '../phrases';
import type { Effect } from '../text/tree/index';
import { objectsThatDied } from './400-what-died';

type Playing = Extract<Effect, { do: 'play card' }>;

/** 406.3.b: a unit that an effect plays somewhere is played nowhere else. */
export const playedWhereSaid = prohibition<Placing>(
  '406.3.b',
  'What an effect plays to a place is played to no other',
  'play to',
  (game, _player, { object, location }) =>
    object.saidPlaces !== undefined &&
    !object.saidPlaces.includes(location) &&
    game.look(object).types.includes('unit'),
);

/** 352.2.b: and where an effect says that it is played, it can be: in no other player's base, all the same (106.2.d). */
export const permittedWhereSaid = permission<Placing>(
  '352.2~3',
  'A unit can be played where the effect that plays it says',
  'play to',
  (game, player, { object, location }) =>
    (object.saidPlaces?.includes(location) ?? false) &&
    (location.baseOf === undefined || location.baseOf === player) &&
    game.look(object).types.includes('unit'),
);

/** Where an effect says that it plays something; undefined: it says nothing of it. */
const placesSaid = (
  game: RiftboundGame,
  { to }: Playing,
  context: Context,
): readonly Location[] | undefined => to && locations(game, to, context);

/** 406.3.b: runs `body` while a card costs what the effect makes it cost, and goes where the effect says. */
function asTheEffectSays<R>(
  game: RiftboundGame,
  object: GameObject,
  effect: Playing,
  context: Context,
  body: () => R,
): R {
  const ignoring = effect.ignoring ?? object.ignoring;
  const saidPlaces = placesSaid(game, effect, context);
  return asIf(object, { ignoring, onlyTo: context.onlyAt, saidPlaces }, body);
}

/** 406.3.c: what can't be played isn't eligible. */
export const isEligible = fact(
  '406.3.c',
  'Only cards that can be played are eligible to be played by an effect',
  (game: RiftboundGame, object: GameObject, player: number) =>
    !isBarredFromPlaying(game, player, object) && canPlay(game, object, player),
);

const eligible =
  (game: RiftboundGame, effect: Playing, context: Context, player: number) => (object: GameObject) =>
    !object.ceased &&
    object.zone !== game.board &&
    object.zone !== game.chain &&
    asTheEffectSays(game, object, effect, context, () => isEligible(game, object, player)) &&
    context.source !== undefined;

/** 351.3: when the further steps of playing it come. Switched off, at once. */
export const waitsItsTurn = fact(
  '351.3',
  'What is played while something resolves stays pending until that has resolved',
  (_game: RiftboundGame) => true,
);

/** 406.3: "play": in all steps, except as the effect says. */
export const playing = instruction(
  '406.3',
  'A card is played as part of an effect, in the usual steps',
  'play card',
  {
    choices: (game, effect, context) => {
      const { object } = effect;
      if (object.ref !== 'choice') return [];
      return players(game, object.who, context).map((player) => {
        const objects = candidates(game, object.filter).filter(
          (card) =>
            fits(game, object.filter, card, context.with({ controller: player })) &&
            eligible(game, effect, context, player)(card),
        );
        const bound = (of: Parameters<typeof amount>[1]): number =>
          Math.min(objects.length, amount(game, of, context));
        return {
          player,
          purpose: 'choose what to play',
          objects,
          minimum: bound(object.minimum),
          maximum: bound(object.maximum),
        };
      });
    },
    perform: (game, effect, context, { chosen }) =>
      players(game, effect.who, context).flatMap((player) =>
        objectsThatDied(game, effect.object, context, chosen)
          .filter(eligible(game, effect, context, player))
          .flatMap((object): readonly Occurrence[] => {
            game.keepBooks('be played as a text says', () => {
              if (effect.ignoring) game.set(object, 'ignoring', effect.ignoring);
              if (context.onlyAt) game.set(object, 'onlyTo', context.onlyAt);
              if (effect.to) game.set(object, 'saidPlaces', placesSaid(game, effect, context));
              if (effect.ready) game.set(object, 'entersReady', true);
            });
            if (waitsItsTurn(game)) return [beginPlaying(object, player)];
            game.call(playingACard, { player, object });
            return [];
          }),
      ),
  },
);
