/** Instructions that say in which order, how often and whether others are followed. */
import { concatMap } from '../../kernel';
import type { SharedEffect } from '../../text/tree';
import type { TypesOf } from '../game';
import type { Context } from '../phrases/context';
import type { Phrases } from '../phrases/phrases';
import type { choiceRequests } from './choice-requests';
import type { InstructionBody } from './instruction';

/** The effects of every game that a word names. */
type Named<T extends TypesOf<T>, W extends string> = Extract<SharedEffect<T['tree']>, { do: W }>;

/** Effects that may be left out, in a list. */
export const listOfEffects = <E>(...each: readonly (E | undefined)[]): readonly E[] =>
  each.filter((effect) => effect !== undefined);

/** Nothing is done. */
export const doingNothing = { perform: (): readonly never[] => [] };

/** One instruction is followed after another. */
export const followingInTurn = {
  perform: <E>(
    _game: unknown,
    { steps }: { readonly steps: readonly E[] },
    _context: unknown,
    { follow }: { readonly follow: (effects: readonly E[]) => void },
  ): readonly never[] => {
    follow(steps);
    return [];
  },
};

/** The modes that were chosen are followed, in the order in which they were. */
export const followingModes = {
  perform: <E>(
    _game: unknown,
    { modes }: { readonly modes: readonly E[] },
    context: { readonly modes: readonly number[] },
    { follow }: { readonly follow: (effects: readonly E[]) => void },
  ): readonly never[] => {
    follow(context.modes.flatMap((mode) => modes.slice(mode, mode + 1)));
    return [];
  },
};

/** An instruction is followed as many times as a phrase says. */
export const followingRepeatedly = {
  perform: <E, A>(
    _game: unknown,
    { count, effect }: { readonly count: A; readonly effect: E },
    _context: unknown,
    {
      number,
      follow,
    }: { readonly number: (of: A) => number; readonly follow: (effects: readonly E[]) => void },
  ): readonly never[] => {
    follow(Array.from({ length: Math.max(0, number(count)) }, () => effect));
    return [];
  },
};

/** An instruction is followed if something is so, and another one if not. */
export const followingIf = <T extends TypesOf<T>>({
  holds,
}: Pick<Phrases<T>, 'holds'>): InstructionBody<T, Named<T, 'if'>> => ({
  perform: (game, effect, context, { follow }) => {
    follow(holds(game, effect.condition, context) ? [effect.then] : listOfEffects(effect.otherwise));
    return [];
  },
});

/** Objects are chosen: what follows is about them, and of what could have been chosen the others are the rest. */
export const choosingForLater = <T extends TypesOf<T>>(
  { objects }: Pick<Phrases<T>, 'objects'>,
  choicesIn: ReturnType<typeof choiceRequests<T>>,
): InstructionBody<
  T,
  { readonly do: 'choose'; readonly object: T['tree']['object'] } & T['tree']['effect']
> => ({
  perform: (game, effect, context, { chosen }) => {
    const noted: Context<T> = context;
    if (effect.object.ref === 'choice') {
      const open = concatMap(choicesIn(game, effect, context), ({ objects }) => objects);
      game.set(
        noted,
        'among',
        [...new Set(open)].filter((object) => !chosen.includes(object)),
      );
    }
    game.set(noted, 'that', objects(game, effect.object, context, chosen));
    return [];
  },
});
