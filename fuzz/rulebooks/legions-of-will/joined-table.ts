import type { CardSpecification, PermanentSetup, PlayerSetup, SetupRequest } from '../../../port/contract';
import type { GameNumbers } from '../../game-numbers';
import { digitsOf, pick, seeded } from '../../numbers';
import { lying } from './lying';

const NAMES = ['Alice', 'Bob', 'Carol'];

/** What lies on a table, and where its game is joined. */
export interface Joined {
  /** Parts of a turn, one of which is under way. */
  readonly parts: readonly [string, ...string[]];
  /** What each player's face-up base is. */
  readonly base: CardSpecification;
  /** Another one that begins face down; left out: none. */
  readonly another?: CardSpecification;
  /** One that begins face up and empty, so that a player who loses the first base plays on; left out: none. */
  readonly spare?: CardSpecification;
  /** What everybody has there from the beginning. */
  readonly everybody: readonly PermanentSetup[];
  /** What else lies there, and in decks. */
  readonly cards: readonly CardSpecification[];
  /** So many permanents at the most are in a base. */
  readonly most: number;
  /**
   * In every third game the active player has few permanents, so that several may block each attacker, and in every third
   * the others have. Left out: in none.
   */
  readonly lopsided?: boolean;
  /** How much resource a player has, from any number. */
  readonly resource: (number: number) => number;
  /** So many cards are in each deck; left out: six. */
  readonly deck?: number;
  /** So many cards are in each hand, and in each graveyard; left out: none. */
  readonly hand?: number;
  readonly graveyard?: number;
}

/** One permanent of so many has been on the table for a while. */
const WORN = 3;

/** So many permanents are few. */
const FEW = 2;

/** A table of two or three players in the middle of a turn, with a base each and the cards of a list. */
export function joinedTable(
  { shape, deal, things }: GameNumbers,
  {
    parts,
    base,
    another,
    spare,
    everybody,
    cards,
    most,
    lopsided,
    resource,
    deck = 6,
    hand = 0,
    graveyard = 0,
  }: Joined,
): SetupRequest {
  const digit = digitsOf(shape);
  const names = NAMES.slice(0, 2 + (digit(4) === 3 ? 1 : 0));
  const part = parts[digit(parts.length)] ?? parts[0];
  const activePlayer = digit(names.length);
  const next = seeded(deal);
  const few = lopsided ? digit(3) : 0;
  const permanents = cards.filter(({ types }) => !types.includes('action'));
  const attached = names.map((): PermanentSetup[] => [...everybody]);
  for (const thing of things) {
    const side = attached[thing % names.length];
    const isFew = few === (side === attached[activePlayer] ? 1 : 2);
    const room = isFew ? everybody.length + FEW : most;
    if (!side || side.length >= room) continue;
    const card = pick(permanents, next);
    const lies = digitsOf(next());
    side.push(lies(WORN) === 0 ? lying(card, lies) : { card });
  }
  const some = (count: number): readonly CardSpecification[] =>
    Array.from({ length: count }, () => pick(cards, next));
  const players = names.map(
    (name, seat): PlayerSetup => ({
      name,
      resources: { resource: resource(next()) },
      zones: { hand: some(hand), graveyard: some(graveyard), expelled: [], deck: some(deck) },
      permanents: [
        { card: base, attached: attached[seat] ?? [] },
        ...(spare ? [{ card: spare }] : []),
        ...(another ? [{ card: another, statuses: ['face down'] }] : []),
      ],
    }),
  );
  return { rulebook: 'legions-of-will', seed: deal, players, from: { activePlayer, part, turn: 3 } };
}
