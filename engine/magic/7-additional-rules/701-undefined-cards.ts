/** Cards that were discarded and got to a hidden zone unseen (701.9c). */
import { IllegalAction, type Step, step } from '../../kernel';
import { fact } from '../forms';
import type { MagicGame } from '../game';
import type { MagicObject, SpentObject } from '../object';
import type { Cost } from '../text/tree';

const NUMBERS = { '2013': '701.7c', '2025': '701.9c' } as const;

const HIDDEN: readonly string[] = ['library', 'hand'];

export const isUndefined = fact(
  NUMBERS,
  'Nothing is known of a card that is discarded to a hidden zone and not shown',
  (_game: MagicGame, { became: [card] }: MagicObject) =>
    card !== undefined && HIDDEN.includes(card.zone.name) && card.shownTo === undefined,
);

/** The objects that costs were paid with in some way, as far as anything is known of them. */
export const knownOfSpent = (
  game: MagicGame,
  spent: readonly SpentObject[],
  how: SpentObject['how'],
): readonly MagicObject[] =>
  spent.flatMap((each) =>
    each.how === how && !(how === 'discarded' && isUndefined(game, each.object)) ? [each.object] : [],
  );

/** What is paid, as far as it matters here. */
interface Discarding {
  readonly costs: readonly Cost[];
  readonly context: { readonly spent: readonly SpentObject[] };
}

/** The step after a cost was paid: one that asks for a card of a description is not paid with one of which nothing is known. */
export const checkingDiscards: Step<MagicGame, Discarding> = step(
  NUMBERS,
  'A cost that says what card is discarded is not paid with one of which nothing is known',
  (game, { costs, context }) => {
    if (!costs.some(({ cost }) => cost === 'discard such')) return;
    if (context.spent.some(({ how, object }) => how === 'discarded' && isUndefined(game, object)))
      throw new IllegalAction(isUndefined, 'Nothing is known of the card that was discarded');
  },
);
