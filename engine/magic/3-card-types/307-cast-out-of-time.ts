import { assumed, column, type Step, step } from '../../kernel';
import { hasPart } from '../../text/tree/parts';
import { fact } from '../forms';
import type { MagicGame } from '../game';
import { isQuietMainPhase } from '../k-card-types/K.15-land';
import type { Card, Context, MagicObject } from '../object';

/** What a spell that was cast so is called among what is noted of its casting. */
const OUT_OF_TIME = 'cast out of time';

const NUMBERS = { '2013': '307.5a', '2025': assumed('307.5a', { from: '2013' }) };

/** 307.5a: nothing else is asked, such as whether there is a sorcery to cast. */
export const noSorceryCouldBeCast = fact(
  NUMBERS,
  'A sorcery could not have been cast outside one’s own main phase, or with another object on the stack',
  (game: MagicGame, player: number, spell: MagicObject) => !isQuietMainPhase(game, player, spell),
);

/** Does the text of a card ask when it was cast? */
const asksForIt = column(({ abilities }: Card): boolean =>
  hasPart(abilities, ({ keyword }) => keyword === OUT_OF_TIME),
);

/** A spell or ability that is being announced. */
interface Announced {
  readonly object: MagicObject;
  readonly player: number;
}

/** The step in which it is noted of a spell when it was cast, for what asks for that later. */
export const notingTime = (
  contextFor: (object: MagicObject, player: number) => Context,
): Step<MagicGame, Announced> =>
  step(NUMBERS, 'Whether a sorcery could have been cast is looked at as a spell is cast', (game, data) => {
    const { object, player } = data;
    if (object.ability || !asksForIt(object.card) || !noSorceryCouldBeCast(game, player, object)) return;
    const context = contextFor(object, player);
    game.keepBooks('note when it is cast', () => game.set(context, 'paid', [...context.paid, OUT_OF_TIME]));
  });
