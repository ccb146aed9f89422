/** How abilities that have triggered are put on the stack: each player puts their own, one player after another. */
import { asking, concatMap, type Numbers, type Procedure, type Step, step } from '../../kernel';
import type { TypesOf } from '../game';
import type { WaitingTrigger } from './triggered-abilities';
import { waitNoMore } from './waiting';

/** Abilities being put on the stack. */
export interface PuttingTriggers {
  /** Seats whose abilities still have to be put, in turn order. */
  seats: readonly number[];
}

/** What a game's rules say of putting abilities on the stack. */
interface PuttingRules<T extends TypesOf<T>> {
  /** Puts some on the stack, the first of them lowest. */
  put(game: T['game'], abilities: readonly WaitingTrigger<T>[]): void;
}

interface OrderingRules<T extends TypesOf<T>> extends PuttingRules<T> {
  /** Do all of them do the same, so that no order could be told from another? */
  areAlike(abilities: readonly WaitingTrigger<T>[]): boolean;
}

/** Puts abilities that wait on the stack, the first of them lowest. */
function putAll<T extends TypesOf<T>>(
  game: T['game'],
  abilities: readonly WaitingTrigger<T>[],
  { put }: PuttingRules<T>,
): void {
  const all = [...abilities];
  waitNoMore<T>(game, all);
  put(game, all);
}

/**
 * The question in which order a player puts abilities on the stack that triggered at once. Of abilities that are all alike, one stands for
 * all: nobody is asked.
 */
export const orderOfTriggers = <T extends TypesOf<T>>(
  player: number,
  abilities: readonly WaitingTrigger<T>[],
  { areAlike }: Pick<OrderingRules<T>, 'areAlike'>,
) => ({
  kind: 'order' as const,
  player,
  purpose: 'order triggered abilities',
  options: (areAlike(abilities) ? abilities.slice(0, 1) : abilities).map(({ source, text }, index) => ({
    label: `${source.card.name}: ${text} (${index + 1})`,
    object: source,
    index,
  })),
});

/** Abilities in the order of an answer to that question. */
export const inOrder = <A>(abilities: readonly A[], answer: readonly number[]): readonly A[] =>
  answer.length < abilities.length
    ? abilities
    : concatMap(answer, (place) => abilities.slice(place, place + 1));

/** Abilities of one player, among those that triggered. */
export const ofPlayer = <A extends { readonly controller: number }>(
  abilities: readonly A[],
  seat: number | undefined,
): readonly A[] => abilities.filter(({ controller }) => controller === seat);

/** The step in which each player puts what they control and what waits on the stack, in an order of their own. */
export const orderingTriggers = <T extends TypesOf<T>>(
  numbers: Numbers,
  title: string,
  rules: OrderingRules<T>,
): Step<T['game'], PuttingTriggers> =>
  asking(
    numbers,
    title,
    (game: T['game'], { seats: [player] }: PuttingTriggers) => {
      const mine = ofPlayer<WaitingTrigger<T>>(game.waiting, player);
      return player === undefined || mine.length === 0 ? undefined : orderOfTriggers<T>(player, mine, rules);
    },
    (game, data, answer) => {
      const mine = ofPlayer<WaitingTrigger<T>>(game.waiting, data.seats[0]);
      game.set(data, 'seats', data.seats.slice(1));
      putAll(game, inOrder(mine, answer), rules);
      return data.seats.length > 0 ? 'again' : undefined;
    },
  );

/** The step that comes after `ordering`, for the players of whom nothing waits; without it, everything is put as it triggered. */
export const puttingTriggers = <T extends TypesOf<T>>(
  numbers: Numbers,
  title: string,
  ordering: Step<T['game'], PuttingTriggers>,
  rules: PuttingRules<T>,
): Step<T['game'], PuttingTriggers> =>
  step(numbers, title, (game: T['game'], data: PuttingTriggers) => {
    if (!game.isOn(ordering)) {
      putAll(game, game.waiting, rules);
      return undefined;
    }
    game.set(data, 'seats', data.seats.slice(1));
    return data.seats.length > 0 ? 'restart' : undefined;
  });

/**
 * Puts everything that waits on the stack.
 *
 * @param seats of the players who put something there, in turn order: what another controls is put nowhere
 * @param putting the procedure of the steps `orderingTriggers` and `puttingTriggers`
 */
export function putWaiting<T extends TypesOf<T>>(
  game: T['game'],
  seats: readonly number[],
  putting: Procedure<T['game'], PuttingTriggers>,
): void {
  waitNoMore<T>(
    game,
    game.waiting.filter(({ controller }) => !seats.includes(controller)),
  );
  game.call(putting, { seats });
}
