/** What stands when an action that turned out illegal has been taken back: what was done in its course and could have been done by itself. */
import {
  choosing,
  type DoneWithin,
  GameEvent,
  type Numbers,
  type Procedure,
  procedure,
  type Step,
  step,
} from '../../kernel';
import { type EventOf, isOccurrence } from '../events/game-event';
import type { TypesOf } from '../game';

/** What was done in the course of an action that has been taken back. */
export interface Reversing<T extends TypesOf<T>> {
  /** Seat of the player whose action it was. */
  readonly player: number;
  /** What stands, as far as nobody has taken it back. */
  readonly standing: readonly DoneWithin<T['game']>[];
  /** How many players have been asked. */
  readonly asked: number;
}

/** What a game's rules say of it. */
interface ReversingRules<T extends TypesOf<T>> {
  /** Seat of the player who may take it back. */
  whoTakesBack(game: T['game'], done: DoneWithin<T['game']>, player: number): number;
  /** Can it not be taken back, for what happened in its course? */
  cannotBeTakenBack(game: T['game'], done: DoneWithin<T['game']>): boolean;
  /** In which order players are asked. */
  inOrder(game: T['game']): readonly number[];
}

/** The step in which each player who may takes back what was done in the course of the action. */
export const takingBack = <T extends TypesOf<T>>(
  numbers: Numbers,
  title: string,
  purpose: string,
  { whoTakesBack, cannotBeTakenBack, inOrder }: ReversingRules<T>,
): Step<T['game'], Reversing<T>> =>
  choosing(
    numbers,
    title,
    (game, { player, standing, asked }: Reversing<T>) => {
      const seat = inOrder(game)[asked];
      if (seat === undefined) return undefined;
      const offers = standing
        .filter((done) => whoTakesBack(game, done, player) === seat && !cannotBeTakenBack(game, done))
        .map((done) => ({ label: done.name, action: 'take back', object: done.of, value: done }));
      return { player: seat, purpose, offers, minimum: 0, maximum: offers.length };
    },
    (game, data, chosen) => {
      const { standing, asked } = data;
      game.set<Reversing<T>, 'standing'>(
        data,
        'standing',
        standing.filter((done) => !chosen.includes(done)),
      );
      game.set<Reversing<T>, 'asked'>(data, 'asked', asked + 1);
      return 'again';
    },
  );

/** The step in which what stands is done once more, as it was done. */
export const lettingStand = <T extends TypesOf<T>>(
  numbers: Numbers,
  title: string,
): Step<T['game'], Reversing<T>> =>
  step(numbers, title, (_game, { standing }: Reversing<T>) => {
    for (const done of [...standing].reverse()) done.again();
  });

/** Makes the procedure of both. */
export const reversing = <T extends TypesOf<T>>(
  ...steps: readonly Step<T['game'], Reversing<T>>[]
): Procedure<T['game'], Reversing<T>> => procedure('reversing an action', steps);

/** The events that happened in the course of something. */
export const eventsDuring = <T extends TypesOf<T>>({ lines }: DoneWithin<T['game']>): readonly EventOf<T>[] =>
  lines.flatMap((line) => (line instanceof GameEvent && isOccurrence<T>(line) ? [line] : []));
