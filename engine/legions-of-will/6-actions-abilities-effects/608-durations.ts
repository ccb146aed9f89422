/** How long continuous effects last, and their end (608.2a, 608.2b). */
import { fact } from '../forms';
import type { LegionsGame } from '../game';
import { Occurrence } from '../occurrence';
import type { Context, Piece } from '../piece';
import type { Duration } from '../text/tree';
import { givenBack } from './608-changing-control';

/** 608.2a */
export const lasts = fact('608.2a', 'An effect lasts as long as it says', () => true);

/** The event of effects ending whose time has come. */
export const endEffects = (
  game: LegionsGame,
  durations: readonly Duration[],
  of: (effect: { readonly context: Context; readonly turn?: number }) => boolean = () => true,
): readonly Occurrence[] => {
  const ended = game.effects.filter(
    (effect) => durations.includes(effect.duration) && of(effect) && lasts(game),
  );
  const delayed = game.delayed.filter(
    (each) => each.duration !== undefined && durations.includes(each.duration) && of(each),
  );
  if (ended.length + delayed.length === 0) return [];
  return [
    new Occurrence('effects end', { amount: ended.length + delayed.length }, () => {
      for (const effect of ended) game.journal.remove(game.effects, effect);
      for (const each of delayed) game.journal.remove(game.delayed, each);
    }),
    ...givenBack(game, ended),
  ];
};

/** Effects that last "for as long as this is on the battlefield" end with it (608.2b). */
export const endWithSource = fact(
  '608.2b',
  '"For as long as" ends when its condition does',
  (game, source: Piece): boolean => {
    const ended = game.effects.filter(
      (effect) =>
        effect.duration === 'for as long as this is on the battlefield' && effect.context.source === source,
    );
    const back = givenBack(game, ended);
    for (const effect of ended) game.journal.remove(game.effects, effect);
    if (ended.length > 0) game.changed();
    game.propose(...back.map((event) => game.because(endWithSource, event)));
    return ended.length > 0;
  },
);
