/** How abilities that have triggered are put on the stack: each player puts their own, one player after another. */
import { asking, gathered, type Numbers, type Procedure, type Step, step } from '../../kernel';
import type { TypesOf } from '../game';
import type { Triggered } from './triggered';
import { waitNoMore } from './waiting';

/** Abilities being put on the stack. */
export interface PuttingTriggers {
  /** Seats whose abilities still have to be put, in turn order. */
  seats: readonly number[];
}

/** What a game's rules say of putting abilities on the stack. */
interface PuttingRules<T extends TypesOf<T>> {
  /** Puts some on the stack, the first of them lowest. */
  put(game: T['game'], abilities: readonly Triggered<T>[]): void;
}

interface OrderingRules<T extends TypesOf<T>> extends PuttingRules<T> {
  /** Do all of them do the same, so that no order could be told from another? */
  areAlike(abilities: readonly Triggered<T>[]): boolean;
}

/** Puts abilities that wait on the stack, the first of them lowest. */
function putAll<T extends TypesOf<T>>(
  game: T['game'],
  abilities: readonly Triggered<T>[],
  { put }: PuttingRules<T>,
): void {
  const all = [...abilities];
  waitNoMore<T>(game, all);
  put(game, all);
}

const ofPlayer = <T extends TypesOf<T>>(game: T['game'], seat: number | undefined): readonly Triggered<T>[] =>
  game.waiting.filter(({ controller }) => controller === seat);

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
      const mine = ofPlayer<T>(game, player);
      if (player === undefined || mine.length === 0) return undefined;
      return {
        kind: 'order',
        player,
        purpose: 'order triggered abilities',
        // Of abilities that are all alike, one stands for all: nobody is asked.
        options: (rules.areAlike(mine) ? mine.slice(0, 1) : mine).map(({ source, text }, index) => ({
          label: `${source.card.name}: ${text} (${index + 1})`,
          object: source,
          index,
        })),
      };
    },
    (game, data, answer) => {
      const mine = ofPlayer<T>(game, data.seats[0]);
      game.set(data, 'seats', data.seats.slice(1));
      const ordered = (): readonly Triggered<T>[] =>
        gathered(answer, (place) => mine.slice(place, place + 1));
      putAll(game, answer.length < mine.length ? mine : ordered(), rules);
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
      return 'finish';
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
