/** What playing something costs in all (353), and whether a player can pay it (354.1). */

import { definition, fact } from '../forms';
import type { RiftboundGame } from '../game';
import { amount, controllerOf, fits, players } from '../phrases';
import type { Context, Piece } from '../piece';
import type { Cost, Power } from '../text/tree/index';

/** Energy and Power to be paid. */
export interface Total {
  readonly energy: number;
  readonly power: readonly Power[];
}

type Pool = Readonly<Record<string, number>>;

/** 353.1: an ignored base cost is zero. */
export const ignoredCost = definition(
  ['353.1', '353.1.a', '353.1.b'],
  'A base cost that is ignored is zero',
  (_game, piece: Piece): Total => ({
    energy: piece.ignoring === 'cost' || piece.ignoring === 'energy cost' ? 0 : (piece.card.energy ?? 0),
    power: piece.ignoring === 'cost' || piece.ignoring === 'power cost' ? [] : piece.card.power,
  }),
  (_game, piece): Total => ({ energy: piece.card.energy ?? 0, power: piece.card.power }),
);

/** 353.5: costs can't be reduced below 0. */
export const notBelowZero = definition(
  '353.5',
  'Energy costs are never less than 0',
  (_game, energy: number) => Math.max(0, energy),
  (_game, energy) => energy,
);

/** The Energy and Power in a list of costs. */
export function resourcesIn(game: RiftboundGame, costs: readonly Cost[], context: Context): Total {
  let energy = 0;
  const power: Power[] = [];
  for (const cost of costs) {
    if (cost.cost !== 'pay') continue;
    energy += cost.energy ? amount(game, cost.energy, context) : 0;
    power.push(...(cost.power ?? []));
  }
  return { energy, power };
}

/** 353: the base cost, additional costs, increases, then discounts. */
export const totalToPlay = definition(
  ['353', '353.2', '353.3', '353.4', '353.4.a'],
  'The total cost is the base cost with additional costs, increases and discounts',
  (game: RiftboundGame, piece: Piece, player: number, context: Context): Total => {
    const base = ignoredCost(game, piece);
    const additional = resourcesIn(game, piece.additionalCosts, context);
    let energy = base.energy + additional.energy;
    const power = [...base.power, ...additional.power];
    for (const { statement, context: says } of game.standing('costs')) {
      if (statement.says !== 'costs' || statement.to !== undefined) continue;
      if (!players(game, statement.who, says).includes(player)) continue;
      if (!fits(game, { ...statement.filter, zone: piece.zone.name }, piece, says)) continue;
      const by = statement.by.energy ? amount(game, statement.by.energy, says) : 0;
      const least = statement.minimum?.energy ? amount(game, statement.minimum.energy, says) : 0;
      energy = statement.sign > 0 ? energy + by : Math.max(Math.min(energy, least), energy - by);
    }
    return { energy: notBelowZero(game, energy), power };
  },
  (game, piece): Total => ignoredCost(game, piece),
);

/** 134.2.e.6.b: [C] on a card without a single domain is any Power. */
export const ownPower = definition(
  ['134.2.e.6', '134.2.e.6.b', '134.2.e.5.a'],
  "[C] is Power of the card's own domain; of several domains or none, of any",
  (_game, symbol: Power, piece: Piece): string => {
    const [only, another] = piece.card.domains;
    return symbol !== 'own' ? symbol : only === undefined || another !== undefined ? 'any' : only;
  },
  (_game, symbol): string => (symbol === 'own' ? 'any' : symbol),
);

/** 134.2.e.5.b: universal Power pays for any domain. */
export const universal = fact(
  ['134.2.e.5.b', '159.2.b'],
  'Universal Power pays a Power cost of any domain',
  (_game, pool: Pool) => (pool.any ?? 0) > 0,
);

/** Which Power pays for some symbols out of a pool; undefined: it isn't enough. */
export function paidWith(
  game: RiftboundGame,
  symbols: readonly Power[],
  piece: Piece,
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
  const wanted = symbols.map((symbol) => ownPower(game, symbol, piece));
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

/** The runes that a player controls on the board. */
export const runesOf = (game: RiftboundGame, player: number): readonly Piece[] =>
  game
    .player(player)
    .base.pieces.filter((piece) => piece.card.types.includes('rune') && controllerOf(piece) === player);

/** 354.1.a: could a player pay this, with what the runes can still add? */
export function canPay(game: RiftboundGame, player: number, { energy, power }: Total, piece: Piece): boolean {
  const { energy: pooled, power: pool } = game.player(player);
  const runes = runesOf(game, player);
  if (energy > pooled + runes.filter(({ exhausted }) => !exhausted).length) return false;
  if (power.length === 0) return true;
  const all: Record<string, number> = { ...pool };
  for (const { card } of runes) {
    const domain = card.domains[0] ?? 'any';
    all[domain] = (all[domain] ?? 0) + 1;
  }
  return paidWith(game, power, piece, all) !== undefined;
}
