/** Cards of libraries that are drawn, or come to lie on top, while a spell or ability is being announced (401.5, 401.6). */
import { assumed, column, type Step, step } from '../../kernel';
import { fact } from '../forms';
import type { MagicGame } from '../game';
import { type Card, type MagicObject, withNothingPrinted } from '../object';

const DRAWN = { '2013': '401.5', '2025': assumed('401.5', { from: '2013' }) };
const ON_TOP = { '2013': '401.6', '2025': assumed('401.6', { from: '2013' }) };

const NOTHING: readonly never[] = [];

/** What a card is while it is kept face down in a hand. */
const faceDown = column((card: Card): Card => ({ ...withNothingPrinted(''), faceUp: card }));

/** 401.5 */
export const isDrawnMeanwhile = fact(
  DRAWN,
  'A card is kept face down that is drawn while something is being announced',
  ({ now }: MagicGame) => now.isAnnouncing,
);

/** 401.5: keeps a card face down that was just drawn, if something is being announced. For the changes of events only. */
export function keepFaceDown(game: MagicGame, drawn: MagicObject | undefined): void {
  if (drawn && isDrawnMeanwhile(game)) game.set(drawn, 'card', faceDown(drawn.card));
}

/** 401.6: its owner doesn't see it either. */
export const isNewOnTop = fact(
  ON_TOP,
  'A card that comes to lie on top while something is being announced is not revealed until that is done',
  ({ now: { topsAtAnnouncement: tops } }: MagicGame, object: MagicObject) =>
    tops.length > 0 && !tops.includes(object),
);

/** The steps with which something begins to be announced. */
export const beginningToAnnounce: readonly Step<MagicGame, object>[] = [
  step(DRAWN, 'From here on what is drawn is kept face down', (game) =>
    game.keepBooks('begin to announce', () => game.set(game.now, 'isAnnouncing', true)),
  ),
  step(ON_TOP, 'Which cards lie on top is noted as something begins to be announced', (game) =>
    game.keepBooks('note what is on top', () =>
      game.set(
        game.now,
        'topsAtAnnouncement',
        game.players.map(({ library }) => library.top),
      ),
    ),
  ),
];

/** The steps once something has been announced. */
export const doneAnnouncing: readonly Step<MagicGame, object>[] = [
  step(DRAWN, 'What was drawn face down is turned up once that has been cast or activated', (game) =>
    game.keepBooks('be done announcing', () => {
      game.set(game.now, 'isAnnouncing', false);
      for (const { hand } of game.players)
        for (const object of hand.objects)
          if (object.card.faceUp) game.set(object, 'card', object.card.faceUp);
    }),
  ),
  step(ON_TOP, 'A new card on top is revealed once that has been cast or activated', (game) =>
    game.keepBooks('note what is on top no more', () => game.set(game.now, 'topsAtAnnouncement', NOTHING)),
  ),
];
