/**
 * The edition of a rulebook that is played where none is chosen: the first one that has its newest day; undefined where there is none.
 *
 * @param all editions of one rulebook, as its game lists them
 */
export const usualEdition = <Edition extends { readonly edition: string }>(
  all: readonly Edition[],
): Edition | undefined => all.find((each) => all.every(({ edition }) => edition <= each.edition));
