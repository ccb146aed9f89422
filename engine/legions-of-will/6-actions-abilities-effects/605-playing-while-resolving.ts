/** Cards that are played because a resolving card or ability says so (605.2g). */
import { type Procedure, procedure, step } from '../../kernel';
import { controlsNoMore } from '../8-multiplayer-rules/800-general';
import type { LegionsGame } from '../game';
import { instruction } from '../instruction';
import type { GameObject } from '../object';
import { amount, candidates, fits, objects, players } from '../phrases';
import type { Amount } from '../text/tree';
import { playingACard } from './601-playing-cards';
import { canComplete } from './601-targets-and-modes';

/** Could the player play the card now, the effect permitting it? */
const couldPlay = (game: LegionsGame, player: number, object: GameObject): boolean =>
  !controlsNoMore(game, player) &&
  object.ability === undefined &&
  !object.card.types.includes('base') &&
  game.forbidding('play', player, object) === undefined &&
  canComplete(game, object, player, undefined);

interface Several {
  readonly player: number;
  readonly objects: readonly GameObject[];
  at: number;
}

/** 605.2g: several are played one after another, as far as they still can be. */
export const playingOneByOne: Procedure<LegionsGame, Several> = procedure('playing cards while resolving', [
  step('605.2g', 'Cards are played one after another', (game, data) => {
    const card = data.objects[data.at];
    if (!card) return undefined;
    game.set(data, 'at', data.at + 1);
    const { player } = data;
    if (!card.ceased && couldPlay(game, player, card))
      game.call(
        playingACard,
        { player, object: card, ability: undefined, locked: 0, costs: [] },
        { reversible: true },
      );
    return 'again';
  }),
]);

export const playingWhileResolving = instruction(
  '605.2g',
  'An effect lets a player play a card while it resolves, without anybody receiving priority',
  'play card',
  {
    choices: (game, effect, context) => {
      const { object } = effect;
      if (object.ref !== 'choice') return [];
      return players(game, effect.who, context).map((player) => {
        const seen = context.with({ controller: player, thatPlayer: player });
        const objects = candidates(game, object.filter).filter(
          (card) => fits(game, object.filter, card, seen) && couldPlay(game, player, card),
        );
        const most = (of: Amount) => Math.min(objects.length, amount(game, of, context));
        return {
          player,
          purpose: 'play a card',
          objects,
          minimum: most(object.minimum),
          maximum: most(object.maximum),
        };
      });
    },
    perform: (game, effect, context, { chosen }) => {
      const [player = context.controller] = players(game, effect.who, context);
      game.call(playingOneByOne, { player, objects: objects(game, effect.object, context, chosen), at: 0 });
      return [];
    },
  },
);
