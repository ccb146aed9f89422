/** What costs can be paid with besides mana: life, and what is tapped, sacrificed, discarded (G.6.2). */
import { countersOn } from '../../card-game/counters/counters';
import type * as layer from '../../card-game/payment/object-costs';
import { type Share, sharesOf } from '../../card-game/payment/shares';
import { exists } from '../../card-game/targets/solver';
import { assumed, concatMap } from '../../kernel';
import { beholdable } from '../7-additional-rules/701-behold';
import { definition, fact } from '../forms';
import type { MagicGame, MagicTypes } from '../game';
import type { MagicObject, SpentObject } from '../object';
import { candidates } from '../t-timing/T.7-types-of-effects';
import { fits } from '../text/phrases';
import type { Cost } from '../text/tree';
import { cannotLoseLife } from './G.21-loss-of-life';
import { canSacrifice } from './G.33-sacrifice';
import { cannotTapItself, cannotUntapItself } from './G.37-summoning-sickness';
import { cannotBeTappedAgain, cannotBeUntappedAgain } from './G.38-tapping';

type Payment = layer.Payment<MagicTypes>;

/** The symbols of all mana among some costs. */
export const manaIn = (costs: readonly Cost[]): readonly string[] =>
  concatMap(costs, (cost) => (cost.cost === 'mana' ? cost.mana : []));

/** K.28.2: the costs of which X is so much. */
export const withX = (costs: readonly Cost[], x: number): readonly Cost[] =>
  costs.map((cost) => (cost.cost === 'X life' ? { cost: 'life', amount: x } : cost));

/** How much life is paid for some costs. */
export const lifeIn = (costs: readonly Cost[]): number =>
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
export function payableWith(
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
    case 'X life':
    case 'draw':
    case 'mill':
    case 'discard hand':
    case 'skip':
    case 'either':
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

/** How many objects a cost takes. */
export const needed = (cost: Cost): number =>
  'amount' in cost && cost.cost !== 'remove counters' ? cost.amount : 1;

/** Is it chance that says with what it is paid? */
export const isAtRandom = (cost: Cost): boolean => cost.cost === 'discard' && cost.random === true;

/** Is it paid with objects? All cards of a hand may be none. */
export const isOfObjects = ({ cost }: Cost): boolean =>
  !['mana', 'life', 'X life', 'draw', 'mill', 'discard hand', 'skip', 'either'].includes(cost);

/** What a cost takes of an object. */
export function spends({ cost }: Cost): 'tapping' | 'place' | undefined {
  switch (cost) {
    case 'tap this':
    case 'untap this':
    case 'tap':
    case 'untap':
      return 'tapping';
    case 'mana':
    case 'life':
    case 'X life':
    case 'remove counters':
    case 'behold':
      return undefined;
    default:
      return 'place';
  }
}

/** G.6.Ruling.4, G.33.Ruling.2 */
export const eachForOneCost = definition(
  { number: 'G.6.Ruling.4', restates: ['G.33.Ruling.2'] },
  'What pays one cost pays no other',
  (_game: MagicGame, shares: readonly Share<MagicObject>[]): boolean => exists(sharesOf(shares)),
  (_game, shares) => shares.every(({ from, count }) => from.length >= count),
);

/** What later instructions call what was done to what paid. */
export const DONE: Readonly<Record<string, SpentObject['how']>> = {
  behold: 'beheld',
  sacrifice: 'sacrificed',
  'sacrifice this': 'sacrificed',
  discard: 'discarded',
  'discard such': 'discarded',
  'discard this': 'discarded',
};
