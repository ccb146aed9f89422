/** What card text tells players to do, and what they choose as it is done. */
import { antecedentsOf } from '../card-game/instructions/antecedents';
import * as requests from '../card-game/instructions/choice-requests';
import { instructionsOf } from '../card-game/instructions/instruction';
import { playedAs } from './4-zones/400-general';
import { onePerPile } from './4-zones/407-expelled';
import { phrases } from './conditions';
import type { LegionsGame, LegionsTypes } from './game';
import type { Context } from './object';
import { amount } from './phrases';
import type { Amount } from './text/tree';

/** A choice to be made before an instruction is carried out (605.2d). */
export type ChoiceRequest = requests.ChoiceRequest<LegionsTypes>;

/** How many of so many a bound means. */
export const countOf = (game: LegionsGame, of: Amount, context: Context, objects: number): number =>
  of.amount === 'all but' ? Math.max(0, objects - of.but) : Math.min(objects, amount(game, of, context));

/** The choices that the phrases of an effect call for (605.2d). */
export const choicesIn = requests.choiceRequests<LegionsTypes>(phrases, {
  countOf,
  offered: (game, { zone }, fitting) => (zone === 'expelled' ? onePerPile(game, fitting) : fitting),
});

export const { instruction, instructionFor } = instructionsOf<LegionsTypes>(choicesIn);

/** What later instructions call "it", "that player" and "that many" (605.2j), by the words of what was done. */
export const antecedents = antecedentsOf<LegionsTypes>(phrases, {
  onlyInPlay: [
    'damage',
    'destroy',
    'sacrifice',
    'rest',
    'reset',
    'put counters',
    'remove counters',
    'remove all counters',
    'move to base',
    'gain control',
    'double',
    'apply',
  ],
  counted: [
    'damage',
    'draw',
    'discard',
    'mill',
    'destroy',
    'sacrifice',
    'expel',
    'rest',
    'reset',
    'put counters',
    'remove counters',
    'remove all counters',
    'add resource',
    'lose resource',
    'put into zone',
    'move to base',
    'gain control',
  ],
  showing: ['look', 'reveal', 'expel', 'mill'],
  putsWithTheirOwner: (effect) => effect.do === 'put into zone' && effect.zone !== 'battlefield',
  became: (game, effect, object) => (effect.do === 'play card' ? playedAs(game, object) : object),
});
