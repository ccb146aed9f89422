/** Which Power pays for what (134.2.e, 159.2). */
import { definition, fact } from '../forms';
import type { RiftboundGame } from '../game';
import type { GameObject } from '../object';
import type { Power } from '../text/tree/index';

/** Energy and Power to be paid. */
export interface Total {
  readonly energy: number;
  readonly power: readonly Power[];
}

/** Power by domain; 'any' is universal. */
export type Pool = Readonly<Record<string, number>>;

/** 134.2.e.6.b: a card that has no single domain. */
export const hasNoSingleDomain = fact(
  '134.2.e.6.b',
  '[C] on a card with no domain or with several is [A]',
  (_game: RiftboundGame, { card: { domains } }: GameObject) => domains.length !== 1,
);

/** 134.2.e.6: the domain that [C] means. */
export const ownPower = definition(
  '134.2.e.6.a',
  "[C] is Power of the card's own domain",
  (game: RiftboundGame, symbol: Power, object: GameObject): string => {
    if (symbol !== 'own') return symbol;
    return hasNoSingleDomain(game, object) ? 'any' : (object.card.domains[0] ?? 'any');
  },
  (_game, symbol): string => (symbol === 'own' ? 'any' : symbol),
);

/** 134.2.e.5.b: universal Power pays for any domain. */
export const universal = fact(
  '134.2.e.5.b',
  'Universal Power pays a Power cost of any domain',
  (_game, pool: Pool) => (pool.any ?? 0) > 0,
);

/** Is there enough Power for some symbols in a pool? Most costs that ask for Power ask for one. */
export function isPaidBy(
  game: RiftboundGame,
  symbols: readonly Power[],
  object: GameObject,
  pool: Pool,
): boolean {
  const [symbol, second] = symbols;
  if (symbol === undefined || second !== undefined)
    return paidWith(game, symbols, object, pool) !== undefined;
  const domain = ownPower(game, symbol, object);
  if (domain !== 'any') return (pool[domain] ?? 0) > 0 || universal(game, pool);
  for (const each in pool) if ((pool[each] ?? 0) > 0) return true;
  return false;
}

/** Which Power pays for some symbols out of a pool; undefined: it isn't enough. */
export function paidWith(
  game: RiftboundGame,
  symbols: readonly Power[],
  object: GameObject,
  pool: Pool,
): Pool | undefined {
  const left: Record<string, number> = { ...pool };
  const spent: Record<string, number> = {};
  const take = (domain: string): boolean => {
    if ((left[domain] ?? 0) <= 0) return false;
    left[domain] = (left[domain] ?? 0) - 1;
    spent[domain] = (spent[domain] ?? 0) + 1;
    return true;
  };
  const wanted = symbols.map((symbol) => ownPower(game, symbol, object));
  for (const domain of wanted)
    if (domain !== 'any' && !take(domain) && !(universal(game, left) && take('any'))) return undefined;
  for (const domain of wanted) {
    if (domain !== 'any') continue;
    const most = Object.keys(left)
      .filter((each) => each !== 'any' && (left[each] ?? 0) > 0)
      .sort((one, other) => (left[other] ?? 0) - (left[one] ?? 0))[0];
    if (!(most !== undefined && take(most)) && !take('any')) return undefined;
  }
  return spent;
}
