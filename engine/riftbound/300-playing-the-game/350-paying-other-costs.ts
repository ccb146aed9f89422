/** Paying costs that are neither Energy nor Power (354.2). */
import { offers, offersInTurn, regardless } from '../../card-game/targets/solver';
import { choosing, IllegalAction, type Procedure, procedure, type Step, step } from '../../kernel';
import { definition, fact } from '../forms';
import type { RiftboundGame } from '../game';
import type { GameObject } from '../object';
import type { Cost } from '../text/tree/index';
import { objectsIn } from './350-choices';
import { type Costs, meansFor, paidBy, problemOfCosts } from './350-other-costs';
import { type Payer, payerFor } from './350-payers';
import { paymentsWith } from './350-payments';
import { leaves } from './350-taken-to-pay';

const NOTHING: readonly GameObject[] = [];

/** 354.2: in any order. What takes objects away comes last, so that they can pay for the others before they leave. */
export const inAnyOrder = definition(
  '354.2',
  'Costs that are no resources are paid in any order in which all of them can be paid',
  (_game, costs: readonly Cost[]): readonly Cost[] => {
    const first = costs.findIndex(leaves);
    if (first < 0 || costs.slice(first).every(leaves)) return costs;
    return [...costs.filter((cost) => !leaves(cost)), ...costs.filter(leaves)];
  },
  (_game, costs): readonly Cost[] => costs,
);

/** Costs being paid, and the place of the next. */
interface PayingOthers {
  readonly player: number;
  readonly object: GameObject;
  readonly costs: readonly Cost[];
  at: number;
  /** What the last cost was to be paid with. */
  with?: readonly GameObject[];
  /** Of those that pay together, the ones that have been chosen. */
  some?: readonly GameObject[];
}

/** 354.2.a: what pays may be spared by a replacement effect. Switched off, such a cost isn't paid. */
export const countsAsPaidAnyway = fact(
  '354.2.a',
  'A cost that is replaced with another event is still considered paid',
  () => true,
);

const wasSpared = ({ costs, at, with: objects = [] }: PayingOthers): boolean =>
  costs[at - 1]?.cost === 'kill' && objects.some(({ ceased }) => !ceased);

const payerOf = ({ object, player }: PayingOthers): Payer | undefined =>
  object.context && payerFor(object.context.with({ controller: player }), object, object.destination);

/** What was done to pay stays known: "the killed unit". */
function remember(
  game: RiftboundGame,
  { object, at, costs }: PayingOthers,
  objects: readonly GameObject[],
): void {
  const { context } = object;
  const cost = costs[at]?.cost;
  if (!context || cost === undefined || objects.length === 0) return;
  game.keepBooks('pay a cost', () => {
    game.set(
      object,
      'context',
      context.with({ that: objects, thatWas: objects, done: { ...context.done, [cost]: objects } }),
    );
  });
}

/** What can pay the next cost, so that all after it can be paid as well; where nothing can, whatever it can be paid with. */
function offeredFor(game: RiftboundGame, data: PayingOthers) {
  const payer = payerOf(data);
  const costs = data.costs.slice(data.at);
  const [next] = costs;
  if (!next || next.cost === 'pay' || !payer) return undefined;
  const all: Costs = { costs: costs.filter(({ cost }) => cost !== 'pay'), payerAfter: () => payer };
  const some = (data.some ?? NOTHING).map(paidBy);
  const problem = problemOfCosts(game, all);
  const offered = (problem.slots[0]?.agree ? offersInTurn : offers)(problem, [], some);
  if (offered) return offered;
  const whatever = regardless(problemOfCosts(game, all, true), []);
  return whatever && whatever.values.length >= (meansFor(game, next, payer)?.minimum ?? 1)
    ? whatever
    : undefined;
}

const payOne: Step<RiftboundGame, PayingOthers> = choosing(
  '354.2',
  'Costs that are no resources are paid',
  (game, data: PayingOthers) => {
    if (wasSpared(data) && !countsAsPaidAnyway(game))
      throw new IllegalAction(payOne, 'a cost was replaced with something else');
    const offered = offeredFor(game, data);
    if (!offered) return undefined;
    const { values, minimum, maximum } = offered;
    return {
      player: data.player,
      purpose: `pay: ${data.costs[data.at]?.cost}`,
      offers: objectsIn(values).map((value) => ({
        label: `${value.card.name} [${value.id}]`,
        object: value,
        value,
      })),
      minimum,
      maximum,
    };
  },
  (game, data, last) => {
    const cost = data.costs[data.at];
    const chosen = [...(data.some ?? NOTHING), ...last];
    if (last.length > 0 && offeredFor(game, data)?.oneByOne) {
      game.set(data, 'some', chosen);
      if ((offeredFor(game, data)?.values ?? NOTHING).length > 0) return 'again';
    }
    game.set(data, 'some', NOTHING);
    remember(game, data, chosen);
    game.set(data, 'at', data.at + 1);
    game.set(data, 'with', chosen);
    const events = cost && chosen.length > 0 ? paymentsWith(game, cost.cost, chosen) : [];
    if (events.length > 0) game.propose(...events);
    return 'again';
  },
);

/** 354.2: costs that are no resources are paid one after another. */
export const payingOthers: Procedure<RiftboundGame, PayingOthers> = procedure('paying other costs', [
  payOne,
  step('354.2', 'What can not be paid makes playing illegal', (game, data) => {
    const cost = data.costs[data.at];
    if (!cost) return undefined;
    if (cost.cost !== 'pay') throw new IllegalAction(payOne, `the cost "${cost.cost}" can not be paid`);
    game.set(data, 'at', data.at + 1);
    return 'restart';
  }),
]);
