/** What card text tells players to do, and what is chosen as it is done: what isn't a target (352.9). */
import { choiceRequests } from '../card-game/instructions/choice-requests';
import { instructionsOf } from '../card-game/instructions/instruction';
import type { RiftboundTypes } from './game';
import { amongWhich, amount, phrases } from './phrases';

const choicesIn = choiceRequests<RiftboundTypes>(phrases, {
  countOf: (game, bound, context, objects) => Math.min(objects, amount(game, bound, context)),
  offered: (_game, _filter, fitting) => fitting,
  among: amongWhich,
  purposeOf: ({ do: word }) => `choose what to ${word}`,
});

/** Makes an instruction out of the words that call for it and what it does, and finds the one that a word calls for. */
export const { instruction, instructionFor } = instructionsOf<RiftboundTypes>(choicesIn);
