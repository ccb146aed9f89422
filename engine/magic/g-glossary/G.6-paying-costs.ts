/** Paying all that a spell, an ability or an effect costs: mana first, then what is tapped, sacrificed, discarded (G.6.2). */
import type * as layer from '../../card-game/payment/object-costs';
import {
  canPayWithObjects,
  choosingWhatPays as choosingObjects,
  type ObjectCosts,
} from '../../card-game/payment/object-costs';
import { assumed, concatMap, IllegalAction, type Procedure, procedure, type Step, step } from '../../kernel';
import { paidWith, waysToPay } from '../1-game-concepts/107-mana-symbols';
import { cannotMill, millSeveral } from '../7-additional-rules/701-mill';
import { checkingDiscards } from '../7-additional-rules/701-undefined-cards';
import { givenBy } from '../a-abilities/A.6-mana-sources';
import type { Activation, MagicGame, MagicTypes } from '../game';
import type { MagicObject } from '../object';
import type { Occurrence } from '../occurrence';
import { orderOfPayment } from '../t-timing/T.4-order-of-costs';
import { contextOf } from '../text/phrases';
import type { Cost } from '../text/tree';
import { move } from '../z-zones/Z.1-zones-of-play';
import { payingMana } from './G.6-costs';
import { canPayNeeds, NO_MANA } from './G.6-mana-at-a-cost';
import type { Purpose } from './G.6-needs';
import {
  DONE,
  eachForOneCost,
  hasNoLife,
  isAtRandom,
  isOfObjects,
  lifeIn,
  manaIn,
  needed,
  payableWith,
  spends,
  withX,
} from './G.6-object-costs';
import { counters } from './G.8-counters';
import { discard } from './G.14-discard';
import { cannotDraw, drawSeveral } from './G.15-draw';
import { askedBy } from './G.17-generic-mana';
import { loseLife } from './G.21-loss-of-life';
import { reveal } from './G.31-showing';
import { sacrifice } from './G.33-sacrifice';
import { cannotBeSpent, spendPart } from './G.36-skipping';
import { turn } from './G.38-tapping';

/** What is paid, and on what its mana is spent. */
export interface Payment extends layer.Payment<MagicTypes> {
  readonly purpose?: Purpose;
  /** The mana ability that is paid for, which may be played to pay for something else. */
  readonly mana?: Activation;
}
type Paying = layer.Paying<MagicTypes>;

/** Of what could pay for a cost, what leaves the rest payable. */
function payableNow(game: MagicGame, payment: layer.Payment<MagicTypes>, cost: Cost): readonly MagicObject[] {
  const { player, mana }: Pick<Payment, 'player' | 'mana'> = payment;
  const from = payableWith(game, payment, cost);
  const takes = spends(cost);
  const toPay = mana?.toPay;
  if (!mana || !toPay || takes === undefined) return from;
  const how = DONE[cost.cost];
  return from.filter((of) =>
    givenBy(game, player, mana, how ? [{ how, object: of }] : []).some((gives) =>
      canPayNeeds(game, player, [{ asked: NO_MANA, purpose: {}, gives }, ...toPay], {
        taken: [{ of, takes }],
      }),
    ),
  );
}

const purposeOf = ({ purpose, costs }: Payment): Purpose => {
  const of = costs.flatMap((cost) => (cost.cost === 'mana' && cost.of ? [cost.of] : []))[0];
  return of === undefined ? (purpose ?? {}) : { ...purpose, of };
};

/** Could a player pay all of this, in some way? */
export const canPayAll = (game: MagicGame, payment: Payment): boolean =>
  waysToPay(game, payment.costs).some((way) => canPayWith(game, payment, way));

/** Could a player pay all of this with these halves of its symbols? */
export const canPayWith = (game: MagicGame, payment: Payment, halves: readonly string[]): boolean =>
  canPayPlain(game, { ...payment, costs: withX(paidWith(payment.costs, halves), payment.context.x) });

function canPayPlain(game: MagicGame, payment: Payment): boolean {
  const { player, costs, source, context } = payment;
  if (hasNoLife(game, player, lifeIn(costs))) return false;
  if (costs.some((cost) => cost.cost === 'skip' && cannotBeSpent(game, player, cost.step))) return false;
  if (costs.some(({ cost }) => cost === 'draw') && cannotDraw(game, player)) return false;
  if (cannotMill(game, player, millsIn(costs))) return false;
  if (
    !canPayWithObjects(objectCosts, game, payment, costs.filter(isOfObjects), (shares) =>
      eachForOneCost(game, shares),
    )
  )
    return false;
  const symbols = manaIn(costs);
  if (symbols.length === 0) return true;
  const besides = { costs: apart(costs), source, context };
  const need = { asked: askedBy(symbols, context), purpose: purposeOf(payment), besides };
  // A card that is still in the hand as it is asked about pays for nothing itself.
  const isAnnounced = payment.purpose?.spell === source && source.zone === game.player(player).hand;
  return canPayNeeds(game, player, [need], {
    taken: isAnnounced ? [{ of: source, takes: 'place' }] : [],
  });
}

/** How many cards costs mill in all. */
const millsIn = (costs: readonly Cost[]): number =>
  costs.reduce((sum, cost) => sum + (cost.cost === 'mill' ? cost.amount : 0), 0);

const apart = (costs: readonly Cost[]): readonly Cost[] => costs.filter(({ cost }) => cost !== 'mana');

/** Could it be paid if nothing were known yet of what it is paid for? */
export const couldPay = (
  game: MagicGame,
  player: number,
  costs: readonly Cost[],
  source: MagicObject,
): boolean =>
  canPayAll(game, {
    player,
    costs,
    source,
    context: contextOf(source, player),
    purpose: { abilityOf: source },
  });

function payWith(
  game: MagicGame,
  { player, context }: Paying,
  cost: Cost,
  chosen: readonly MagicObject[],
): void {
  const how = DONE[cost.cost];
  if (how) game.set(context, 'spent', [...context.spent, ...chosen.map((object) => ({ how, object }))]);
  const events = concatMap(chosen, (object): readonly Occurrence[] => {
    switch (cost.cost) {
      case 'tap this':
      case 'tap':
        return turn(game, object, true, player);
      case 'untap this':
      case 'untap':
        return turn(game, object, false, player);
      case 'return':
      case 'return this':
        return [move(object, "return to owner's hand", { zone: 'hand' })];
      case 'remove':
      case 'remove this':
        return [move(object, 'remove from the game', { zone: 'out of game' })];
      case 'behold':
        return object.zone === game.inPlay ? [] : [reveal(object)];
      case 'sacrifice this':
      case 'sacrifice':
        return [sacrifice(object)];
      case 'discard':
      case 'discard such':
      case 'discard hand':
        return [discard(object)];
      case 'discard this':
        return [discard(object, undefined, cost.of)];
      case 'remove counters':
        return [counters.remove(object, cost.counter, cost.amount)];
      default:
        return [];
    }
  });
  if (cost.cost === 'skip') game.propose(...spendPart(game, player, cost.step));
  else if (cost.cost === 'life') game.propose(...events, loseLife(player, cost.amount));
  else if (cost.cost === 'draw') game.propose(...drawSeveral(game, player, cost.amount));
  else if (cost.cost === 'mill') game.propose(...millSeveral(game, player, cost.amount));
  else game.propose(...events);
}

const objectCosts: ObjectCosts<MagicTypes> = {
  payableWith: payableNow,
  needed,
  spends,
  isChosen: (cost) => isOfObjects(cost) && !isAtRandom(cost),
  labelOf: ({ card, id }) => `${card.faceUp ? 'a face-down card' : card.name} [${id}]`,
  pay: payWith,
};

/** G.6.2: what is not chosen is what it says; the rest is chosen. */
const choosingWhatPays: Step<MagicGame, Paying> = choosingObjects<MagicTypes>(
  { '2003': 'G.6.2', '2013': '117.1', '2025': assumed('G.6.2', { from: '2003' }) },
  'A cost may be anything: life, what is tapped, sacrificed or discarded',
  objectCosts,
);

const payingWithoutChoice: Step<MagicGame, Paying> = step(
  { '2003': 'G.6.2', '2013': '118.4', '2025': assumed('G.6.2', { from: '2003' }) },
  'Life is paid, and cards that nobody chooses or that are drawn',
  (game, data) => {
    const cost = data.costs[data.at];
    if (!cost) return undefined;
    const hand = game.player(data.player).hand.objects;
    let taken: readonly MagicObject[] = [];
    if (cost.cost === 'discard hand') taken = hand;
    else if (isAtRandom(cost))
      taken = game.chance
        .shuffle(
          'choose at random',
          hand.filter((object) => object !== data.source),
          ({ card }) => card.name,
        )
        .slice(0, needed(cost));
    else if (!['life', 'draw', 'mill', 'skip'].includes(cost.cost))
      throw new IllegalAction(orderOfPayment, `The cost "${cost.cost}" can't be paid any more`);
    game.set(data, 'at', data.at + 1);
    payWith(game, data, cost, taken);
    return data.at < data.costs.length ? 'restart' : undefined;
  },
);

export const payingObjects: Procedure<MagicGame, Paying> = procedure('paying costs', [
  choosingWhatPays,
  payingWithoutChoice,
  checkingDiscards,
]);

/** Has all of it paid: what is chosen later is called first, as what is called last runs first. */
export function payAll(game: MagicGame, payment: Payment): void {
  const { player, context } = payment;
  const announced = waysToPay(game, payment.costs).find((way) =>
    context.halves.length > 0
      ? way.every((half, place) => half === context.halves[place])
      : canPayWith(game, payment, way),
  );
  const costs = withX(paidWith(payment.costs, announced ?? context.halves), context.x);
  const unordered = apart(costs);
  const others =
    unordered.length > 1 ? orderOfPayment(game, unordered, (cost) => spends(cost) === 'place') : unordered;
  const { mana } = payment;
  if (others.length > 0) game.call(payingObjects, { ...payment, costs: others, at: 0, chosen: [] });
  const symbols = manaIn(costs);
  if (symbols.length === 0) return;
  const asked = askedBy(symbols, context);
  const purpose = purposeOf(payment);
  const isForSpell = payment.source.zone === game.stack;
  const besides = { costs: others, source: payment.source, context };
  const { generic } = asked;
  const first = mana?.toPay && givenBy(game, player, mana)[0];
  game.call(payingMana, {
    ...{ player, asked, purpose, generic, open: {}, isForSpell, besides },
    ...(first ? { gives: first } : {}),
    ...(mana?.toPay ? { toPay: mana.toPay } : {}),
  });
}
