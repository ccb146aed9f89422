import { concatMap } from '../../kernel';
import { cardAsRead } from '../e-extracted-rulings/E.13-text-changing';
import type { MagicGame } from '../game';
import { instruction } from '../instruction';
import type { MagicObject } from '../object';
import { begins } from '../t-timing/T.8-continuous-effects';
import { objects } from '../text/phrases';

/** What an object says, as it is read now. */
const rulesTextOf = (game: MagicGame, object: MagicObject) => {
  const { abilities, text } = cardAsRead(game, object);
  return { abilities, text };
};

/** 701.12h: this changes their texts. */
export const exchangingText = instruction(
  { '2025': '701.12h' },
  'Of two creatures that exchange their text boxes each says what the other said',
  'exchange text',
  {
    perform: (game, { object, duration }, context, { chosen }) => {
      const [one, other, ...more] = objects(game, object, context, chosen).filter(({ ceased }) => !ceased);
      if (!one || !other || more.length > 0) return [];
      const said = [
        { objects: [one], rulesText: rulesTextOf(game, other) },
        { objects: [other], rulesText: rulesTextOf(game, one) },
      ];
      return concatMap(said, (each) => begins(game, context, duration, each));
    },
  },
);
