/**
 * What effects have made of the turns and parts of a turn that are to come. Each addition and each skip is an entry that an event
 * makes and another event uses up; to ask about them uses up nothing.
 */
import type { EventOf } from '../events/game-event';
import type { TypesOf } from '../game';
import { progressOf } from './progress';

/** The event of a player being given a turn after this one; of several, the one that was given last comes first. */
export const turnAdded = <T extends TypesOf<T>>(game: T['game'], player: number): EventOf<T> =>
  game.event('add a turn', { player }, (on) => {
    const now = progressOf(on);
    on.set(now, 'extraTurns', [player, ...now.extraTurns]);
  });

/** The event of a phase or step being added to this turn. */
export const phaseAdded = <T extends TypesOf<T>>(game: T['game'], what: string): EventOf<T> =>
  game.event('add a phase', { what }, (on) => {
    const now = progressOf(on);
    on.set(now, 'extraPhases', [what, ...now.extraPhases]);
  });

/** The event of a player having to skip the next such phase, step or turn. */
export const skipAdded = <T extends TypesOf<T>>(game: T['game'], player: number, what: string): EventOf<T> =>
  game.event('skip', { player, what }, (on) => {
    const skipping = on.player(player);
    on.set(skipping, 'skips', [...(skipping.skips ?? []), what]);
  });

/** The event of this turn going straight to one of its parts. */
export const turnEnded = <T extends TypesOf<T>>(game: T['game'], straightTo: string): EventOf<T> =>
  game.event('end the turn', {}, (on) => on.set(progressOf(on), 'straightTo', straightTo));

/** The event in which a skip is used up. */
export const skipUsed = <T extends TypesOf<T>>(game: T['game'], player: number, what: string): EventOf<T> =>
  game.event('pass over', { player, what }, (on) => {
    const skipping = on.player(player);
    const { skips = [] } = skipping;
    const at = skips.indexOf(what);
    if (at >= 0) on.set(skipping, 'skips', skips.toSpliced(at, 1));
  });

/** The event in which the phase or step that was added last takes its place in the turn. */
export const addedPhaseUsed = <T extends TypesOf<T>>(game: T['game'], what: string): EventOf<T> =>
  game.event('insert a phase', { what }, (on) => {
    const now = progressOf(on);
    on.set(now, 'extraPhases', now.extraPhases.slice(1));
  });

/**
 * The event in which an added turn is taken.
 *
 * @param left the seats whose added turns are still to come
 */
export const addedTurnUsed = <T extends TypesOf<T>>(
  game: T['game'],
  player: number,
  left: readonly number[],
): EventOf<T> =>
  game.event('take an added turn', { player }, (on) => on.set(progressOf(on), 'extraTurns', left));
