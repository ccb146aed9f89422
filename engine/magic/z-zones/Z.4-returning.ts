import { doneToEach } from '../../card-game/keywords/done-to-each';
import { foundAgain } from '../4-zones/400-found-again';
import type { MagicTypes } from '../game';
import { instruction } from '../instruction';
import { phrases } from '../text/phrases';
import { move } from './Z.1-zones-of-play';

/** What has changed zones since is another object, and stays where it is (Z.1.Ruling.3). */
export const returningToHand = instruction(
  'Z.1.5',
  'What is returned to a hand goes to its owner’s',
  'return to hand',
  doneToEach<MagicTypes>(phrases, (game, object, context) => {
    const found = foundAgain(game, object, context);
    return found.ceased ? [] : [move(found, "return to owner's hand", { zone: 'hand' })];
  }),
);
