import {
  choosingWhoChooses,
  dividing,
  type InstructionUnderWay,
  makingChoices,
  notingAntecedents,
  performing,
} from '../../card-game/instructions/carrying-out';
import { type Following, followingInOrder } from '../../card-game/instructions/following';
import { type Procedure, procedure } from '../../kernel';
import { chosenFrom, nameOf } from '../4-zones/407-expelled';
import { discardedAllTheSame } from '../7-additional-rules/701-discarded-elsewhere';
import { askWhoChooses } from '../8-multiplayer-rules/800-who-has-left';
import { phrases } from '../conditions';
import type { LegionsGame, LegionsTypes } from '../game';
import { antecedents, instructionFor } from '../instruction';

/** 605.2d–f: what an instruction leaves open is chosen in APNAP order; then it is carried out at once for all. */
export const oneInstruction: Procedure<LegionsGame, InstructionUnderWay<LegionsTypes>> = procedure(
  'carrying out an instruction',
  [
    choosingWhoChooses<LegionsTypes>(
      '800.3g',
      'The controller chooses who makes a choice instead of a player who has left the game',
      { canChoose: (game, seat) => game.player(seat).inGame, askWhoChooses },
    ),
    makingChoices<LegionsTypes>('605.2d', 'Choices are made as the effect is applied, in APNAP order', {
      labelOf: (game, object, place) => `${nameOf(game, object)} (${place + 1})`,
      chosenFrom,
    }),
    dividing<LegionsTypes>(
      '605.2d',
      'What is divided among objects that are no targets is divided as the effect is applied, each chosen one getting at least one',
      phrases,
      nameOf,
    ),
    performing<LegionsTypes>(
      '605.2e',
      'Each action is processed for all players at once',
      phrases,
      antecedents,
      {
        follow: (game, effects, context) => game.call(followInstructions, { effects, at: 0, context }),
        // 605.2d
        withDivision: (context, division) => context.with({ division }),
        eventOf: discardedAllTheSame,
      },
    ),
    notingAntecedents<LegionsTypes>(
      '605.2j',
      'What an instruction was about is what the next one calls "it"',
      antecedents.note,
    ),
  ],
);

/** 605.2c: instructions are followed in the order written, unless what they belong to is found not to resolve (404.2g). */
export const followInstructions: Procedure<
  LegionsGame,
  Following<LegionsTypes>
> = followingInOrder<LegionsTypes>('605.2c', 'Instructions are followed in the order written', {
  instructionFor,
  oneInstruction,
  whetherNow: (_game, _effect, { stopped }) => (stopped ? 'never again' : 'now'),
});
