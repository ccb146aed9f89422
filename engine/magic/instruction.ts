/** What card text tells players to do, and what they choose as it is done. */
import { choiceRequests } from '../card-game/instructions/choice-requests';
import { instructionsOf } from '../card-game/instructions/instruction';
import type { MagicTypes } from './game';
import { amount, phrases } from './text/phrases';

/** The choices that the phrases of an effect call for (T.6.4). */
export const choicesIn = choiceRequests<MagicTypes>(phrases, {
  countOf: (game, of, context, all) => Math.min(all, amount(game, of, context)),
  offered: (_game, _filter, fitting) => fitting,
});

export const { instruction, instructionFor } = instructionsOf<MagicTypes>(choicesIn);
