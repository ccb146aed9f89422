import type { Rule } from '../kernel';
import * as kernel from '../kernel';
import type { RiftboundGame } from './game';
import type { Occurrence } from './occurrence';
import { amongWhich, amount, candidates, fits, players } from './phrases';
import type { Context, Piece } from './piece';
import type { Amount, Effect, ObjectReference } from './text/tree/index';

/** A choice to be made as an instruction is carried out: what isn't a target (352.9). */
export interface ChoiceRequest {
  readonly player: number;
  readonly purpose: string;
  readonly pieces: readonly Piece[];
  readonly minimum: number;
  readonly maximum: number;
}

/** What an instruction is handed while it is carried out. An alias: the types of rules are published, and spell it out. */
type Tools = {
  /** Everything chosen for it. */
  readonly chosen: readonly Piece[];
  /** The number that a phrase means now, said of some objects; left out: of all that the instruction names. */
  readonly number: (of: Amount, those?: readonly Piece[]) => number;
  /** Carries out further instructions, after this one. */
  readonly follow: (effects: readonly Effect[], context?: Context) => void;
};

/** An instruction under the number of its rule. Switched off, its word means nothing. */
export type Instruction = kernel.Instruction<
  RiftboundGame,
  Effect,
  Context,
  ChoiceRequest,
  Tools,
  Occurrence
>;

/** Is this rule an instruction? */
export const isInstruction = (each: Rule): each is Instruction => kernel.givesMeaning(each);

/** The instruction that a word calls for, where a rule in force gives it a meaning. */
export const instructionFor = kernel.instructionsByWord(isInstruction);

const isChoice = (value: unknown): value is Extract<ObjectReference, { ref: 'choice' | 'of those' }> =>
  typeof value === 'object' &&
  value !== null &&
  'ref' in value &&
  (value.ref === 'choice' || value.ref === 'of those');

/** The choices that the phrases of an effect call for. */
const choicesIn = (game: RiftboundGame, effect: Effect, context: Context): readonly ChoiceRequest[] =>
  Object.values(effect).flatMap((value: unknown) => {
    if (!isChoice(value)) return [];
    const from = value.ref === 'choice' ? candidates(game, value.filter) : amongWhich(context);
    const who = value.ref === 'choice' ? players(game, value.who, context) : [context.controller];
    return who.map((player) => {
      const pieces = from.filter((piece) =>
        fits(game, value.filter, piece, context.with({ controller: player, thatPlayer: player })),
      );
      return {
        player,
        purpose: `choose what to ${effect.do}`,
        pieces,
        minimum: Math.min(pieces.length, amount(game, value.minimum, context)),
        maximum: Math.min(pieces.length, amount(game, value.maximum, context)),
      };
    });
  });

/** Makes an instruction out of the words that call for it and what it does. */
export const instruction = kernel.instructionForm<
  RiftboundGame,
  Effect,
  Context,
  ChoiceRequest,
  Tools,
  Occurrence
>(choicesIn);
