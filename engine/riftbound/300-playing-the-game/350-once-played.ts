/** What a text says of a card that it plays, while that card still waits on the chain (351.3). */
import { fact } from '../forms';
import type { RiftboundGame } from '../game';
import type { Context, GameObject } from '../object';
import type { Effect } from '../text/tree/index';

/** Instructions that others are told in: each of those is looked at by itself. */
const TELLING: readonly Effect['do'][] = ['sequence', 'if', 'may', 'may pay', 'unless', 'instead', 'modal'];

/** Does any phrase of it mean what was spoken of last? */
function speaksOfIt(part: unknown): boolean {
  if (typeof part !== 'object' || part === null) return false;
  if (Reflect.get(part, 'ref') === 'that' || Reflect.get(part, 'this') === 'that') return true;
  return Object.values(part).some(speaksOfIt);
}

/** 351.3, 347.1: it is played only after the text has resolved, so what the text does to it comes after that. */
export const waitsUntilPlayed = fact(
  '351.3',
  'What a text does to a card that it plays is done once that card has been played',
  (_game: RiftboundGame, effect: Effect, { that }: Context) =>
    that.length > 0 &&
    that.every(({ pending, ceased, ability }) => pending && !ceased && !ability) &&
    !TELLING.includes(effect.do) &&
    speaksOfIt(effect),
);

/** Leaves an instruction to be followed once what it speaks of has been played. */
export function leaveUntilPlayed(game: RiftboundGame, effect: Effect, context: Context): void {
  for (const object of context.that)
    game.keepBooks('leave an instruction until it was played', () =>
      game.set(object, 'oncePlayed', [...object.oncePlayed, { effect, context: context.copy() }]),
    );
}

/** What was left until a card was played: "it" is what that card has become. What is to be called first comes last. */
export function leftUntilPlayed({ oncePlayed, became: [became] }: GameObject): readonly {
  readonly effects: readonly Effect[];
  readonly at: number;
  readonly context: Context;
}[] {
  if (!became) return [];
  return oncePlayed.toReversed().map(({ effect, context }) => ({
    effects: [effect],
    at: 0,
    context: context.with({ that: [became], thatWas: [became] }),
  }));
}
