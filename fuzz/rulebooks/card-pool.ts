import type { CardSpecification } from '../../port/contract';
import { type Next, pick } from '../numbers';
import type { Swarm } from '../swarm';
import type { GeneratedCard } from './catalogues';

/** So many different cards are in a game. */
const POOL = 16;

/** So many cards that have a favoured template are in a game, each of them twice as often as others. */
const FAVOURED = 2;

/**
 * The cards of a game: some that have what its swarm settings favour, several times over, and others to at most sixteen, without
 * what those settings leave out, as long as there are enough others.
 */
export function poolOf(
  cards: readonly GeneratedCard[],
  without: Swarm,
  next: Next,
): readonly CardSpecification[] {
  const favoured = without.favoured.flatMap((id) => someWith(id, cards, next));
  const pool = new Set(favoured);
  for (let tries = 0; tries < 20 * POOL && pool.size < POOL; tries += 1) {
    const { card, uses } = pick(cards, next);
    const fits =
      tries > 12 * POOL ||
      (!card.types.some((type) => without.types.has(type)) &&
        ![...uses].some((id) => without.templates.has(id)));
    if (fits) pool.add(card);
  }
  return [...pool, ...favoured];
}

/** So many cards with the least text are those that a favoured template is on: what they do can be told from little else. */
const PLAINEST = 3;

/** Some of the plainest cards with a template, if there are any. Cards with less text come first. */
function someWith(
  template: string,
  cards: readonly GeneratedCard[],
  next: Next,
): readonly CardSpecification[] {
  const found = cards.filter(({ uses }) => uses.has(template)).slice(0, PLAINEST);
  return found.length === 0 ? [] : Array.from({ length: FAVOURED }, () => pick(found, next).card);
}

/** So many different cards; there must be as many. */
export function distinct(
  cards: readonly GeneratedCard[],
  count: number,
  next: Next,
): readonly CardSpecification[] {
  const found = new Set<CardSpecification>();
  while (found.size < count) found.add(pick(cards, next).card);
  return [...found];
}

/** What a rulebook asks of a deck. */
export interface DeckLimits {
  readonly least: number;
  /** How often a card's name may be in a deck. */
  copies(card: CardSpecification): number;
}

/** A deck of the least size or up to four cards more: from the pool, and when that is used up from all cards. */
export function deckOf(
  pool: readonly CardSpecification[],
  cards: readonly GeneratedCard[],
  { least, copies }: DeckLimits,
  next: Next,
): readonly CardSpecification[] {
  const deck: CardSpecification[] = [];
  const counts = new Map<string, number>();
  const size = least + (next() % 5);
  for (let tries = 0; deck.length < size; tries += 1) {
    const card = tries < 4 * least ? pick(pool, next) : pick(cards, next).card;
    const count = counts.get(card.name) ?? 0;
    if (count >= copies(card)) continue;
    counts.set(card.name, count + 1);
    deck.push(card);
  }
  return deck;
}
