/** What card text does with counters: putting them on objects, removing and moving them, as many again. */
import { concatMap } from '../../kernel';
import type { EventOf } from '../events/game-event';
import type { InstructionBody } from '../instructions/instruction';
import type { AsKnown } from '../phrases/objects';
import type { Phrases } from '../phrases/phrases';
import { type Counters, type CounterTypes, countersOn, kindsOn } from './counters';

/** So many counters of a kind, on each of some objects. */
interface Counting<T extends CounterTypes<T>> {
  readonly counter: string;
  readonly amount: T['tree']['amount'];
  readonly object: T['tree']['object'];
  /** The amount is split over the objects. */
  readonly divided?: boolean;
  /** The amount is each object's own: "counters equal to its power". */
  readonly own?: boolean;
}

/** So many counters of a kind, from each of some objects to others. */
interface Moving<T extends CounterTypes<T>> {
  readonly counter: string;
  readonly amount: number;
  readonly from: T['tree']['object'];
  readonly to: T['tree']['object'];
}

/** The instructions about counters; each is the body of a rule. */
export interface CounterInstructions<T extends CounterTypes<T>> {
  readonly putting: InstructionBody<T, Counting<T>>;
  readonly removing: InstructionBody<T, Counting<T>>;
  /** Counters of all kinds are removed, each kind by itself. */
  readonly removingAll: InstructionBody<T, Pick<Counting<T>, 'object'>>;
  /** Counters move only where they can both leave one object and be put on another. */
  readonly moving: InstructionBody<T, Moving<T>>;
  /** As many of each kind are put on objects as others have, or last had. */
  readonly puttingAsMany: InstructionBody<T, Pick<Counting<T>, 'object'> & Pick<Moving<T>, 'from'>>;
  readonly doubling: InstructionBody<T, Pick<Counting<T>, 'object' | 'counter'>>;
}

/** What a game hands to the instructions about counters. */
interface CounterHoles<T extends CounterTypes<T>> {
  canBear(game: T['game'], object: T['object']): boolean;
  /** The share of the object in a place, where an amount was divided. */
  shareOf(context: T['context'], place: number): number;
  readonly asKnown: AsKnown<T>;
}

/** Makes a game's instructions about counters. */
export function counterInstructions<T extends CounterTypes<T>>(
  { objects, amount }: Pick<Phrases<T>, 'objects' | 'amount'>,
  { put, remove }: Counters<T>,
  { canBear, shareOf, asKnown }: CounterHoles<T>,
): CounterInstructions<T> {
  const much = (game: T['game'], effect: Counting<T>, context: T['context'], object: T['object']): number =>
    amount(
      game,
      effect.amount,
      effect.own ? context.ofOne(effect.object, object) : context.with({ named: [object] }),
    );

  const move = (
    from: T['object'],
    to: T['object'],
    { counter, amount: many }: Moving<T>,
    { controller }: T['context'],
  ): readonly EventOf<T>[] => [remove(from, counter, many), put(to, counter, many, controller)];

  return {
    putting: {
      perform: (game, effect, context, { chosen }) =>
        objects(game, effect.object, context, chosen).map((object, place) =>
          put(
            object,
            effect.counter,
            effect.divided ? shareOf(context, place) : much(game, effect, context, object),
            context.controller,
          ),
        ),
    },
    removing: {
      perform: (game, effect, context, { chosen }) =>
        objects(game, effect.object, context, chosen).map((object) =>
          remove(
            object,
            effect.counter,
            Math.min(much(game, effect, context, object), countersOn(object, effect.counter)),
          ),
        ),
    },
    removingAll: {
      perform: (game, effect, context, { chosen }) =>
        concatMap(objects(game, effect.object, context, chosen), (object) =>
          kindsOn(object).map(([kind, count]) => remove(object, kind, count)),
        ),
    },
    moving: {
      perform: (game, effect, context, { chosen }) => {
        const onto = objects(game, effect.to, context, chosen).filter((object) => canBear(game, object));
        return concatMap(objects(game, effect.from, context, chosen), (from) => {
          const enough = Math.floor(countersOn(from, effect.counter) / effect.amount);
          const others = onto.filter((to) => to !== from).slice(0, enough);
          return concatMap(others, (to) => move(from, to, effect, context));
        });
      },
    },
    puttingAsMany: {
      perform: (game, effect, context, { chosen }) => {
        const from = asKnown(game, objects(game, effect.from, context), context);
        return concatMap(objects(game, effect.object, context, chosen), (object) =>
          concatMap(from, (bearer) =>
            kindsOn(bearer).map(([kind, count]) => put(object, kind, count, context.controller)),
          ),
        );
      },
    },
    doubling: {
      perform: (game, effect, context, { chosen }) =>
        objects(game, effect.object, context, chosen).map((object) =>
          put(object, effect.counter, countersOn(object, effect.counter), context.controller),
        ),
    },
  };
}
