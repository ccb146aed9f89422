import {
  choosingForLater,
  doingNothing,
  followingIf,
  followingInTurn,
  followingModes,
  followingRepeatedly,
} from '../../card-game/instructions/control-flow';
import {
  choosingWhoDecides,
  decidingWhether,
  type OptionalAction,
  offeringToDo,
  offeringToPay,
  offeringToPrevent,
} from '../../card-game/instructions/offers';
import { type Procedure, procedure } from '../../kernel';
import { gainResource, loseResource } from '../1-game-concepts/104-resource';
import { canPayAll, payAll } from '../1-game-concepts/112-costs';
import { askWhoChooses, paysNothing } from '../8-multiplayer-rules/800-who-has-left';
import { phrases } from '../conditions';
import type { LegionsGame, LegionsTypes } from '../game';
import { antecedents, choicesIn, instruction } from '../instruction';
import { amountFor, players } from '../phrases';
import { followInstructions } from './605-following-instructions';

/** 112.11: "You may [do something]. If you do, …": the choice is whether to start doing it. */
export const mayDo: Procedure<LegionsGame, OptionalAction<LegionsTypes>> = procedure(
  'choosing whether to do something',
  [
    choosingWhoDecides<LegionsTypes>(
      '800.3g',
      'The controller chooses who decides, instead of a player who has left the game, whether something is done that costs nothing',
      (game, seat, controller) =>
        game.player(seat).inGame ? undefined : askWhoChooses(game, seat, controller),
    ),
    decidingWhether<LegionsTypes>('112.11', 'Whoever may do something chooses as the effect is applied', {
      canPay: (game, { player, costs, context: { source } }) =>
        canPayAll(game, player, costs, source) && !(costs.length > 0 && paysNothing(game, player)),
      pay: (game, { player, costs, context }) =>
        payAll(game, { player, costs, source: context.source, context }),
      offer,
      follow: (game, effects, { context }) => game.call(followInstructions, { effects, at: 0, context }),
      noteUndone: (game, effect, context) => antecedents.noteAmount(game, effect, context, []),
    }),
  ],
);

function offer(game: LegionsGame, offered: OptionalAction<LegionsTypes>): void {
  game.call(mayDo, offered);
}

export const inSequence = instruction('605.2c', 'One instruction after another', 'sequence', followingInTurn);

export const optionally = instruction(
  '112.11',
  '"You may": the player chooses',
  'may',
  offeringToDo<LegionsTypes>(phrases, offer),
);

export const payingOptionally = instruction(
  '112.11',
  '"You may pay": the player chooses',
  'may pay',
  offeringToPay<LegionsTypes>(phrases, offer),
);

/** 112.11a: "[A] unless [B]" means: B may be done; if it isn't, A. */
export const unlessPaid = instruction(
  '112.11a',
  '"Unless": doing it keeps the effect from happening',
  'unless',
  offeringToPrevent<LegionsTypes>(phrases, offer),
);

export const conditionally = instruction(
  '605.2h',
  'What the game is like is checked once, as the effect is applied',
  'if',
  followingIf<LegionsTypes>(phrases),
);

export const repeatedly = instruction(
  '605.2c',
  'An instruction is repeated',
  'repeat for each',
  followingRepeatedly,
);

export const chosenModes = instruction(
  '700.2',
  'The modes that were chosen are followed',
  'modal',
  followingModes,
);

export const addingResource = instruction('104.2', 'An effect adds resource to a reserve', 'add resource', {
  perform: (game, effect, context) =>
    players(game, effect.who, context).map((seat) =>
      gainResource(seat, amountFor(game, effect, seat, context)),
    ),
});

export const losingResource = instruction(
  '606.3',
  'A player loses as much resource as possible',
  'lose resource',
  {
    perform: (game, effect, context) =>
      players(game, effect.who, context).map((seat) =>
        loseResource(seat, amountFor(game, effect, seat, context)),
      ),
  },
);

export const choosingObjects = instruction(
  '605.2d',
  'Objects are chosen for the instructions that follow',
  'choose',
  choosingForLater<LegionsTypes>(phrases, choicesIn),
);

export const nothing = instruction('606.3', 'Nothing is done', 'nothing', doingNothing);
