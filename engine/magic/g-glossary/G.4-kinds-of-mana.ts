/** The kinds of mana by their symbols (K.15.4). */
const KINDS: Readonly<Record<string, string>> = {
  W: 'white',
  U: 'blue',
  B: 'black',
  R: 'red',
  G: 'green',
};

/** What kind of mana a symbol stands for; a number is so much colorless mana (G.4.2). */
export const kindOf = (symbol: string): string => KINDS[symbol] ?? 'colorless';

/** Is a symbol one of a color, no number and no X? */
export const isColoured = (symbol: string): boolean => symbol in KINDS;

/** The symbol of a kind of mana that has a color; undefined of colorless mana. */
export const symbolOf = (kind: string): string | undefined =>
  Object.keys(KINDS).find((symbol) => KINDS[symbol] === kind);
