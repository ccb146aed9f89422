import { putInto } from '../100-game-concepts/105-spaces';
import { instruction } from '../instruction';
import { amongWhich, amount, amountFor, players } from '../phrases';

/** 409: "discard": from the hand, as many as possible. */
export const discarding = instruction(
  '409.1',
  'A player puts chosen cards from hand into the trash',
  'discard',
  {
    choices: (game, effect, context) =>
      players(game, effect.who, context).map((player) => {
        const { objects } = game.player(player).hand;
        const those = effect.ofThose ? amongWhich(context) : undefined;
        const cards = those ? objects.filter((object) => those.includes(object)) : objects;
        const maximum = Math.min(cards.length, amountFor(game, effect, player, context));
        const least = effect.minimum ? amount(game, effect.minimum, context) : maximum;
        const purpose = those ? 'choose what to discard' : 'discard';
        return { player, purpose, objects: cards, minimum: Math.min(least, maximum), maximum };
      }),
    // Whoever's effect it is, who discards is whose hand it is.
    perform: (_game, _effect, _context, { chosen }) =>
      chosen.map((object) => putInto(object, 'discard', { zone: 'trash' }).with({ by: object.owner })),
  },
);
