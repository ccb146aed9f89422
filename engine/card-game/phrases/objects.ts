import { concatMap } from '../../kernel';
import type { SharedObject } from '../../text/tree';
import type { TypesOf } from '../game';
import type { Context } from './context';
import type { Look, Phrases } from './phrases';

/** What is no longer where it was expected is known as it last was there: the objects, as an effect knows them. */
export type AsKnown<T extends TypesOf<T>> = (
  game: T['game'],
  objects: readonly T['object'][],
  context: T['context'],
) => readonly T['object'][];

/**
 * The objects of which something is asked: whose they are, what number they have.
 *
 * @param inPlay whether it is asked of what is or was in play: of a permanent and a card discarded since, of the permanent
 */
export type MeantObjects<T extends TypesOf<T>> = (
  game: T['game'],
  reference: T['tree']['object'],
  context: T['context'],
  inPlay: boolean,
  look?: Look<T>,
) => readonly T['object'][];

/**
 * Where something is said of each of several, "its cost" is that one's own, "that permanent's cost" is of what was spoken of
 * before.
 */
const spokenOfBefore = <T extends TypesOf<T>>(
  { ref, types }: { readonly ref: string; readonly types?: readonly string[] },
  { before }: Context<T>,
): readonly T['object'][] | undefined => (ref === 'that' && types && before.length > 0 ? before : undefined);

/** Makes what finds the objects of which something is asked. */
export const meantObjects =
  <T extends TypesOf<T>>({ objects }: Pick<Phrases<T>, 'objects'>, asKnown: AsKnown<T>): MeantObjects<T> =>
  (game, reference, context, inPlay, look) =>
    asKnown(
      game,
      spokenOfBefore<T>(reference, context) ??
        (inPlay && reference.ref === 'that'
          ? context.thatInPlay
          : objects(game, reference, context, [], look)),
      context,
    );

/** What only a game says of the objects that its phrases mean. */
interface ObjectRules<T extends TypesOf<T>> {
  readonly itself: (game: T['game'], context: T['context']) => readonly T['object'][];
  readonly topOf: (game: T['game'], seat: number, number: number) => readonly T['object'][];
}

/**
 * Makes what reads the phrases for objects that every game's card text has.
 *
 * @param rules itself: what an object means that names itself; topOf: the first cards of a player's deck, so many or all
 */
export const objectPhrases =
  <T extends TypesOf<T>>(
    { players, candidates, fits, amount }: Pick<Phrases<T>, 'players' | 'candidates' | 'fits' | 'amount'>,
    { itself, topOf }: ObjectRules<T>,
  ) =>
  (
    game: T['game'],
    reference: SharedObject<T['tree']>,
    context: T['context'],
    chosen: readonly T['object'][],
    look: Look<T>,
  ): readonly T['object'][] => {
    switch (reference.ref) {
      case 'this':
        return itself(game, context);
      case 'target':
        return concatMap(context.targets[reference.target] ?? [], ({ object }) => (object ? [object] : []));
      case 'that':
        return context.that;
      case 'all':
        return candidates(game, reference.filter).filter((object) =>
          fits(game, reference.filter, object, context, look),
        );
      case 'choice':
      case 'of those':
        return chosen;
      case 'the rest':
        return (context.among ?? []).filter((object) => !object.ceased && !chosen.includes(object));
      case 'top of deck': {
        const number = amount(game, reference.amount, context, look);
        return concatMap(players(game, reference.who, context), (seat) => topOf(game, seat, number));
      }
    }
  };
