/** Costs that are neither Energy nor Power (353.6): whether they can be paid, with what, and paying them (354.2). */
import { choosing, IllegalAction, type Procedure, procedure, type Step, step } from '../../kernel';
import { canBeSpent } from '../700-additional-rules/701-buffs';
import { definition, fact } from '../forms';
import type { RiftboundGame } from '../game';
import { amount, candidates, fits, objects } from '../phrases';
import type { Context, Piece } from '../piece';
import type { Cost } from '../text/tree/index';
import { isLegalTarget, specifications } from './350-choices';
import { alongWith, enough, inGroups, mustBeTogether } from './350-costs-together';
import { type Payer, payerFor } from './350-payers';
import { paymentsWith } from './350-payments';
import { leaves, leavesEmpty, takenBy } from './350-taken-to-pay';

/** What a cost is paid with: everything that fits, and how many of it. */
export interface Means {
  readonly pieces: readonly Piece[];
  readonly minimum: number;
  readonly maximum: number;
  /** All of them at one place. */
  readonly together?: true;
}

/** 354.3, 352.16: nothing is paid with that makes what is played illegal, unless there is nothing else. */
export const notSelfDefeating = fact(
  ['354.3', '352.16'],
  'A cost is not paid with what would make the outcome illegal, unless there is no choice',
  () => true,
);

function ready(game: RiftboundGame, cost: Cost['cost'], piece: Piece, player: number): boolean {
  if (cost === 'exhaust') return !piece.exhausted;
  if (cost === 'stun') return !piece.stunned;
  return cost !== 'spend buff' || canBeSpent(game, piece, player);
}

/** 355.1: what was chosen is not chosen anew once its costs are paid. */
export const targetsMustStayLegal = fact(
  ['355.1', '355.3', '352.15', '355', '393', '393.1'],
  'A target must still be legal when costs are paid: no other can be chosen then',
  () => true,
);

/**
 * Would a target that was chosen for what is played not be legal any more, once an object has left the board? Only what
 * says something can change that for another object.
 */
function spoilsATarget(game: RiftboundGame, { context, piece: played }: Payer, leaving: Piece): boolean {
  const { location, card } = leaving;
  if (!game.isOn(targetsMustStayLegal)) return false;
  if (!location || !card.abilities.some(({ kind }) => kind === 'static')) return false;
  const wanted = specifications(played);
  const areLegal = (): boolean =>
    wanted.every((each, place) =>
      (context.targets[place] ?? []).every((target) => isLegalTarget(game, target, each, context, played)),
    );
  if (context.targets.flat().length === 0 || !areLegal()) return false;
  const isSpoilt = game.supposing(
    () => {
      game.journal.remove(location.pieces, leaving);
      game.journal.remove(game.board.objects, leaving);
    },
    () => !areLegal(),
  );
  return isSpoilt && targetsMustStayLegal(game);
}

const isTarget = ({ targets }: Context, piece: Piece): boolean =>
  targets.some((some) => some.some((one) => 'piece' in one && one.piece === piece));

const sparesTargets = (game: RiftboundGame, payer: Payer, gone: readonly Piece[]): boolean =>
  gone.every((each) => !isTarget(payer.context, each) && !spoilsATarget(game, payer, each));

const NOTHING: readonly Piece[] = [];

/** Is the object itself there, and in the state that the cost takes it out of? */
const isAble = (game: RiftboundGame, { cost }: Cost, { source, controller }: Payer): boolean =>
  !source.gone && ready(game, cost, source, controller);

/** Everything that a cost can be paid with; undefined: it needs nothing, or nobody knows how to pay it. */
export function meansFor(game: RiftboundGame, cost: Cost, payer: Payer): Means | undefined {
  const { controller, source, piece, destination } = payer;
  if (cost.cost === 'discard') {
    const pieces = game.player(controller).hand.objects.filter((each) => each !== piece);
    return { pieces, minimum: cost.amount, maximum: cost.amount };
  }
  if (cost.cost === 'discard this') {
    return { pieces: source.zone.name === 'hand' ? [source] : [], minimum: 1, maximum: 1 };
  }
  const reference = 'object' in cost ? cost.object : 'from' in cost ? cost.from : undefined;
  if (!reference || cost.cost === 'move') return undefined;
  if (reference.ref === 'this') {
    const needed = cost.cost === 'spend buff' ? Math.max(1, cost.amount) : 1;
    return { pieces: isAble(game, cost, payer) ? [source] : NOTHING, minimum: needed, maximum: needed };
  }
  const { context } = payer;
  if (reference.ref !== 'choice') {
    const named = objects(game, reference, context);
    const able = named.filter((each) => !each.gone && ready(game, cost.cost, each, controller));
    const needed = Math.max(1, cost.cost === 'spend buff' ? cost.amount : named.length);
    return { pieces: able, minimum: needed, maximum: needed };
  }
  const able = candidates(game, reference.filter).filter(
    (each) =>
      each !== piece &&
      fits(game, reference.filter, each, context) &&
      ready(game, cost.cost, each, controller) &&
      !each.gone,
  );
  const harmless =
    leaves(cost) && notSelfDefeating(game)
      ? able.filter((each) =>
          takenBy(game, cost, each).some(
            (gone) =>
              !(destination && leavesEmpty(game, controller, destination, gone)) &&
              sparesTargets(game, payer, gone),
          ),
        )
      : able;
  const minimum = cost.cost === 'spend buff' ? cost.amount : amount(game, reference.minimum, context);
  const maximum = cost.cost === 'spend buff' ? cost.amount : amount(game, reference.maximum, context);
  const together = mustBeTogether(reference);
  const pieces = enough(harmless, minimum, together) ? harmless : able;
  return together
    ? { pieces: inGroups(pieces, minimum), minimum, maximum, together }
    : { pieces, minimum, maximum };
}

/** 401.4, 403.3, 409.3: a cost that is no resource must be able to be paid completely. */
export const costCanBePaid = fact(
  ['401.4', '403.3', '390.2', '354.2', '353.6', '409.3'],
  'A cost is an action that must be able to be completed',
  (game: RiftboundGame, cost: Cost, payer: Payer) => {
    if (cost.cost === 'pay') return true;
    // What most abilities ask for is their own object: to be exhausted, recycled, killed.
    if (cost.cost === 'exhaust' || cost.cost === 'recycle' || cost.cost === 'kill')
      if (cost.object.ref === 'this') return isAble(game, cost, payer);
    const means = meansFor(game, cost, payer);
    return means !== undefined && means.pieces.length >= means.minimum;
  },
);

/** 352.16: could a cost be paid so that its player doesn't lose the place where a permanent is to go? */
export function canKeep(game: RiftboundGame, cost: Cost, payer: Payer): boolean {
  const { destination, controller } = payer;
  if (!destination || !leaves(cost) || !notSelfDefeating(game)) return true;
  const means = meansFor(game, cost, payer);
  return (
    means === undefined ||
    enough(
      means.pieces.filter((each) =>
        takenBy(game, cost, each).some((gone) => !leavesEmpty(game, controller, destination, gone)),
      ),
      means.minimum,
      means.together === true,
    )
  );
}

/** 354.3: could a cost be paid without what was chosen as a target? */
export function canSpareTargets(game: RiftboundGame, cost: Cost, payer: Payer): boolean {
  if (!leaves(cost) || !notSelfDefeating(game)) return true;
  const means = meansFor(game, cost, payer);
  return (
    means === undefined ||
    enough(
      means.pieces.filter((each) =>
        takenBy(game, cost, each).some((gone) => sparesTargets(game, payer, gone)),
      ),
      means.minimum,
      means.together === true,
    )
  );
}

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
  readonly piece: Piece;
  readonly costs: readonly Cost[];
  at: number;
  /** What the last cost was to be paid with. */
  with?: readonly Piece[];
  /** Of those that pay together, the ones that have been chosen. */
  some?: readonly Piece[];
}

/** 354.2.a: what pays may be spared by a replacement effect. Switched off, such a cost isn't paid. */
export const countsAsPaidAnyway = fact(
  '354.2.a',
  'A cost that is replaced with another event is still considered paid',
  () => true,
);

const wasSpared = ({ costs, at, with: pieces = [] }: PayingOthers): boolean =>
  costs[at - 1]?.cost === 'kill' && pieces.some(({ gone }) => !gone);

const payerOf = ({ piece, player }: PayingOthers): Payer | undefined =>
  piece.context && payerFor(piece.context.with({ controller: player }), piece, piece.destination);

/** What was done to pay stays known: "the killed unit". */
function remember(game: RiftboundGame, { piece, at, costs }: PayingOthers, pieces: readonly Piece[]): void {
  const { context } = piece;
  const cost = costs[at]?.cost;
  if (!context || cost === undefined || pieces.length === 0) return;
  game.keepBooks('pay a cost', () => {
    game.set(
      piece,
      'context',
      context.with({ that: pieces, thatWas: pieces, done: { ...context.done, [cost]: pieces } }),
    );
  });
}

/** How many must pay together; none: all that pay were chosen at once. */
function togetherFor(game: RiftboundGame, data: PayingOthers): number {
  const cost = data.costs[data.at];
  const payer = payerOf(data);
  const means = cost && payer && meansFor(game, cost, payer);
  return means?.together ? means.minimum : 0;
}

const payOne: Step<RiftboundGame, PayingOthers> = choosing(
  ['354.2', '353.6', '392.1', '352.10.c', '401.5'],
  'Costs that are no resources are paid',
  (game, data: PayingOthers) => {
    if (wasSpared(data) && !countsAsPaidAnyway(game))
      throw new IllegalAction(payOne, 'a cost was replaced with something else');
    const cost = data.costs[data.at];
    const payer = payerOf(data);
    if (!cost || cost.cost === 'pay' || !payer) return undefined;
    const means = meansFor(game, cost, payer);
    if (!means || means.pieces.length < means.minimum) return undefined;
    const offers = alongWith(data.some ?? NOTHING, means.pieces).map((value) => ({
      label: `${value.card.name} [${value.id}]`,
      object: value,
      value,
    }));
    // Those that must be at one place are chosen one by one: only what is there with the others is offered.
    const minimum = means.together ? Math.min(1, means.minimum) : means.minimum;
    const maximum = means.together ? 1 : Math.min(offers.length, means.maximum);
    return { player: data.player, purpose: `pay: ${cost.cost}`, offers, minimum, maximum };
  },
  (game, data, last) => {
    const cost = data.costs[data.at];
    const chosen = [...(data.some ?? NOTHING), ...last];
    if (chosen.length < togetherFor(game, data)) {
      game.set(data, 'some', chosen);
      return 'again';
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
  step(['354.2', '390.2'], 'What can not be paid makes playing illegal', (game, data) => {
    const cost = data.costs[data.at];
    if (!cost) return undefined;
    if (cost.cost !== 'pay') throw new IllegalAction(payOne, `the cost "${cost.cost}" can not be paid`);
    game.set(data, 'at', data.at + 1);
    return 'restart';
  }),
]);
