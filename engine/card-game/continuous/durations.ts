import type { EventOf } from '../events/game-event';
import type { TypesOf } from '../game';
import type { DelayedTrigger } from '../triggers/triggered-abilities';

/** Effects and delayed abilities whose time has come. */
interface Ended<T extends TypesOf<T>> {
  readonly effects: readonly T['lasting'][];
  readonly delayed: readonly DelayedTrigger<T>[];
}

/** The event of effects and delayed abilities ending, all at once; none where none does. */
export function effectsEnd<T extends TypesOf<T>>(
  game: T['game'],
  { effects, delayed }: Ended<T>,
): readonly EventOf<T>[] {
  const amount = effects.length + delayed.length;
  if (amount === 0) return [];
  return [
    game.event('effects end', { amount }, (on) => {
      for (const effect of effects) on.journal.remove(on.effects, effect);
      for (const each of delayed) on.journal.remove(on.delayed, each);
    }),
  ];
}
