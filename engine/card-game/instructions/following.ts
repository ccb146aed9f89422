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
  /** Is nothing more followed of what has this context? */
  readonly stops: (context: T['context']) => boolean;
}

/** The procedure in which instructions are followed one after the other; what no rule gives a meaning is passed over. */
export const followingInOrder = <T extends TypesOf<T>>(
  numbers: Numbers,
  title: string,
  { instructionFor, oneInstruction, stops }: FollowingRules<T>,
): Procedure<T['game'], Following<T>> =>
  procedure('following instructions', [
    step(numbers, title, (game, data: Following<T>) => {
      const effect = data.effects[data.at];
      if (!effect || game.isOver || stops(data.context)) return undefined;
      game.set(data, 'at', data.at + 1);
      const instruction = instructionFor(game, effect.do);
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
