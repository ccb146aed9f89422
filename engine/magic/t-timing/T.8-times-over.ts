/** When "as long as" is over (T.8.4, E.11.2), also for what still waits on the stack. */
import type { MagicGame } from '../game';
import type { Context, MagicObject } from '../object';
import type { Duration, DurationOfThis } from '../text/tree';

/** T.8.4: its own permanent has left play, or is no longer as the effect asks (E.11.Ruling.1). */
export function isOver({ source, controller }: Context, duration: Duration): boolean {
  switch (duration) {
    case 'while this remains tapped':
      return source.ceased || !source.tapped;
    case 'while you control this':
      return source.ceased || source.controller !== controller;
    case 'while this remains attached':
      return source.ceased || source.attachedTo === undefined;
    case 'while this remains in play':
      return source.ceased;
    default:
      return false;
  }
}

/** T.8.4: something stops being so of a permanent, which its abilities on the stack don't outlast. */
export function lapses(game: MagicGame, source: MagicObject, duration: DurationOfThis): void {
  for (const waiting of game.stack.objects)
    if (waiting.ability && waiting.context?.source === source && isOver(waiting.context, duration))
      game.set(waiting, 'lapsed', [...waiting.lapsed, duration]);
}

/** T.8.4: was it over once while what resolves now was on the stack, though it be so again? */
export function hasLapsed(game: MagicGame, { source }: Context, duration: Duration): boolean {
  const resolving = game.stack.objects.at(-1);
  return resolving?.context?.source === source && resolving.lapsed.some((each) => each === duration);
}
