import type { Rule } from '../kernel';
import * as kernel from '../kernel';
import { gathered } from '../kernel';
import { isReference } from '../text';
import { onePerPile } from './4-zones/407-expelled';
import type { LegionsGame } from './game';
import type { Occurrence } from './occurrence';
import { amount, candidates, fits, players } from './phrases';
import type { Context, Piece } from './piece';
import type { Amount, Effect, ObjectReference } from './text/tree';

/** A choice to be made before an instruction is carried out (605.2d). */
export interface ChoiceRequest {
  readonly player: number;
  readonly purpose: string;
  readonly pieces: readonly Piece[];
  readonly minimum: number;
  readonly maximum: number;
  /** Chosen at random instead of by the player (701.5b). */
  readonly random?: boolean;
}

/** What an instruction is handed while it is carried out. An alias: the types of rules are published, and spell it out. */
type Tools = {
  /** Everything chosen for it, players in APNAP order. */
  readonly chosen: readonly Piece[];
  /** The number that a phrase means now. */
  readonly number: (of: Amount) => number;
  /** Carries out further instructions, after this one. */
  readonly follow: (effects: readonly Effect[], context?: Context) => void;
};

/** An instruction under the number of its rule. Switched off, its word means nothing. */
export type Instruction = kernel.Instruction<LegionsGame, Effect, Context, ChoiceRequest, Tools, Occurrence>;

/** Is this rule an instruction? */
const isInstruction = (each: Rule): each is Instruction => kernel.givesMeaning(each);

/** The instruction that a word calls for, where a rule in force gives it a meaning. */
export const instructionFor = kernel.instructionsByWord(isInstruction);

/** The "choose" phrases directly in an effect, or in what it says is so for a while. */
function phrasesToChoose(effect: Effect): readonly Chosen[] {
  const known = phrasesIn.get(effect);
  if (known) return known;
  const said = 'statement' in effect ? Object.values(effect.statement) : [];
  const found = gathered([...Object.values(effect), ...said], (value: unknown) =>
    isReference<ObjectReference>(value) && (value.ref === 'choice' || value.ref === 'of those')
      ? [value]
      : [],
  );
  phrasesIn.set(effect, found);
  return found;
}

type Chosen = Extract<ObjectReference, { ref: 'choice' | 'of those' }>;
const phrasesIn = new WeakMap<Effect, readonly Chosen[]>();

/** The choices that the phrases of an effect call for. */
export const choicesIn = (game: LegionsGame, effect: Effect, context: Context): readonly ChoiceRequest[] => {
  const found = gathered(phrasesToChoose(effect), (reference) =>
    requests(game, reference, effect.do, context),
  );
  if (!('divided' in effect) || !effect.divided) return found;
  // 605.2d: each that is chosen gets at least one of what is divided.
  const most = Math.max(0, amount(game, effect.amount, context));
  return found.map((request) => ({
    ...request,
    minimum: Math.min(request.minimum, most),
    maximum: Math.min(request.maximum, most),
  }));
};

/** The choices that a phrase calls for: one for each player who chooses, in APNAP order. */
function requests(
  game: LegionsGame,
  reference: Chosen,
  purpose: string,
  context: Context,
): readonly ChoiceRequest[] {
  const { filter } = reference;
  const from = reference.ref === 'choice' ? candidates(game, filter) : context.among;
  const who = reference.ref === 'choice' ? players(game, reference.who, context) : [context.controller];
  return who.map((player) => {
    // "A unit you control" on an ability that somebody else follows means that somebody's.
    const seen: Context = context.with({ controller: player, thatPlayer: player });
    const fitting = from.filter((piece) => !piece.gone && fits(game, filter, piece, seen));
    const pieces = filter.zone === 'expelled' ? onePerPile(game, fitting) : fitting;
    return {
      player,
      purpose,
      pieces,
      minimum: countOf(game, reference.minimum, context, pieces.length),
      maximum: countOf(game, reference.maximum, context, pieces.length),
    };
  });
}

/** How many of so many a bound means. */
export const countOf = (game: LegionsGame, of: Amount, context: Context, pieces: number): number =>
  of.amount === 'all but' ? Math.max(0, pieces - of.but) : Math.min(pieces, amount(game, of, context));

/** Makes an instruction out of the words that call for it and what it does. */
export const instruction = kernel.instructionForm<
  LegionsGame,
  Effect,
  Context,
  ChoiceRequest,
  Tools,
  Occurrence
>(choicesIn);
