import type { CardSpecification } from '../../port/contract';

/** A card with generated text. */
export interface GeneratedCard {
  readonly card: CardSpecification;
  /** Ids of the templates that its text is made of. */
  readonly uses: ReadonlySet<string>;
}

/** Puts cards with less text first. */
export const byText = (first: GeneratedCard, second: GeneratedCard): number =>
  (first.card.text ?? '').length - (second.card.text ?? '').length;

/** So many catalogues are kept for those who play several campaigns at once. */
const KEPT = 4;

/** Makes catalogues by their numbers, and keeps the last few: the texts of a card are read but once, which takes longer than a game. */
export function keptCatalogues<Catalogue>(
  make: (number: number) => Catalogue,
): (number: number) => Catalogue {
  const known = new Map<number, Catalogue>();
  return (number) => {
    const before = known.get(number);
    if (before !== undefined) return before;
    const catalogue = make(number);
    if (known.size >= KEPT) known.clear();
    known.set(number, catalogue);
    return catalogue;
  };
}
