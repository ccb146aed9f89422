/** How long continuous effects last, and their end (608.2a, 608.2b). */

import { effectsEnd } from '../../card-game/continuous/durations';
import type { LastingEffect } from '../effects-in-force';
import { fact } from '../forms';
import type { LegionsGame, LegionsTypes } from '../game';
import type { Context, GameObject } from '../object';
import type { Occurrence } from '../occurrence';
import type { Duration } from '../text/tree';
import { givenBack } from './608-changing-control';

/** 608.2a */
export const lasts = fact(
  '608.2a',
  'An effect lasts as long as it says',
  (_game, { duration }: LastingEffect, ended: readonly Duration[]) =>
    duration !== undefined && ended.includes(duration),
);

/** What happens as effects end whose time has come. */
export function endEffects(
  game: LegionsGame,
  durations: readonly Duration[],
  of: (effect: { readonly context: Context; readonly turn?: number }) => boolean = () => true,
): readonly Occurrence[] {
  const effects = game.effects.filter((effect) => of(effect) && lasts(game, effect, durations));
  const delayed = game.delayed.filter(
    (each) => each.duration !== undefined && durations.includes(each.duration) && of(each),
  );
  return [...effectsEnd<LegionsTypes>(game, { effects, delayed }), ...givenBack(game, effects)];
}

/** 608.2b: does an effect last "for as long as this is on the battlefield", of which the source has left it? */
export const lastsWithSource = fact(
  '608.2b',
  '"For as long as" ends when its condition does',
  (_game, { duration, context }: LastingEffect, source: GameObject) =>
    duration === 'for as long as this is on the battlefield' && context.source === source,
);

/** Ends the effects that last only as long as their source, which has left the battlefield, was there (608.2b). */
export function endWithSource(game: LegionsGame, source: GameObject): void {
  const ended = game.effects.filter((effect) => lastsWithSource(game, effect, source));
  if (ended.length === 0) return;
  const back = givenBack(game, ended);
  game.keepBooks(
    'end with its source',
    () => {
      for (const effect of ended) game.journal.remove(game.effects, effect);
    },
    lastsWithSource,
  );
  game.changed();
  game.propose(...back.map((event) => game.because(lastsWithSource, event)));
}
