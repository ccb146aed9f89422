/** What the words between instructions mean: may, if, unless, one mode of several (T.6). */
import {
  choosingForLater,
  doingNothing,
  followingIf,
  followingInTurn,
  followingModes,
} from '../../card-game/instructions/control-flow';
import {
  decidingWhether,
  type OptionalAction,
  offeringToDo,
  offeringToPay,
  offeringToPrevent,
} from '../../card-game/instructions/offers';
import { assumed, type Procedure, procedure } from '../../kernel';
import { cannotMill } from '../7-additional-rules/701-mill';
import { definition, fact } from '../forms';
import { canPayAll, payAll } from '../g-glossary/G.6-paying-costs';
import { cannotDraw } from '../g-glossary/G.15-draw';
import type { MagicGame, MagicTypes } from '../game';
import { choicesIn, instruction } from '../instruction';
import { isOpenX, payingX } from '../k-card-types/K.28-x-on-resolution';
import type { Context } from '../object';
import { amountFor, phrases, players } from '../text/phrases';
import type { Effect } from '../text/tree';
import { antecedents } from './T.6-antecedents';
import { followInstructions } from './T.6-resolution';

export const inSequence = instruction(
  { '2003': 'T.6.3', '2013': '608.2c', '2025': assumed('T.6.3', { from: '2003' }) },
  'One instruction after another',
  'sequence',
  followingInTurn,
);

const hasNoCards = (game: MagicGame, seat: number): boolean => game.player(seat).hand.objects.length === 0;

/** T.6.5: something is there to do it to, where that has to be chosen. */
export const canBeDone = fact(
  { '2003': 'T.6.5', '2013': '608.2d', '2025': assumed('608.2d', { from: '2013' }) },
  'Nobody chooses to do what can not be done to anything',
  (game: MagicGame, effect: Effect | undefined, context: Context) => {
    if (effect?.do === 'draw' && players(game, effect.who, context).every((seat) => cannotDraw(game, seat)))
      return false;
    if (
      effect?.do === 'discard' &&
      players(game, effect.who, context).every((seat) => hasNoCards(game, seat))
    )
      return false;
    if (
      effect?.do === 'mill' &&
      players(game, effect.who, context).some((seat) =>
        cannotMill(game, seat, amountFor(game, effect, seat, context)),
      )
    )
      return false;
    const requests = effect && effect.do !== 'search' ? choicesIn(game, effect, context) : [];
    return requests.length === 0 || requests.some(({ objects }) => objects.length > 0);
  },
);

/** A.4.13, T.6.5: nobody chooses what is not possible. */
export const mayDo: Procedure<MagicGame, OptionalAction<MagicTypes>> = procedure(
  'choosing whether to do something',
  [
    decidingWhether<MagicTypes>(
      { '2003': 'A.4.13', '2013': '608.2d', '2025': assumed('608.2d', { from: '2013' }) },
      'Whoever may do something chooses on resolution, and only what is possible',
      {
        canPay: (game, { player, costs, accepted, context, they }) =>
          costs.length > 0
            ? canPayAll(game, { player, costs, source: context.source, context })
            : canBeDone(game, accepted[0], they ? context.with({ thatPlayer: player }) : context),
        pay: (game, paying) => {
          const { player, costs, context } = paying;
          if (isOpenX(paying)) game.call(payingX, paying);
          else payAll(game, { player, costs, source: context.source, context });
        },
        offer,
        follow: (game, effects, { context }) => game.call(followInstructions, { effects, at: 0, context }),
        noteUndone: (game, effect, context) => antecedents.noteAmount(game, effect, context, []),
      },
    ),
  ],
);

function offer(game: MagicGame, offered: OptionalAction<MagicTypes>): void {
  game.call(mayDo, offered);
}

export const optionally = instruction(
  { '2003': 'A.4.13', '2013': '603.5', '2025': assumed('A.4.13', { from: '2003' }) },
  '"You may": the player chooses',
  'may',
  offeringToDo<MagicTypes>(phrases, offer),
);

export const payingOptionally = instruction(
  { '2003': 'T.6.10', '2013': '608.2f', '2025': assumed('T.6.10', { from: '2003' }) },
  '"You may pay": mana abilities may be played as it is paid',
  'may pay',
  offeringToPay<MagicTypes>(phrases, offer),
);

export const unlessPaid = instruction(
  { '2003': 'T.6.10', '2013': '117.12a', '2025': assumed('T.6.10', { from: '2003' }) },
  '"Unless": what is paid on resolution keeps an effect from happening',
  'unless',
  offeringToPrevent<MagicTypes>(phrases, offer),
);

export const conditionally = instruction(
  { '2003': 'T.6.7', '2013': '608.2g', '2025': assumed('608.2h', { from: ['2013', '608.2g'] }) },
  'What the game is like is looked up as it is needed',
  'if',
  followingIf<MagicTypes>(phrases),
);

export const chosenModes = instruction(
  { '2003': 'G.24.2', '2013': '700.2', '2025': '700.2' },
  'Of a modal text the mode that was chosen is followed',
  'modal',
  followingModes,
);

export const choosingObjects = instruction(
  { '2003': 'T.6.4', '2013': '608.2d', '2025': assumed('608.2d', { from: '2013' }) },
  'What is chosen is what the next instructions speak of',
  'choose',
  choosingForLater<MagicTypes>(phrases, choicesIn),
);

/** T.10.13 */
export const selfReplaced = definition(
  'T.10.13',
  'What a text replaces of itself is replaced before anything else is',
  (game: MagicGame, effect: Extract<Effect, { do: 'instead' }>, context: Context): Effect =>
    phrases.holds(game, effect.condition, context) ? effect.instead : effect.effect,
  (_game, effect) => effect.effect,
);

export const replacingItself = instruction(
  { '2003': 'T.6.3', '2013': '608.2c', '2025': assumed('T.6.3', { from: '2003' }) },
  'A later sentence may change what an earlier one means',
  'instead',
  {
    perform: (game, effect, context, { follow }) => {
      follow([selfReplaced(game, effect, context)], context);
      return [];
    },
  },
);

/** T.6.3: "repeat this process". */
export const doingProcess = instruction(
  { '2003': 'T.6.3', '2013': '608.2c', '2025': assumed('T.6.3', { from: '2003' }) },
  'What a text says in order may be done again from its beginning',
  'process',
  {
    perform: (_game, { effect }, context, { follow }) => {
      follow([effect], context.with({ process: effect }));
      return [];
    },
  },
);

export const repeatingProcess = instruction(
  { '2003': 'T.6.3', '2013': '608.2c', '2025': assumed('T.6.3', { from: '2003' }) },
  'A process that is repeated begins anew',
  'repeat process',
  {
    perform: (_game, _effect, context, { follow }) => {
      if (context.process) follow([{ do: 'process', effect: context.process }], context);
      return [];
    },
  },
);

export const nothing = instruction(
  { '2003': 'T.6.11', '2013': '609.3', '2025': assumed('T.6.11', { from: '2003' }) },
  'Nothing is done',
  'nothing',
  doingNothing,
);
