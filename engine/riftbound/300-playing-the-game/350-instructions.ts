/** Instructions that say in which order, whether, and at what price others are followed (154, 352.9, 353.6). */
import {
  doingNothing,
  followingIf,
  followingInTurn,
  followingModes,
} from '../../card-game/instructions/control-flow';
import {
  decidingWhether,
  type OfferRules,
  type OptionalAction,
  offeringToDo,
  offeringToPay,
  offeringToPrevent,
  passingOverWhoCantPay,
} from '../../card-game/instructions/offers';
import { type Procedure, procedure, step } from '../../kernel';
import type { RiftboundGame, RiftboundTypes } from '../game';
import { instruction } from '../instruction';
import type { Context, GameObject } from '../object';
import { objects, phrases, players } from '../phrases';
import { countAnew, speakOf } from '../referents';
import type { Effect } from '../text/tree/index';
import { followInstructions } from './350-following-instructions';
import { payerFor } from './350-payers';
import { paying } from './350-paying-costs';
import { inAnyOrder, payingOthers } from './350-paying-other-costs';
import { resourcesIn } from './350-total-cost';
import { canPayAll } from './350-whole-payment';

export const inSequence = instruction('154.1', 'One instruction after another', 'sequence', followingInTurn);

export const conditionally = instruction(
  '134.2.b.2',
  'An instruction with a condition is followed if it is so',
  'if',
  followingIf<RiftboundTypes>(phrases),
);

export const modesThatWereChosen = instruction(
  { number: '185.2.b', restates: ['185.4.d'] },
  'Of several modes, those are followed that were chosen',
  'modal',
  followingModes,
);

export const nothing = instruction('055', 'What says to do nothing is done', 'nothing', doingNothing);

export const choosingObjects = instruction('352.6', '"Choose": what follows is about it', 'choose', {
  perform: (game, effect, context, { chosen }) => {
    // "Choose a unit and another": what follows is about both.
    const before = context.choosing ? context.that : [];
    const meant = objects(game, effect.object, context, chosen);
    // What was sought and not found is nothing.
    const found = meant.length > 0 || effect.object.ref === 'last of those';
    speakOf(game, context, found ? [...before, ...meant] : context.that);
    game.set(context, 'choosing', true);
    return [];
  },
});

/** "Choose an opponent": from then on, "they" are that player, who was chosen like any target (352.10). */
export const choosingPlayers = instruction(
  '352.10',
  '"Choose" a player: what follows is about that player',
  'choose player',
  {
    perform: (game, effect, context) => {
      const [chosen] = players(game, effect.who, context);
      game.set(context, 'thatPlayer', chosen);
      return [];
    },
  },
);

/** What resolves, which is what a payment is for. */
const resolvingNow = (game: RiftboundGame, { source }: Context): GameObject =>
  game.chain.objects.findLast(({ pending }) => !pending) ?? source;

export const payment: Procedure<RiftboundGame, OptionalAction<RiftboundTypes>> = procedure(
  'paying on resolution',
  [
    step(
      '354.1',
      'Energy and Power are paid as an instruction is carried out',
      (game, { player, costs, context }) => {
        const total = resourcesIn(game, costs, context);
        game.call(paying, { player, total, object: resolvingNow(game, context), costs, chosen: [] });
      },
    ),
    step('354.2', 'Other costs are paid', (game, { player, costs, context }) => {
      if (costs.some(({ cost }) => cost !== 'pay'))
        game.call(payingOthers, {
          player,
          object: resolvingNow(game, context),
          costs: inAnyOrder(game, costs),
          at: 0,
        });
    }),
  ],
);

/** 356.3.e.13: "kill a unit to draw cards equal to its Might". A card says "me" of itself: where it alone was spoken of, "its" is of what paid. */
function speakOfPaid(game: RiftboundGame, { context, costs }: OptionalAction<RiftboundTypes>): void {
  const paid = resolvingNow(game, context).context;
  if (!paid || costs.every(({ cost }) => cost === 'pay')) return;
  if (!context.that.every((each) => each === context.source)) return;
  game.set(context, 'that', paid.that);
  game.set(context, 'thatWas', paid.thatWas);
  game.set(context, 'done', { ...context.done, ...paid.done });
}

interface PaidFor {
  readonly effects: readonly Effect[];
  readonly offered: OptionalAction<RiftboundTypes>;
}

export const doingWhatWasPaidFor: Procedure<RiftboundGame, PaidFor> = procedure('doing what was paid for', [
  step('352.10.c.1', 'What was paid for is done', (game, { effects, offered }) => {
    const { context } = offered;
    if (context.did) speakOfPaid(game, offered);
    game.call(followInstructions, { effects, at: 0, context });
  }),
]);

const offer = (game: RiftboundGame, offered: OptionalAction<RiftboundTypes>): void =>
  game.call(mayDo, { ...offered, question: 'may' });

const offers: OfferRules<RiftboundTypes> = {
  canPay: (game, { player, costs, context }) =>
    costs.length === 0 ||
    canPayAll(
      game,
      resourcesIn(game, costs, context),
      costs,
      payerFor(context.with({ controller: player }), resolvingNow(game, context), undefined),
    ),
  labelsOf: ({ costs }) => (costs.length > 0 ? ['pay', "don't pay"] : ['do', "don't"]),
  pay: (game, offered) => game.call(payment, offered),
  offer,
  follow: (game, effects, offered) =>
    offered.costs.length > 0
      ? game.call(doingWhatWasPaidFor, { effects, offered })
      : game.call(followInstructions, { effects, at: 0, context: offered.context }),
  noteUndone: countAnew,
};

/** 352.9, 353.6: whoever may do something, or pay, chooses whether to; a cost that can't be paid completely isn't offered. */
export const mayDo: Procedure<RiftboundGame, OptionalAction<RiftboundTypes>> = procedure(
  'choosing whether to do something',
  [
    passingOverWhoCantPay(
      '353.6',
      'Who can not pay the costs of an instruction completely is not asked',
      offers,
    ),
    decidingWhether(
      '352.9',
      'Whoever may do something, or pay, as something resolves chooses whether to',
      offers,
    ),
  ],
);

export const optionally = instruction(
  '352.9',
  '"You may": the player chooses',
  'may',
  offeringToDo<RiftboundTypes>(phrases, offer),
);

export const payingToDo = instruction(
  '353.6',
  '"You may pay …": the player chooses',
  'may pay',
  offeringToPay<RiftboundTypes>(phrases, offer),
);

/** "… unless its controller pays [2]": of several players, any one who pays keeps it from happening. */
export const unlessPaid = instruction(
  '353.6',
  '"… unless … pays": it happens if nobody pays',
  'unless',
  offeringToPrevent<RiftboundTypes>(phrases, offer),
);
