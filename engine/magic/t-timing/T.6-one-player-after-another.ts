/** What several players are told to do, where they choose how (T.6.6). */
import type { InstructionUnderWay } from '../../card-game/instructions/carrying-out';
import { concatMap, type Procedure, procedure, type Step, step } from '../../kernel';
import type { MagicGame, MagicTypes } from '../game';
import { players } from '../text/phrases';
import type { Effect, Who } from '../text/tree';

type UnderWay = InstructionUnderWay<MagicTypes>;

const isEachPlayer = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && 'who' in value && value.who === 'each player';

const THAT_PLAYER: Who = { who: 'that player' };

/** What one of the players is told, who is "that player". */
const saidToOne = (effect: Effect): Effect =>
  JSON.parse(JSON.stringify(effect, (_key, value: unknown) => (isEachPlayer(value) ? THAT_PLAYER : value)));

/** What several players are told, and whose turn it is. */
export interface InTurn {
  readonly whole: UnderWay;
  readonly seats: readonly number[];
  at: number;
  parts: readonly UnderWay[];
}

/**
 * Makes the step in which each player chooses and does what was chosen, before the next one chooses: it stands before those in
 * which all of them choose before anything is done.
 *
 * @param seatsInTurn the players, in the order in which they choose
 * @param ofOne those steps, which are run for each player
 * @param afterwards what is done once all of them have finished
 * @returns the step, and the procedure that it calls
 */
export function oneAfterAnother(
  seatsInTurn: (game: MagicGame) => readonly number[],
  ofOne: readonly Step<MagicGame, UnderWay>[],
  afterwards: Step<MagicGame, UnderWay>,
): readonly [Step<MagicGame, UnderWay>, Procedure<MagicGame, InTurn>] {
  const onePart: Procedure<MagicGame, UnderWay> = procedure('what one player is told', ofOne);
  const afterAll: Procedure<MagicGame, UnderWay> = procedure('what all were told', [afterwards]);
  const inTurn: Procedure<MagicGame, InTurn> = procedure('one player after another', [
    step({ '2003': 'T.6.6' }, 'Each of them chooses and does what was chosen', (game, data) => {
      const { whole, seats, at } = data;
      const seat = seats[at];
      if (seat === undefined) {
        const all = <V>(of: (part: UnderWay) => readonly V[]): readonly V[] => concatMap(data.parts, of);
        game.set(
          whole,
          'chosen',
          all(({ chosen }) => chosen),
        );
        game.set(
          whole,
          'happened',
          all(({ happened }) => happened),
        );
        game.set(
          whole,
          'about',
          all(({ about = [] }) => about),
        );
        game.call(afterAll, whole);
        return undefined;
      }
      const effect = saidToOne(whole.effect);
      const context = whole.context.with({ thatPlayer: seat });
      const requests = whole.instruction.choices(game, effect, context);
      const part: UnderWay = { ...whole, effect, context, requests, asked: 0, chosen: [], happened: [] };
      game.set(data, 'parts', [...data.parts, part]);
      game.set(data, 'at', at + 1);
      game.call(onePart, part);
      return 'again';
    }),
  ]);
  const handing: Step<MagicGame, UnderWay> = step(
    { '2003': 'T.6.6' },
    'Of what several players are told, each finishes a part before the next one begins',
    (game, whole: UnderWay) => {
      const choosers = new Set(whole.requests.map(({ player }) => player));
      if (choosers.size < 2 || !JSON.stringify(whole.effect).includes('"each player"')) return undefined;
      const told = players(game, { who: 'each player' }, whole.context);
      const seats = seatsInTurn(game).filter((seat) => told.includes(seat));
      game.call(inTurn, { whole, seats, at: 0, parts: [] });
      return 'finish';
    },
  );
  return [handing, inTurn];
}
