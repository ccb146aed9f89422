/** Paying all that a spell, an ability or an effect costs: mana first, then what is tapped, sacrificed, discarded (G.6.2). */
import { countersOn } from '../../card-game/counters/counters';
import type * as layer from '../../card-game/payment/object-costs';
import {
  canPayWithObjects,
  choosingWhatPays as choosingObjects,
  type ObjectCosts,
} from '../../card-game/payment/object-costs';
import { type Share, sharesOf } from '../../card-game/payment/shares';
import { exists } from '../../card-game/targets/solver';
import { assumed, concatMap, IllegalAction, type Procedure, procedure, type Step, step } from '../../kernel';
import { paidWith, waysToPay } from '../1-game-concepts/107-mana-symbols';
import { beholdable } from '../7-additional-rules/701-behold';
import { manaSources } from '../a-abilities/A.6-mana-abilities';
import { definition, fact } from '../forms';
import type { MagicGame, MagicTypes } from '../game';
import type { Purpose } from '../k-card-types/K.20-restricted-mana';
import type { MagicObject, Spent } from '../object';
import type { Occurrence } from '../occurrence';
import { orderOfPayment } from '../t-timing/T.4-order-of-costs';
import { candidates } from '../t-timing/T.7-types-of-effects';
import { contextOf, fits } from '../text/phrases';
import type { Cost } from '../text/tree';
import { move } from '../z-zones/Z.1-zones-of-play';
import { canPayMana, payingMana } from './G.6-costs';
import { counters } from './G.8-counters';
import { discard } from './G.14-discard';
import { cannotDraw, drawSeveral } from './G.15-draw';
import { askedBy } from './G.17-generic-mana';
import { cannotLoseLife, loseLife } from './G.21-loss-of-life';
import { reveal } from './G.31-showing';
import { canSacrifice, sacrifice } from './G.33-sacrifice';
import { cannotBeSpent, spendPart } from './G.36-skipping';
import { cannotTapItself, cannotUntapItself } from './G.37-summoning-sickness';
import { cannotBeTappedAgain, cannotBeUntappedAgain, turn } from './G.38-tapping';

/** What is paid, and on what its mana is spent. */
export interface Payment extends layer.Payment<MagicTypes> {
  readonly purpose?: Purpose;
}
type Paying = layer.Paying<MagicTypes>;

/** The symbols of all mana among some costs. */
export const manaIn = (costs: readonly Cost[]): readonly string[] =>
  concatMap(costs, (cost) => (cost.cost === 'mana' ? cost.mana : []));

const lifeIn = (costs: readonly Cost[]): number =>
  costs.reduce((sum, cost) => (cost.cost === 'life' ? sum + cost.amount : sum), 0);

/** G.19.6 */
export const hasNoLife = fact(
  {
    '2003': { number: 'G.19.6', restates: ['G.6.Ruling.2'] },
    '2013': '118.4',
    '2025': assumed('G.19.6', { from: '2003' }),
  },
  'Nobody pays more life than there is',
  (game: MagicGame, seat: number, life: number) =>
    life > (cannotLoseLife(game, seat) ? 0 : Math.max(0, game.player(seat).life)),
);

/** What a cost that moves or taps objects can be paid with. */
function payableWith(
  game: MagicGame,
  { player, source, context }: Payment,
  cost: Cost,
): readonly MagicObject[] {
  switch (cost.cost) {
    case 'tap this':
      return source.ceased || cannotBeTappedAgain(game, source) || cannotTapItself(game, source)
        ? []
        : [source];
    case 'untap this':
      return source.ceased || cannotBeUntappedAgain(game, source) || cannotUntapItself(game, source)
        ? []
        : [source];
    case 'sacrifice this':
      return canSacrifice(game, player, source) ? [source] : [];
    case 'return this':
    case 'remove this':
      return source.ceased ? [] : [source];
    case 'discard this':
      return source.zone === game.player(player).hand && !source.ceased ? [source] : [];
    case 'remove counters':
      return countersOn(source, cost.counter) >= cost.amount ? [source] : [];
    case 'sacrifice':
      return game.inPlay.objects.filter(
        (object) =>
          canSacrifice(game, player, object) &&
          fits(game, cost.filter, object, context.with({ controller: player })),
      );
    case 'discard':
      return game.player(player).hand.objects.filter((object) => object !== source);
    case 'behold':
      return beholdable(game, player, source, (object) =>
        fits(game, { ...cost.filter, zone: object.zone.name }, object, context.with({ controller: player })),
      );
    case 'discard such':
    case 'tap':
    case 'untap':
    case 'return':
    case 'remove':
      return candidates(game, cost.cost === 'discard such' ? IN_HAND : cost.filter).filter(
        (object) =>
          isAsItMustBe(game, cost.cost, object, source) &&
          (cost.cost !== 'discard such' || object.owner === player) &&
          fits(game, cost.filter, object, context.with({ controller: player })),
      );
    case 'mana':
    case 'life':
    case 'draw':
    case 'discard hand':
    case 'skip':
      return [];
  }
}

/** Is an object so that such a cost could be paid with it? */
function isAsItMustBe(
  game: MagicGame,
  cost: Cost['cost'],
  object: MagicObject,
  source: MagicObject,
): boolean {
  if (cost === 'tap') return !cannotBeTappedAgain(game, object);
  if (cost === 'untap') return !cannotBeUntappedAgain(game, object);
  return object !== source || object.zone === game.inPlay;
}

const IN_HAND = { zone: 'hand' };

const needed = (cost: Cost): number =>
  'amount' in cost && cost.cost !== 'remove counters' ? cost.amount : 1;

const isAtRandom = (cost: Cost): boolean => cost.cost === 'discard' && cost.random === true;

/** Is it paid with objects? All cards of a hand may be none. */
const isOfObjects = ({ cost }: Cost): boolean =>
  cost !== 'mana' && cost !== 'life' && cost !== 'draw' && cost !== 'discard hand' && cost !== 'skip';

/** What a cost takes of an object. */
function spends({ cost }: Cost): 'tapping' | 'place' | undefined {
  switch (cost) {
    case 'tap this':
    case 'untap this':
    case 'tap':
    case 'untap':
      return 'tapping';
    case 'mana':
    case 'life':
    case 'remove counters':
    case 'behold':
      return undefined;
    default:
      return 'place';
  }
}

/** What later instructions call what was done to what paid. */
const DONE: Readonly<Record<string, Spent['how']>> = {
  behold: 'beheld',
  sacrifice: 'sacrificed',
  'sacrifice this': 'sacrificed',
  discard: 'discarded',
  'discard such': 'discarded',
  'discard this': 'discarded',
};

/** G.6.Ruling.4, G.33.Ruling.2 */
export const eachForOneCost = definition(
  { number: 'G.6.Ruling.4', restates: ['G.33.Ruling.2'] },
  'What pays one cost pays no other',
  (_game: MagicGame, shares: readonly Share<MagicObject>[]): boolean => exists(sharesOf(shares)),
  (_game, shares) => shares.every(({ from, count }) => from.length >= count),
);

const purposeOf = ({ purpose, costs }: Payment): Purpose => {
  const of = costs.flatMap((cost) => (cost.cost === 'mana' && cost.of ? [cost.of] : []))[0];
  return of === undefined ? (purpose ?? {}) : { ...purpose, of };
};

/** Could a player pay all of this, in some way? */
export const canPayAll = (game: MagicGame, payment: Payment): boolean =>
  waysToPay(game, payment.costs).some((way) => canPayWith(game, payment, way));

/** Could a player pay all of this with these halves of its symbols? */
export const canPayWith = (game: MagicGame, payment: Payment, halves: readonly string[]): boolean =>
  canPayPlain(game, { ...payment, costs: paidWith(payment.costs, halves) });

function canPayPlain(game: MagicGame, payment: Payment): boolean {
  const { player, costs, source, context } = payment;
  if (hasNoLife(game, player, lifeIn(costs))) return false;
  if (costs.some((cost) => cost.cost === 'skip' && cannotBeSpent(game, player, cost.step))) return false;
  if (costs.some(({ cost }) => cost === 'draw') && cannotDraw(game, player)) return false;
  if (
    !canPayWithObjects(objectCosts, game, payment, costs.filter(isOfObjects), (shares) =>
      eachForOneCost(game, shares),
    )
  )
    return false;
  const symbols = manaIn(costs);
  if (symbols.length === 0) return true;
  const isTapped = costs.some(({ cost }) => cost === 'tap this');
  const isGone = costs.some(({ cost }) => cost === 'sacrifice this');
  const sources = manaSources(game, player).filter(
    ({ of, takes }) =>
      of !== source || !((isTapped && takes.includes('tapping')) || (isGone && takes.includes('place'))),
  );
  return canPayMana(game, player, askedBy(symbols, context.x), sources, undefined, purposeOf(payment));
}

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
  else game.propose(...events);
}

const objectCosts: ObjectCosts<MagicTypes> = {
  payableWith,
  needed,
  spends,
  isChosen: (cost) => isOfObjects(cost) && !isAtRandom(cost),
  labelOf: ({ card, id }) => `${card.name} [${id}]`,
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
    else if (cost.cost !== 'life' && cost.cost !== 'draw' && cost.cost !== 'skip')
      throw new IllegalAction(orderOfPayment, `The cost "${cost.cost}" can't be paid any more`);
    game.set(data, 'at', data.at + 1);
    payWith(game, data, cost, taken);
    return data.at < data.costs.length ? 'restart' : undefined;
  },
);

export const payingObjects: Procedure<MagicGame, Paying> = procedure('paying costs', [
  choosingWhatPays,
  payingWithoutChoice,
]);

/** Has all of it paid: what is chosen later is called first, as what is called last runs first. */
export function payAll(game: MagicGame, payment: Payment): void {
  const { player, context } = payment;
  const announced = waysToPay(game, payment.costs).find((way) =>
    context.halves.length > 0
      ? way.every((half, place) => half === context.halves[place])
      : canPayWith(game, payment, way),
  );
  const costs = paidWith(payment.costs, announced ?? context.halves);
  const apart = costs.filter(({ cost }) => cost !== 'mana');
  const others = apart.length > 1 ? orderOfPayment(game, apart, (cost) => spends(cost) === 'place') : apart;
  if (others.length > 0) game.call(payingObjects, { ...payment, costs: others, at: 0, chosen: [] });
  const symbols = manaIn(costs);
  if (symbols.length === 0) return;
  const asked = askedBy(symbols, context.x);
  const purpose = purposeOf(payment);
  const isForSpell = payment.source.zone === game.stack;
  game.call(payingMana, { player, asked, purpose, generic: asked.generic, open: {}, isForSpell });
}
