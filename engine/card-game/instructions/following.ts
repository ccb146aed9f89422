import { type Numbers, type Procedure, procedure, step } from '../../kernel';
import type { TypesOf } from '../game';
import type { InstructionUnderWay } from './carrying-out';
import type { Instruction } from './instruction';

/** Instructions being followed, and the place of the next. */
export interface Following<T extends TypesOf<T>> {
  readonly effects: readonly T['tree']['effect'][];
  at: number;
  context: T['context'];
}

/** What a game says of following instructions. */
interface FollowingRules<T extends TypesOf<T>> {
  readonly instructionFor: (game: T['game'], word: string) => Instruction<T> | undefined;
  /** Carries one of them out. */
  readonly oneInstruction: Procedure<T['game'], InstructionUnderWay<T>>;
  /** Is an instruction followed now, is it passed over, or does it end what is followed? Asked as its turn comes. */
  readonly whetherNow: (
    game: T['game'],
    effect: T['tree']['effect'],
    context: T['context'],
  ) => 'now' | 'not now' | 'never again';
}

/** The procedure in which instructions are followed one after the other; what no rule gives a meaning is passed over. */
export const followingInOrder = <T extends TypesOf<T>>(
  numbers: Numbers,
  title: string,
  { instructionFor, oneInstruction, whetherNow }: FollowingRules<T>,
): Procedure<T['game'], Following<T>> =>
  procedure('following instructions', [
    step(numbers, title, (game, data: Following<T>) => {
      const effect = data.effects[data.at];
      if (!effect || game.isOver) return undefined;
      const whether = whetherNow(game, effect, data.context);
      if (whether === 'never again') return undefined;
      game.set(data, 'at', data.at + 1);
      const instruction = whether === 'now' && instructionFor(game, effect.do);
      if (!instruction) return 'again';
      const requests = instruction.choices(game, effect, data.context);
      game.call(oneInstruction, {
        effect,
        context: data.context,
        instruction,
        requests,
        asked: 0,
        chosen: [],
        happened: [],
      });
      return 'again';
    }),
  ]);
