/** "You may pay … to …": costs that are paid while something resolves. */
import { choosing, type Procedure, procedure, step } from '../../kernel';
import type { RiftboundGame } from '../game';
import { instruction } from '../instruction';
import { players } from '../phrases';
import type { Context, Piece } from '../piece';
import type { Cost, Effect } from '../text/tree/index';
import { followInstructions } from './350-following-instructions';
import { payerFor } from './350-payers';
import { paying } from './350-paying-costs';
import { inAnyOrder, payingOthers } from './350-paying-other-costs';
import { resourcesIn } from './350-total-cost';
import { canPayAll } from './350-whole-payment';

interface Offered {
  readonly player: number;
  /** The item of the chain that resolves. */
  readonly piece: Piece;
  readonly context: Context;
  readonly costs: readonly Cost[];
  readonly accepted: readonly Effect[];
  readonly declined: readonly Effect[];
  pays: boolean;
}

const isPayable = (game: RiftboundGame, { player, piece, context, costs }: Offered): boolean =>
  canPayAll(
    game,
    resourcesIn(game, costs, context),
    costs,
    payerFor(context.with({ controller: player }), piece, undefined),
  );

/** 356.3.e.13: "kill a unit to draw cards equal to its Might". A card says "me" of itself: where it alone was spoken of, "its" is of what paid. */
function speakOfPaid(game: RiftboundGame, { piece, context, costs }: Offered): void {
  const paid = piece.context;
  if (!paid || costs.every(({ cost }) => cost === 'pay')) return;
  if (!context.that.every((each) => each === context.source)) return;
  game.set(context, 'that', paid.that);
  game.set(context, 'thatWas', paid.thatWas);
  game.set(context, 'done', { ...context.done, ...paid.done });
}

/** 352.9, 353.6: whoever may pay chooses whether to; a cost that can't be paid completely isn't offered. */
export const offeringPayment: Procedure<RiftboundGame, Offered> = procedure('choosing whether to pay', [
  choosing(
    ['352.9', '353.6'],
    'Whoever may pay while something resolves chooses whether to',
    (game, data: Offered) =>
      isPayable(game, data)
        ? {
            player: data.player,
            purpose: 'may',
            offers: [
              { label: "don't pay", action: 'decline', value: false },
              { label: 'pay', action: 'accept', value: true },
            ],
          }
        : undefined,
    (game, data, [yes]) => {
      game.set(data, 'pays', yes ?? false);
      game.set(data.context, 'did', yes);
    },
  ),
  step(
    ['354.1', '162'],
    'Energy and Power are paid as an instruction is carried out',
    (game, { pays, player, piece, costs, context }) => {
      if (!pays) return;
      game.call(paying, { player, total: resourcesIn(game, costs, context), piece, costs, chosen: [] });
    },
  ),
  step('354.2', 'Other costs are paid', (game, { pays, player, piece, costs }) => {
    if (pays && costs.some(({ cost }) => cost !== 'pay'))
      game.call(payingOthers, { player, piece, costs: inAnyOrder(game, costs), at: 0 });
  }),
  step('352.10.c.1', 'What was paid for is done', (game, data) => {
    const { pays, context, accepted, declined } = data;
    if (pays) speakOfPaid(game, data);
    game.call(followInstructions, { effects: pays ? accepted : declined, at: 0, context });
  }),
]);

/** What resolves, which is what a payment is for. */
const resolvingNow = (game: RiftboundGame, { source }: Context): Piece =>
  game.chain.objects.findLast(({ pending }) => !pending) ?? source;

export const payingToDo = instruction('353.6', '"You may pay …": the player chooses', 'may pay', {
  perform: (game, effect, context) => {
    for (const player of [...players(game, effect.who, context)].reverse())
      game.call(offeringPayment, {
        player,
        piece: resolvingNow(game, context),
        context,
        costs: effect.costs,
        accepted: [effect.then],
        declined: effect.otherwise ? [effect.otherwise] : [],
        pays: false,
      });
    return [];
  },
});

/** "… unless its controller pays [2]": of several players, any one who pays keeps it from happening. */
export const unlessPaid = instruction('353.6', '"… unless … pays": it happens if nobody pays', 'unless', {
  perform: (game, effect, context) => {
    const [player, next] = players(game, effect.who, context);
    if (player === undefined) {
      game.call(followInstructions, { effects: [effect.effect], at: 0, context });
      return [];
    }
    // Who declines hands the question on.
    const handedOn: Effect = { ...effect, who: { who: 'that player' } };
    game.call(offeringPayment, {
      player,
      piece: resolvingNow(game, context),
      context: next === undefined ? context : context.with({ thatPlayer: next }),
      costs: effect.costs,
      accepted: [],
      declined: [next === undefined ? effect.effect : handedOn],
      pays: false,
    });
    return [];
  },
});
