import { controllerOf } from '../../card-game/objects/game-object';
import { assumed } from '../../kernel';
import { definition } from '../forms';
import type { MagicGame } from '../game';
import { instruction } from '../instruction';
import type { MagicObject } from '../object';
import type { Occurrence } from '../occurrence';
import { phrases } from '../text/phrases';
import { move } from '../z-zones/Z.1-zones-of-play';

/** The event of a permanent being sacrificed (G.33.1). */
export const sacrifice = (object: MagicObject): Occurrence =>
  move(object, 'sacrifice', { zone: 'graveyard' }, { player: controllerOf(object) });

/** G.33.3 */
export const canSacrifice = definition(
  { '2003': 'G.33.3', '2013': assumed('G.33.3', { from: '2003' }), '2025': '701.21a' },
  'A player sacrifices a permanent of his or her own and no other',
  (game: MagicGame, seat: number, object: MagicObject): boolean =>
    !object.ceased && object.zone === game.inPlay && object.controller === seat,
  (game, _seat, object) => !object.ceased && object.zone === game.inPlay,
);

export const sacrificing = instruction(
  { '2003': 'G.33.1', '2013': '404.1', '2025': '701.21a' },
  'To sacrifice a permanent puts it into its owner’s graveyard',
  'sacrifice',
  {
    choices: (game, effect, context) =>
      effect.object.ref === 'choice'
        ? phrases.players(game, effect.who, context).map((player) => {
            const { filter, maximum, minimum } = effect.object.ref === 'choice' ? effect.object : CHOICE;
            const objects = game.inPlay.objects.filter(
              (object) =>
                canSacrifice(game, player, object) &&
                phrases.fits(game, filter, object, context.with({ controller: player })),
            );
            const most = Math.min(objects.length, phrases.amount(game, maximum, context));
            return {
              player,
              purpose: 'sacrifice',
              objects,
              minimum: Math.min(most, phrases.amount(game, minimum, context)),
              maximum: most,
            };
          })
        : [],
    perform: (game, effect, context, { chosen }) => {
      if (effect.object.ref === 'choice') return chosen.map(sacrifice);
      const seats = phrases.players(game, effect.who, context);
      return phrases
        .objects(game, effect.object, context, chosen)
        .filter((object) => seats.some((seat) => canSacrifice(game, seat, object)))
        .map(sacrifice);
    },
  },
);

const ONE = { amount: 'number', value: 1 } as const;
const CHOICE = { filter: {}, minimum: ONE, maximum: ONE };
