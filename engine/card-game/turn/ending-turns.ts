/** How an effect ends the turn: what waits and what is on the stack is gone, and the turn goes straight to one of its parts. */
import { type Numbers, type Step, step } from '../../kernel';
import type { EventOf } from '../events/game-event';
import type { TypesOf } from '../game';
import type { StateBasedChecks } from '../state-based/state-based-actions';
import { waitNoMore } from '../triggers/waiting';
import { turnEnded } from './schedule';

/** The step in which abilities that have triggered and wait cease to exist. */
export const nothingWaits = <T extends TypesOf<T>>(
  numbers: Numbers,
  title: string,
): Step<T['game'], object> =>
  step(numbers, title, (game: T['game']) => {
    waitNoMore<T>(game, [...game.waiting]);
  });

/**
 * The step in which everything leaves the stack, what is resolving included.
 *
 * @param leaving the event of one object leaving it
 */
export const stackEmptied = <T extends TypesOf<T>>(
  numbers: Numbers,
  title: string,
  leaving: (game: T['game'], object: T['object']) => EventOf<T>,
): Step<T['game'], object> =>
  step(numbers, title, (game: T['game']) => {
    game.propose(...game.stack.objects.map((object) => leaving(game, object)));
  });

/** The step in which state-based actions are performed until there are none, without anybody receiving priority. */
export const checkedWithoutPriority = <T extends TypesOf<T>>(
  numbers: Numbers,
  title: string,
  stateBased: StateBasedChecks<T>,
): Step<T['game'], object> =>
  step(numbers, title, (game: T['game']) => {
    const found = stateBased.check(game);
    if (found.length === 0) return undefined;
    stateBased.perform(game, found);
    return 'again';
  });

/**
 * The step in which the turn goes straight to one of its parts.
 *
 * @param name of that part
 * @param meanwhile what becomes of what is under way
 */
export const straightTo = <T extends TypesOf<T>>(
  numbers: Numbers,
  title: string,
  name: string,
  meanwhile: (game: T['game']) => void,
): Step<T['game'], object> =>
  step(numbers, title, (game: T['game']) => {
    game.propose(turnEnded<T>(game, name));
    meanwhile(game);
  });
