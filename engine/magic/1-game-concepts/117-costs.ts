import { assumed } from '../../kernel';
import { definition } from '../forms';
import { isGeneric } from '../g-glossary/G.17-generic-mana';
import type { MagicGame } from '../game';

/** How much of a reduction by mana of one color takes mana of that color from a cost. */
export const takesItsColour = definition(
  { '2013': '117.7', '2025': assumed('118.7', { from: ['2013', '117.7'] }) },
  'A reduction by mana of a color takes mana of that color',
  (_game: MagicGame, asked: number, by: number): number => Math.min(asked, by),
  () => 0,
);

export const takesGenericInstead = definition(
  { '2013': '117.7a', '2025': assumed('118.7', { from: ['2013', '117.7a'] }) },
  'Where the cost asks for no mana of that color, such a reduction takes generic mana',
  (_game: MagicGame, by: number): number => by,
  () => 0,
);

export const takesGenericBeyond = definition(
  { '2013': '117.7b', '2025': assumed('118.7', { from: ['2013', '117.7b'] }) },
  'What such a reduction has beyond the mana of that color takes generic mana',
  (_game: MagicGame, by: number): number => by,
  () => 0,
);

/** 117.7c: the half that isn't taken away is left to be paid, so that paying for it is choosing the other one. */
export const takesEitherHalf = definition(
  { '2013': '117.7c', '2025': assumed('118.7', { from: ['2013', '117.7c'] }) },
  'A reduction by a hybrid symbol takes the half that its player chooses',
  (_game: MagicGame, symbols: readonly string[], hybrid: string): Taken => {
    const [one = '', other = ''] = hybrid.split('/');
    const left = without(symbols, one);
    const both = left && without(left, other);
    if (both) return { symbols: [...both, hybrid], by: [] };
    return { symbols, by: [left || !without(symbols, other) ? one : other] };
  },
  (_game, symbols, hybrid) => ({ symbols, by: [hybrid.split('/')[0] ?? hybrid] }),
);

/** What is left of a cost, and what is still to be taken from it. */
interface Taken {
  readonly symbols: readonly string[];
  readonly by: readonly string[];
}

/** Some symbols without one of them; undefined where it isn't there. Generic mana is taken from more of it. */
function without(symbols: readonly string[], symbol: string): readonly string[] | undefined {
  const at = symbols.findIndex((each) =>
    isGeneric(symbol) ? isGeneric(each) && Number(each) >= Number(symbol) : each === symbol,
  );
  if (at < 0) return undefined;
  const rest = isGeneric(symbol) ? Number(symbols[at]) - Number(symbol) : 0;
  return [...symbols.slice(0, at), ...(rest > 0 ? [String(rest)] : []), ...symbols.slice(at + 1)];
}

/**
 * Takes from a cost what effects reduce it by: colors first, then generic mana, and never below none.
 *
 * @param reductions the symbols of all reductions together
 * @returns the symbols that are left; a negative number where a value of X is reduced that is chosen later
 */
export function reduced(
  game: MagicGame,
  symbols: readonly string[],
  reductions: readonly string[],
): readonly string[] {
  let left = [...symbols];
  const by: string[] = [];
  for (const symbol of reductions) {
    const taken = symbol.includes('/')
      ? takesEitherHalf(game, left, symbol)
      : { symbols: left, by: [symbol] };
    left = [...taken.symbols];
    by.push(...taken.by);
  }
  let generic = by.reduce((sum, symbol) => sum + (isGeneric(symbol) ? Number(symbol) : 0), 0);
  for (const colour of new Set(by.filter((symbol) => !isGeneric(symbol)))) {
    const less = by.filter((symbol) => symbol === colour).length;
    const asked = left.filter((symbol) => symbol === colour).length;
    let taken = takesItsColour(game, asked, less);
    generic +=
      asked === 0 ? takesGenericInstead(game, less) : takesGenericBeyond(game, Math.max(0, less - asked));
    left = left.filter((symbol) => {
      if (symbol !== colour || taken === 0) return true;
      taken -= 1;
      return false;
    });
  }
  left = left.flatMap((symbol) => {
    if (!isGeneric(symbol)) return [symbol];
    const less = Math.min(generic, Number(symbol));
    generic -= less;
    return Number(symbol) > less ? [String(Number(symbol) - less)] : [];
  });
  return generic > 0 && left.includes('X') ? [...left, String(-generic)] : left;
}
