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

/** So many cards are generated at most to find those that say what others don't. */
const TRIES = 40_000;
/** Text of more letters isn't taken for them, as long as there is shorter text. */
const PLAIN = 90;
/** So many cards say each thing that a text can say. */
const SAYING = 3;

/**
 * Of cards that are generated one after another those that say what too few of the others do.
 *
 * @param said ids of the templates for what a text can say
 * @param another makes a card, given how many were made before it and how many of these were taken
 */
export function cardsForTheRest(
  said: readonly string[],
  cards: readonly GeneratedCard[],
  another: (place: number, added: number) => GeneratedCard,
): readonly GeneratedCard[] {
  const lacking = new Map(said.map((id) => [id, SAYING - cards.filter(({ uses }) => uses.has(id)).length]));
  const added: GeneratedCard[] = [];
  for (let tries = 0; tries < TRIES && [...lacking.values()].some((count) => count > 0); tries += 1) {
    const card = another(tries, added.length);
    if (tries < TRIES / 2 && (card.card.text ?? '').length > PLAIN) continue;
    if (![...card.uses].some((id) => (lacking.get(id) ?? 0) > 0)) continue;
    for (const id of card.uses) lacking.set(id, (lacking.get(id) ?? 0) - 1);
    added.push(card);
  }
  return added;
}
