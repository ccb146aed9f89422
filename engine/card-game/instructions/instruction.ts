import * as kernel from '../../kernel';
import type { EventOf } from '../events/game-event';
import type { TypesOf } from '../game';
import type { ChoiceRequest } from './choice-requests';

/** What an instruction is handed while it is carried out. An alias: the types of rules are published, and spell it out. */
export type Tools<T extends TypesOf<T>> = {
  /** Everything chosen for it, in the order of the players who chose. */
  readonly chosen: readonly T['object'][];
  /** The number that a phrase means now, said of some objects; left out: of all that the instruction names. */
  readonly number: (of: T['tree']['amount'], named?: readonly T['object'][]) => number;
  /** Carries out further instructions, after this one. */
  readonly follow: (effects: readonly T['tree']['effect'][], context?: T['context']) => void;
};

/** An instruction under the number of its rule. Switched off, its word means nothing. */
export type Instruction<T extends TypesOf<T>> = kernel.Instruction<
  T['game'],
  T['tree']['effect'],
  T['context'],
  ChoiceRequest<T>,
  Tools<T>,
  EventOf<T>
>;

/** How the instruction is carried out that a word of card text calls for: the body of a rule. */
export type InstructionBody<T extends TypesOf<T>, E> = {
  readonly perform: (
    game: T['game'],
    effect: E,
    context: T['context'],
    tools: Tools<T>,
  ) => readonly EventOf<T>[];
};

/**
 * Makes a game's form of instructions.
 *
 * @param choicesIn finds the choices that the phrases of an effect call for
 * @returns `instruction`, which makes one out of the words that call for it and what it does, and `instructionFor`, which
 *   finds the one that a word calls for, where a rule in force gives it a meaning
 */
export const instructionsOf = <T extends TypesOf<T>>(
  choicesIn: (
    game: T['game'],
    effect: T['tree']['effect'],
    context: T['context'],
  ) => readonly ChoiceRequest<T>[],
) => ({
  instruction: kernel.instructionForm<
    T['game'],
    T['tree']['effect'],
    T['context'],
    ChoiceRequest<T>,
    Tools<T>,
    EventOf<T>
  >(choicesIn),
  instructionFor: kernel.instructionsByWord((each: kernel.Rule): each is Instruction<T> =>
    kernel.givesMeaning(each),
  ),
});
