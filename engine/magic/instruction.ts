/** What card text tells players to do, and what they choose as it is done. */
import { antecedentsOf } from '../card-game/instructions/antecedents';
import { choiceRequests } from '../card-game/instructions/choice-requests';
import { instructionsOf } from '../card-game/instructions/instruction';
import type { MagicTypes } from './game';
import { amount, phrases } from './phrases';

/** The choices that the phrases of an effect call for (T.6.4). */
export const choicesIn = choiceRequests<MagicTypes>(phrases, {
  countOf: (game, of, context, all) => Math.min(all, amount(game, of, context)),
  offered: (_game, _filter, fitting) => fitting,
});

export const { instruction, instructionFor } = instructionsOf<MagicTypes>(choicesIn);

/** What later instructions call "it", "that player" and "that many". */
export const antecedents = antecedentsOf<MagicTypes>(phrases, {
  onlyInPlay: [
    'damage',
    'destroy',
    'tap',
    'untap',
    'apply',
    'sacrifice',
    'regenerate',
    'put counters',
    'remove counters',
  ],
  counted: [
    'damage',
    'draw',
    'discard',
    'discard those',
    'destroy',
    'tap',
    'untap',
    'sacrifice',
    'return to hand',
    'put into zone',
    'remove from the game',
    'put counters',
    'remove counters',
    'gain life',
    'lose life',
    'mill',
  ],
  showing: ['look', 'reveal', 'search'],
  putsWithTheirOwner: (effect) => effect.do === 'put into zone' && effect.zone !== 'in play',
});
