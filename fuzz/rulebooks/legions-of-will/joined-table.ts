import type { CardSpecification, PermanentSetup, PlayerSetup, SetupRequest } from '../../../port/contract';
import { digitsOf, pick, seeded } from '../../numbers';
import type { GameNumbers } from '../../table';

const NAMES = ['Alice', 'Bob', 'Carol'];

/** What lies on a table, and where its game is joined. */
export interface Joined {
  /** Parts of a turn, one of which is under way. */
  readonly parts: readonly [string, ...string[]];
  /** What each player's one base is. */
  readonly base: CardSpecification;
  /** What everybody has there from the beginning. */
  readonly everybody: readonly PermanentSetup[];
  /** What else lies there, and in decks. */
  readonly cards: readonly CardSpecification[];
  /** So many permanents at the most are in a base. */
  readonly most: number;
  /** How much resource a player has, from any number. */
  readonly resource: (number: number) => number;
}

/** A table of two or three players in the middle of a turn, with one base each and the cards of a list. */
export function joinedTable(
  { shape, deal, things }: GameNumbers,
  { parts, base, everybody, cards, most, resource }: Joined,
): SetupRequest {
  const digit = digitsOf(shape);
  const names = NAMES.slice(0, 2 + (digit(4) === 3 ? 1 : 0));
  const part = parts[digit(parts.length)] ?? parts[0];
  const activePlayer = digit(names.length);
  const next = seeded(deal);
  const attached = names.map((): PermanentSetup[] => [...everybody]);
  for (const thing of things) {
    const side = attached[thing % names.length];
    if (side && side.length < most) side.push({ card: pick(cards, next) });
  }
  const players = names.map(
    (name, seat): PlayerSetup => ({
      name,
      resource: resource(next()),
      hand: [],
      graveyard: [],
      expelled: [],
      deck: Array.from({ length: 6 }, () => pick(cards, next)),
      bases: [{ card: base, attached: attached[seat] ?? [] }],
    }),
  );
  return { rulebook: 'legions-of-will', seed: deal, players, from: { activePlayer, part, turn: 3 } };
}
