import type { SharedAmount } from '../../text/tree';
import type { TypesOf } from '../game';
import type { MeantObjects } from './objects';
import type { Look, Phrases } from './phrases';

/** A number of an object, by its name in card text; undefined where it has none of the name. */
export type NumberOf<T extends TypesOf<T>> = (
  game: T['game'],
  object: T['object'],
  seen: T['characteristics'],
  name: string,
) => number | undefined;

/** What only a game says of numbers. */
export interface AmountRules<T extends TypesOf<T>> {
  readonly numberOf: NumberOf<T>;
  /** Is a number one that only what is in play has? */
  readonly isOfPermanents: (name: string) => boolean;
  /** What can't be determined. */
  readonly undetermined: (game: T['game']) => number;
  /** What could come to a fraction, rounded up or down. */
  readonly rounded: (game: T['game'], value: number, up: boolean) => number;
  readonly cardsInHand: (game: T['game'], seat: number, context: T['context']) => number;
}

/** Does a number keep to a bound? */
export const compares = (value: number, is: 'at least' | 'at most' | 'exactly', limit: number): boolean =>
  is === 'at least' ? value >= limit : is === 'at most' ? value <= limit : value === limit;

/** Makes what reads the phrases for numbers that every game's card text has. */
export const amountPhrases =
  <T extends TypesOf<T>>(
    { players, candidates, fits, amount }: Pick<Phrases<T>, 'players' | 'candidates' | 'fits' | 'amount'>,
    meant: MeantObjects<T>,
    { numberOf, isOfPermanents, undetermined, rounded, cardsInHand }: AmountRules<T>,
  ) =>
  (game: T['game'], of: SharedAmount<T['tree']>, context: T['context'], look: Look<T>): number => {
    switch (of.amount) {
      case 'number':
        return of.value;
      case 'X':
        return context.x;
      case 'count':
        return (
          of.times *
          candidates(game, of.filter).filter((object) => fits(game, of.filter, object, context, look)).length
        );
      case 'characteristic': {
        let sum: number | undefined;
        for (const object of meant(game, of.object, context, isOfPermanents(of.characteristic), look)) {
          const value = numberOf(game, object, look(object), of.characteristic);
          if (value !== undefined) sum = (sum ?? 0) + value;
        }
        return of.times * (sum ?? undetermined(game));
      }
      case 'cards in hand':
        return players(game, of.who, context).reduce(
          (sum, seat) => sum + cardsInHand(game, seat, context),
          0,
        );
      case 'that much':
        return context.thatMuch;
      case 'product':
        return amount(game, of.of, context, look) * amount(game, of.times, context, look);
      case 'half':
        return rounded(game, amount(game, of.of, context, look) / 2, of.rounded === 'up');
      // Of how many, is known where they are chosen.
      case 'any number':
        return Number.MAX_SAFE_INTEGER;
    }
  };

/** Does a phrase mean each of several players, for himself or herself? */
export const isEach = ({ who }: { readonly who: string }): boolean =>
  who === 'each player' || who === 'each opponent';

/**
 * Makes what reads an amount for one of the players who do it: of "each player … that many", how many that one did; "they" are
 * that player.
 */
export const amountForEach =
  <T extends TypesOf<T>>({ amount }: Pick<Phrases<T>, 'amount'>) =>
  (
    game: T['game'],
    { who, amount: of }: { readonly who: T['tree']['who']; readonly amount: T['tree']['amount'] },
    seat: number,
    context: T['context'],
  ): number => {
    if (!isEach(who)) return amount(game, of, context);
    // What one did, or an event brought, is the same for each of them.
    return of.amount === 'that much'
      ? (context.byPlayer[seat] ?? context.thatMuch)
      : amount(game, of, context.with({ thatPlayer: seat }));
  };
