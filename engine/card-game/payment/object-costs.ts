/** Costs that are paid with objects, one after another: whatever pays one leaves the others payable. */
import { choosing, type Numbers, type Step } from '../../kernel';
import type { TypesOf } from '../game';
import { offers } from '../targets/solver';
import { type Share, sharesOf } from './shares';

/** What is paid, by whom, for what. */
export interface Payment<T extends TypesOf<T>> {
  readonly player: number;
  readonly costs: readonly T['tree']['cost'][];
  readonly source: T['object'];
  readonly context: T['context'];
}

/** Costs being paid, and the place of the next. */
export interface Paying<T extends TypesOf<T>> extends Payment<T> {
  at: number;
  /** What was chosen for the next one so far. */
  chosen: readonly T['object'][];
}

/** What a game says of costs that are paid with objects. */
export interface ObjectCosts<T extends TypesOf<T>> {
  /** What a cost can be paid with now; nothing where it isn't paid with objects. */
  readonly payableWith: (
    game: T['game'],
    payment: Payment<T>,
    cost: T['tree']['cost'],
  ) => readonly T['object'][];
  /** How many objects it takes. */
  readonly needed: (cost: T['tree']['cost']) => number;
  /** What it takes of each: costs that take the same can't share an object. Undefined: nothing that another cost could need. */
  readonly spends: (cost: T['tree']['cost']) => string | undefined;
  /** Does the player choose what it is paid with? */
  readonly isChosen: (cost: T['tree']['cost']) => boolean;
  readonly labelOf: (object: T['object'], place: number) => string;
  readonly pay: (
    game: T['game'],
    paying: Paying<T>,
    cost: T['tree']['cost'],
    chosen: readonly T['object'][],
  ) => void;
}

const shareOf = <T extends TypesOf<T>>(
  { payableWith, needed }: ObjectCosts<T>,
  game: T['game'],
  payment: Payment<T>,
  cost: T['tree']['cost'],
): Share<T['object']> => ({ from: payableWith(game, payment, cost), count: needed(cost) });

/**
 * Can all costs that are paid with objects be paid?
 *
 * @param costs those of the payment that are
 * @param isPossible can shares of the same be taken together?
 */
export function canPayWithObjects<T extends TypesOf<T>>(
  rules: ObjectCosts<T>,
  game: T['game'],
  payment: Payment<T>,
  costs: readonly T['tree']['cost'][],
  isPossible: (shares: readonly Share<T['object']>[]) => boolean,
): boolean {
  const shares = new Map<string, Share<T['object']>[]>();
  for (const cost of costs) {
    const share = shareOf(rules, game, payment, cost);
    const spent = rules.spends(cost);
    if (spent === undefined) {
      if (share.from.length === 0) return false;
    } else shares.set(spent, [...(shares.get(spent) ?? []), share]);
  }
  return [...shares.values()].every(isPossible);
}

/** What the next cost needs, and what those after it need of the same: of each other they take nothing away. */
function sharesLeft<T extends TypesOf<T>>(
  rules: ObjectCosts<T>,
  game: T['game'],
  paying: Paying<T>,
): readonly Share<T['object']>[] {
  const left = paying.costs.slice(paying.at);
  const [next] = left;
  const spent = next && rules.spends(next);
  return left
    .filter((cost, place) => place === 0 || (spent !== undefined && rules.spends(cost) === spent))
    .map((cost) => shareOf(rules, game, paying, cost));
}

/** The step in which a player chooses what the next cost is paid with: each answer leaves the others theirs. */
export const choosingWhatPays = <T extends TypesOf<T>>(
  numbers: Numbers,
  title: string,
  rules: ObjectCosts<T>,
): Step<T['game'], Paying<T>> =>
  choosing(
    numbers,
    title,
    (game, data: Paying<T>) => {
      const cost = data.costs[data.at];
      if (!cost || !rules.isChosen(cost)) return undefined;
      const offered = offers(sharesOf(sharesLeft(rules, game, data)), [], data.chosen);
      if (!offered) return undefined;
      const { values, minimum, maximum } = offered;
      return {
        player: data.player,
        purpose: `pay: ${cost.cost}`,
        offers: values.map((object, place) => ({
          label: rules.labelOf(object, place),
          object,
          value: object,
        })),
        minimum,
        maximum,
      };
    },
    (game, data, more) => {
      const cost = data.costs[data.at];
      if (!cost) return undefined;
      const chosen = [...data.chosen, ...more];
      if (chosen.length < rules.needed(cost)) {
        game.set(data, 'chosen', chosen);
        return 'again';
      }
      game.set(data, 'at', data.at + 1);
      game.set(data, 'chosen', []);
      rules.pay(game, data, cost, chosen);
      return data.at < data.costs.length ? 'again' : undefined;
    },
  );
