import { assumed, concatMap } from '../../kernel';
import { definition } from '../forms';
import { kindOf } from '../g-glossary/G.4-kinds-of-mana';
import { isGeneric } from '../g-glossary/G.17-generic-mana';
import type { MagicGame } from '../game';
import type { Cost } from '../text/tree';

/** What may be paid for a symbol instead of its mana. */
const TWO_LIFE = '2 life';

const isSplit = (symbol: string): boolean => symbol.includes('/');
const isPhyrexian = (symbol: string): boolean => symbol.endsWith('/P');

/** 107.4e */
export const hybridHalves = definition(
  { '2013': '107.4e', '2025': assumed('107.4e', { from: '2013' }) },
  'A hybrid symbol is paid in either of the two ways that its halves show',
  (_game: MagicGame, symbol: string): readonly string[] => symbol.split('/'),
  (_game, symbol) => symbol.split('/').slice(0, 1),
);

/** 107.4f */
export const phyrexianWays = definition(
  { '2013': '107.4f', '2025': assumed('107.4f', { from: '2013' }) },
  'A Phyrexian symbol is paid with mana of its color or with 2 life',
  (_game: MagicGame, symbol: string): readonly string[] => [...symbol.split('/').slice(0, 1), TWO_LIFE],
  (_game, symbol) => symbol.split('/').slice(0, 1),
);

/** What of some costs is paid in one of several ways: the halves of each symbol, and the words of costs with “or” between them. */
export const splitCosts = (game: MagicGame, costs: readonly Cost[]): readonly (readonly string[])[] =>
  concatMap(costs, (cost) => {
    if (cost.cost === 'either') return [cost.ways.map(({ text }) => text)];
    const symbols = cost.cost === 'mana' ? cost.mana.filter(isSplit) : [];
    return symbols.map((symbol) =>
      isPhyrexian(symbol) ? phyrexianWays(game, symbol) : hybridHalves(game, symbol),
    );
  });

/** Every way of paying for what of some costs is paid in one of several: a half of each. */
export const waysToPay = (game: MagicGame, costs: readonly Cost[]): readonly (readonly string[])[] =>
  splitCosts(game, costs).reduce<readonly (readonly string[])[]>(
    (ways, halves) => concatMap(ways, (way) => halves.map((half) => [...way, half])),
    [[]],
  );

/** Some costs with the halves of their symbols that were chosen: mana, or life besides it. */
export function paidWith(costs: readonly Cost[], halves: readonly string[]): readonly Cost[] {
  const left = [...halves];
  return concatMap(costs, (cost): readonly Cost[] => {
    if (cost.cost === 'either') {
      const half = left.shift();
      return cost.ways.find(({ text }) => text === half)?.costs ?? [cost];
    }
    if (cost.cost !== 'mana') return [cost];
    const paid = cost.mana.map((symbol) => (isSplit(symbol) ? (left.shift() ?? symbol) : symbol));
    const life = paid.filter((symbol) => symbol === TWO_LIFE).length;
    const mana = paid.filter((symbol) => symbol !== TWO_LIFE);
    return [
      ...(mana.length > 0 ? [{ ...cost, mana }] : []),
      ...(life > 0 ? [{ cost: 'life', amount: 2 * life } as const] : []),
    ];
  });
}

/** How a half of a symbol is offered. */
export const labelOfHalf = (half: string): string => {
  if (half === TWO_LIFE) return 'life';
  // Costs in words.
  if (half.includes(' ')) return half;
  return isGeneric(half) ? 'generic mana' : `${kindOf(half)} mana`;
};

/** The colors of a symbol (107.4a, 107.4e, 107.4f). */
export const coloursOf = (symbol: string): readonly string[] =>
  symbol
    .split('/')
    .map(kindOf)
    .filter((kind) => kind !== 'colorless');

/** How much mana a symbol asks for that is paid in one of several ways: the most of them. */
export const amountOfSplit = (symbol: string): number =>
  Math.max(...symbol.split('/').map((half) => (isGeneric(half) ? Number(half) : 1)));
